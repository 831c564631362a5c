// Final scoring and ties — CG final a-e, CG ruling 28, 29 and 37. Computed from the position, at any moment.
import { dividedDown, OVER, SEATS, type Seat, type Standing } from '@arkwright/kernel'
import { ALL_GOODS } from '../components/names.ts'
import { END } from '../parts.ts'
import type { Rules } from '../rules.ts'
import { entry, type Player, playerAt, type State } from '../state.ts'
import type { CardGamePassage } from '../step.ts'

/** The lines of one player's final scoring. */
export interface FinalScore {
  readonly goodsIncome: number
  /** Money once stored goods are sold, before shares are bought. */
  readonly money: number
  readonly sharesBought: number
  readonly loans: number
  readonly valueLoss: number
  readonly shares: number
  readonly shareValue: number
  /** Pounds that come from no share. */
  readonly handicap: number
  readonly score: number
  readonly moneyLeft: number
}

export function finalScore(rules: Rules, player: Player, seat: Seat): FinalScore {
  const { figures } = rules
  let goodsIncome = 0
  for (const good of ALL_GOODS) goodsIncome += entry(player.stock, good) * entry(figures.finalPrice, good)
  const money = player.money + goodsIncome
  const affordable = player.shareValue === 0 ? 0 : dividedDown(money, player.shareValue)
  const sharesBought = player.bankrupt ? 0 : Math.min(affordable, Math.max(0, figures.sharesMax - player.shares))
  const valueLoss = entry(figures.shipValueLoss, player.shipTokens)
  const shares = Math.max(0, player.shares + sharesBought - player.loans)
  const shareValue = Math.max(0, player.shareValue - valueLoss)
  return {
    goodsIncome,
    money,
    sharesBought,
    loans: player.loans,
    valueLoss,
    shares,
    shareValue,
    handicap: player.bankrupt ? 0 : entry(rules.scoreHandicap, seat),
    score: scoreOf(rules, seat, player.bankrupt, shares * shareValue),
    moneyLeft: money - sharesBought * player.shareValue,
  }
}

/** What a player's shares are worth now, with the handicap of the seat. */
export function scoreNow({ rules, players }: State, seat: Seat): number {
  const player = players[seat]
  return player === undefined ? 0 : scoreOf(rules, seat, player.bankrupt, player.shares * player.shareValue)
}

function scoreOf({ scoreHandicap }: Rules, seat: Seat, isBankrupt: boolean, worth: number): number {
  return isBankrupt ? 0 : Math.max(0, worth + entry(scoreHandicap, seat))
}

export const finalScoring: CardGamePassage = {
  name: 'final scoring',
  part: END,
  run(state, emit) {
    state.step = OVER
    for (const seat of SEATS.slice(0, state.rules.seats)) {
      const { shares, shareValue, handicap, score, moneyLeft } = finalScore(state.rules, playerAt(state, seat), seat)
      emit?.({ type: 'final scoring', seat, shares, shareValue, handicap, score, money: moneyLeft })
    }
  },
}

/** The standings if the game were scored now. In the solo game, opponents who are ahead count for the rank. */
export function standings(state: State): readonly Standing[] {
  const seats = SEATS.slice(0, state.rules.seats)
  const scores = seats.map(seat => finalScore(state.rules, playerAt(state, seat), seat))
  return seats.map(seat => {
    const { score = 0, moneyLeft = 0 } = scores[seat] ?? {}
    const ahead = scores.filter(other => other.score > score || (other.score === score && other.moneyLeft > moneyLeft))
    const opponents = state.solo === null ? [] : state.rivals.filter(rival => rival.shares * rival.shareValue > score)
    return { seat, rank: 1 + ahead.length + opponents.length, score, tieBreak: moneyLeft }
  })
}
