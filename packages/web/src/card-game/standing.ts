// The companies in the header: score, rank, cash and shares of everyone.
import { finalScore, type State, scoreNow } from '@arkwright/card-game'
import { OVER, type Seat } from '@arkwright/kernel'
import type { Company, Position } from '../play/game-page.ts'
import { text } from './messages/index.ts'
import { rivalName } from './words.ts'

const GOODS = 4

interface Worth {
  readonly seat: Seat | undefined
  readonly name: string
  readonly score: number
  readonly cash: number | undefined
  readonly shares: number
  readonly value: number
  readonly loans: number
  readonly isBankrupt: boolean
  readonly handicap: number
}

export function companies(position: Position, names: readonly string[]): readonly Company[] {
  const state = position as State
  const worths: Worth[] = state.players.map((player, place) => ({
    seat: place as Seat,
    name: names[place] ?? '',
    isBankrupt: player.bankrupt,
    handicap: state.rules.scoreHandicap[place] ?? 0,
    ...(state.step === OVER ? scored(state, player, place as Seat) : holding(state, player, place as Seat)),
  }))
  if (state.solo !== null) {
    for (const [place, rival] of state.rivals.entries()) {
      worths.push({
        seat: undefined,
        name: rivalName(state, place),
        score: rival.shares * rival.shareValue,
        cash: undefined,
        shares: rival.shares,
        value: rival.shareValue,
        loans: 0,
        isBankrupt: false,
        handicap: 0,
      })
    }
  }
  return worths.map((worth, place) => ({
    ...worth,
    key: String(place),
    rank:
      1 +
      worths.filter(
        ({ score, cash }) => score > worth.score || (score === worth.score && (cash ?? 0) > (worth.cash ?? 0)),
      ).length,
    isStarting: state.solo === null && state.startPlayer === worth.seat,
  }))
}

type Holding = Pick<Worth, 'score' | 'cash' | 'shares' | 'value' | 'loans'>

type Player = State['players'][number]

function holding(state: State, { shares, shareValue, money, loans }: Player, seat: Seat): Holding {
  return { score: scoreNow(state, seat), cash: money, shares, value: shareValue, loans }
}

/** After the final scoring: loans are paid with shares, money has bought some. */
function scored({ rules }: State, player: Player, seat: Seat): Holding {
  const { score, moneyLeft, shares, shareValue } = finalScore(rules, player, seat)
  return { score, cash: moneyLeft, shares, value: shareValue, loans: 0 }
}

/** The sales still to come, this round's included. */
export function left(position: Position): string {
  const { stage, step, decade, good, rules } = position as State
  const gone = stage === 'set-up' ? 0 : (decade - 1) * GOODS + good + (step === OVER ? 1 : 0)
  return text.cardContexts.salesLeft({ count: Math.max(0, rules.figures.decades * GOODS - gone) })
}
