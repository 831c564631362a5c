// A bot that thinks like medium but insists on using something: what a thing is worth that nobody takes of their own accord.
import { type AnyExpertise, type Bot, rateTurns } from '@arkwright/bots'
import type { Seat } from '@arkwright/kernel'
import type { Cell } from './cells.ts'
import { ladderOf } from './play.ts'
import { Tally } from './record.ts'

/** For one game: every component as often as it stands in the list, as soon as a sensible turn allows it; the best of such turns. */
export function insistentBot(cell: Cell, components: readonly string[]): Bot {
  const { tuned } = ladderOf(cell)
  const wanted = [...components]
  return {
    name: 'insistent',
    choose(view, seat) {
      const rated = rateTurns(tuned, tuned.game.determinize(view, null), seat, 'thorough')
      const texts = rated.map(({ turn }) => turn.moves.map(({ text }) => text))
      const found =
        wanted.length === 0 ? -1 : texts.findIndex(moves => usedBy(cell, tuned, view, seat, moves).some(isWanted))
      const moves = texts[Math.max(0, found)] ?? []
      if (found >= 0) for (const component of usedBy(cell, tuned, view, seat, moves)) fulfil(wanted, component)
      return { moves, report: { candidates: [], sims: 0 } }
    },
  }

  function isWanted(component: string): boolean {
    return wanted.includes(component)
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

function fulfil(wanted: string[], component: string): void {
  const place = wanted.indexOf(component)
  if (place >= 0) wanted.splice(place, 1)
}
