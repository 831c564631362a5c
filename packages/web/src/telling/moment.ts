// The position at a moment of the story.
import type { GamePage, Position } from '../play/game-page.ts'
import type { PlayedGame } from '../play/history.ts'
import type { Moment } from './beat.ts'

type Journal = PlayedGame['journal']

/** The parts of a table ask for the same position many times. */
const LAST = new WeakMap<Journal, { readonly key: string; readonly position: Readonly<Position> }>()

export function positionAt(
  page: Pick<GamePage, 'game'>,
  journal: Journal,
  { at, isWithin }: Moment,
): Readonly<Position> {
  if (!isWithin && at >= journal.moves.length) return journal.position
  const key = `${at} ${isWithin}`
  const last = LAST.get(journal)
  if (last?.key === key) return last.position
  const position = isWithin ? withinMove(page, journal, at) : journal.at(at)
  LAST.set(journal, { key, position })
  return position
}

/** The move is played only as far as its turn goes. */
function withinMove({ game }: Pick<GamePage, 'game'>, journal: Journal, at: number): Readonly<Position> {
  const position = journal.at(at - 1)
  const move = game.parseMove(journal.moves[at - 1] ?? '')
  if (move !== undefined) game.playInTurn(position, move)
  return position
}
