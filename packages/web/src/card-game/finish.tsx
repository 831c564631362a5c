// The final table of the card game; in a solo game with the two opponents.
import { finalScore, type State } from '@arkwright/card-game'
import type { AnyGame } from '@arkwright/kernel'
import type { Finish } from '../ending/finish.ts'
import type { Position } from '../play/game-page.ts'
import { text } from './messages/index.ts'
import { RivalDisc } from './symbols.tsx'
import { rivalName } from './words.ts'

export function cardFinishes(game: AnyGame, position: Position, names: readonly string[]): Finish[] {
  const state = position as State
  const { companies, result } = text.cardGame
  const seats = game.standings(position).map(({ seat, rank, score, tieBreak }): Finish => {
    const player = state.players[seat]
    const final = player && finalScore(state.rules, player, seat)
    const { shares = 0, shareValue: value = 0, handicap = 0 } = final ?? {}
    return {
      key: String(seat),
      name: names[seat] ?? '',
      seat,
      rank,
      shares,
      value,
      score,
      cash: tieBreak,
      handicap,
      ...(player?.bankrupt === true ? { note: companies.bankrupt, verdict: result.bankrupt } : {}),
    }
  })
  const rankOf = ({ rank }: Finish) => rank ?? seats.length + 1
  if (state.solo === null) return seats.toSorted((a, b) => rankOf(a) - rankOf(b))
  return withOpponents(state, seats)
}

/** My own rank says how many opponents are ahead of me. */
function withOpponents(state: State, seats: readonly Finish[]): Finish[] {
  const own = seats[0]?.rank ?? 1
  const opponents = state.rivals
    .map(({ shares, shareValue }, rival) => ({
      key: `rival ${rival}`,
      name: rivalName(state, rival),
      seat: undefined,
      disc: <RivalDisc rival={rival} solo size={24} />,
      shares,
      value: shareValue,
      score: shares * shareValue,
      cash: undefined,
    }))
    .toSorted((a, b) => b.score - a.score)
    .map((opponent, place): Finish => ({ ...opponent, rank: place + 1 + (place + 1 >= own ? 1 : 0) }))
  return [...seats, ...opponents].toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
}
