// One printing from two: what either owner found, and where they contradict each other.
import { BadInput } from './bad-input.ts'
import type { BoxGroup } from './box.ts'
import { sameVariant } from './compare-printings.ts'
import type { FigureValue } from './components.ts'
import { changesBetween, type FigurePath, sideBySide, withNumber } from './figure-paths.ts'
import type { AnyGame } from './game.ts'
import type { FigureChanges, Printing } from './printing.ts'
import { answersOf, groupsOf, holds } from './printing-answers.ts'
import { LIMITS } from './printing-fields.ts'
import { printedFigures, standardFigures } from './printing-options.ts'

/** Both owners looked, and found different numbers. */
export interface Conflict {
  readonly path: FigurePath
  readonly first: number
  readonly second: number
}

export interface Merged {
  readonly printing: Printing
  readonly conflicts: readonly Conflict[]
  /** Both have a variant, and not the same. The merged printing has the first. */
  readonly otherVariant: boolean
}

/** At a conflict the first printing counts, unless `secondCounts` says otherwise. */
export function mergePrintings(
  first: Printing,
  second: Printing,
  game: AnyGame,
  secondCounts: (path: FigurePath) => boolean = () => false,
): Merged {
  if (first.edition !== second.edition) throw new BadInput('printings of different editions cannot be merged')
  const groups = groupsOf(first, game)
  const ours = standardFigures(game)
  const values: Record<string, FigureValue> = {}
  const conflicts: Conflict[] = []
  const changedPaths: FigurePath[] = []
  const looked = [first, second].map(printing => groupsLookedAt(printing, game))
  for (const { path, values: row } of sideBySide([ours, printedFigures(first, game), printedFigures(second, game)])) {
    const [standard = 0, one = 0, other = 0] = row
    const firstLooked = one !== standard || isIn(looked[0], path)
    const secondLooked = other !== standard || isIn(looked[1], path)
    const isConflict = firstLooked && secondLooked && one !== other
    if (isConflict) conflicts.push({ path, first: one, second: other })
    const merged = firstLooked && !(isConflict && secondCounts(path)) ? one : other
    if (merged === standard) continue
    const [name = '', ...inside] = path
    changedPaths.push(path)
    values[name] = withNumber(values[name] ?? ours[name]?.value ?? 0, inside, merged)
  }
  const changed: FigureChanges = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const change = changesBetween(ours[name]?.value ?? 0, value)
      return change === undefined ? [] : [[name, change]]
    }),
  )
  const different = new Set(groups.filter(group => changedPaths.some(path => holds(group, path))).map(({ id }) => id))
  const confirmed = joined(first.confirmed, second.confirmed).filter(id => !different.has(id))
  const unknown = joined(first.unknown, second.unknown).filter(id => !different.has(id) && !confirmed.includes(id))
  const notes = { ...second.notes, ...first.notes }
  const variant = first.variant ?? second.variant
  const both = first.variant !== undefined && second.variant !== undefined
  return {
    printing: {
      game: first.game,
      ...(first.edition !== undefined && { edition: first.edition }),
      name: textOfBoth(first.name, second.name, LIMITS.name),
      language: textOfBoth(first.language, second.language, LIMITS.name),
      source: textOfBoth(first.source, second.source, LIMITS.source),
      confirmed,
      changed,
      unknown,
      ...(Object.keys(notes).length > 0 && { notes }),
      ...(variant !== undefined && { variant }),
    },
    conflicts,
    otherVariant: both && !sameVariant(first.variant, second.variant),
  }
}

/** Who corrected one number of a group has looked at the others too. */
function groupsLookedAt(printing: Printing, game: AnyGame): readonly BoxGroup[] {
  const answers = answersOf(printing, game)
  return groupsOf(printing, game).filter(({ id }) => answers.get(id) === 'same' || answers.get(id) === 'different')
}

function isIn(groups: readonly BoxGroup[] | undefined, path: FigurePath): boolean {
  return groups?.some(group => holds(group, path)) ?? false
}

function joined(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])]
}

function textOfBoth(one: string, other: string, longest: number): string {
  return one === other ? one : `${one} + ${other}`.slice(0, longest)
}
