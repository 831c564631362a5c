// What an owner answered for each group of the box.
import { type BoxGroup, boxOf } from './box.ts'
import { type FigurePath, sideBySide, startsWith } from './figure-paths.ts'
import type { AnyGame } from './game.ts'
import type { Printing } from './printing.ts'
import { printedFigures, standardFigures } from './printing-options.ts'

export type BoxAnswer = 'same' | 'different' | 'cannot tell'

/** The groups that were answered, by id. A group with a changed number counts as different. */
export function answersOf(printing: Printing, game: AnyGame): ReadonlyMap<string, BoxAnswer> {
  const changed = sideBySide([standardFigures(game), printedFigures(printing, game)]).filter(
    ({ values: [ours, printed] }) => ours !== printed,
  )
  const different = groupsOf(printing, game).filter(group => changed.some(({ path }) => holds(group, path)))
  return new Map<string, BoxAnswer>([
    ...printing.unknown.map((id): [string, BoxAnswer] => [id, 'cannot tell']),
    ...printing.confirmed.map((id): [string, BoxAnswer] => [id, 'same']),
    ...different.map(({ id }): [string, BoxAnswer] => [id, 'different']),
  ])
}

/** Every group in the box of this edition, whatever its provenance. */
export function groupsOf({ edition }: Pick<Printing, 'edition'>, game: AnyGame): readonly BoxGroup[] {
  const named = edition !== undefined && game.box.editions.length > 0
  return boxOf(game, game.parseOptions({ players: game.players.max, ...(named && { edition }) }), 'all').groups
}

export function holds({ parts }: BoxGroup, path: FigurePath): boolean {
  return parts.some(part => startsWith(path, part))
}
