// A bot of the ladder that insists on using something: shows the worth of things that bots do not take.
import { type AnyExpertise, type Bot, type BotName, rateTurns } from '@arkwright/bots'
import { ladderOf, Tally } from '@arkwright/bots/balance'
import type { Seat } from '@arkwright/kernel'
import type { Cell } from './cells.ts'

/**
 * For one game. Uses every component as often as the list names it, as soon as a sensible turn allows; takes the best of such
 * turns by the projection. Otherwise it decides like its level.
 */
export function insistentBot(cell: Cell, components: readonly string[], level: BotName = 'medium'): Bot {
  const { tuned, learning, bots } = ladderOf(cell)
  const expertise = level === 'expert' ? learning : tuned
  const wanted = [...components]
  return {
    name: 'insistent',
    choose(view, seat, budget, random) {
      const moves = wanted.length > 0 ? insisted(view, seat) : undefined
      if (moves === undefined) return bots[level].choose(view, seat, budget, random)
      return { moves, report: { candidates: [], sims: 0 } }
    },
  }

  /** The best turn that uses something still wanted; strikes it from the list. */
  function insisted(view: unknown, seat: Seat): readonly string[] | undefined {
    for (const { turn } of rateTurns(expertise, expertise.game.determinize(view, null), seat, 'thorough')) {
      const moves = turn.moves.map(({ text }) => text)
      const found = usedBy(cell, expertise, view, seat, moves).filter(component => wanted.includes(component))
      for (const component of found) wanted.splice(wanted.indexOf(component), 1)
      if (found.length > 0) return moves
    }
    return undefined
  }
}

function usedBy(
  { reader, players }: Cell,
  { game }: AnyExpertise,
  view: unknown,
  seat: Seat,
  moves: readonly string[],
): string[] {
  const state = game.determinize(view, null)
  const tally = new Tally(players)
  for (const text of moves) {
    const move = game.parseMove(text)
    if (move !== undefined) game.play(state, move, event => reader.read(event, tally))
  }
  const { uses } = tally.figures()
  return Object.keys(uses).filter(component => (uses[component]?.[seat] ?? 0) > 0)
}
