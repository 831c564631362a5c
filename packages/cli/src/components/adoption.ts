// What adopting a printing changes: which figures, in which games, and what the revision before had.
import {
  type AnyGame,
  answersOf,
  BadInput,
  type ComponentTable,
  changesBetween,
  checkPrinting,
  type FigureChanges,
  type FigureValue,
  groupsOf,
  type Printing,
  printedFigures,
  standardFigures,
  startsWith,
} from '@arkwright/kernel'

export interface AdoptedFigure {
  readonly name: string
  /** Undefined: our figure was right. */
  readonly value: FigureValue | undefined
  /** The owner answered for every number of it. */
  readonly found: boolean
  /** The source of our figure, by which its place in the text is known. */
  readonly source: string
}

export interface Adoption {
  readonly figures: readonly AdoptedFigure[]
  /** The games that get a new revision, with the figures it replaces. */
  readonly revised: readonly { readonly game: AnyGame; readonly before: FigureChanges }[]
}

/** What departs on purpose is not adopted. */
export function adoptionOf(printing: Printing, game: AnyGame, games: readonly AnyGame[]): Adoption {
  const { variant: _departs, ...printed } = printing
  checkPrinting(printed, game)
  const ours = standardFigures(game)
  const theirs = printedFigures(printed, game)
  const looked = new Set(lookedAt(printed, game))
  const figures = Object.entries(ours).flatMap(([name, { value: before, provenance, source }]) => {
    const value = theirs[name]?.value ?? before
    const changed = changesBetween(before, value) !== undefined
    const found = looked.has(name)
    const surer = found && (provenance === 'reconstructed' || provenance === 'derived')
    return changed || surer ? [{ name, value: changed ? value : undefined, found, source }] : []
  })
  const changed = figures.filter(({ value }) => value !== undefined).map(({ name }) => name)
  const revised = games.flatMap(one => {
    // The board games share figures: one object in both tables.
    const table = standardFigures(one)
    const shared = changed.filter(name => one.id === game.id || table[name] === ours[name])
    if (shared.length === 0) return []
    if (one.id !== game.id) checkShared(printed, one, shared)
    return [{ game: one, before: beforeOf(shared, ours, theirs) }]
  })
  return { figures, revised }
}

/** A figure that both board games share must also work in the other. */
function checkShared(printing: Printing, game: AnyGame, names: readonly string[]): void {
  const { edition: _other, ...about } = printing
  const changed = Object.fromEntries(Object.entries(printing.changed).filter(([name]) => names.includes(name)))
  try {
    checkPrinting({ ...about, game: game.id, changed }, game)
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`${game.id} has the same figures: ${error.message}`) : error
  }
}

/** The figures of which every group was answered with "same" or "different". */
function lookedAt(printing: Printing, game: AnyGame): readonly string[] {
  const answers = answersOf(printing, game)
  const groups = groupsOf(printing, game)
  return Object.keys(standardFigures(game)).filter(name => {
    const holding = groups.filter(({ parts }) => parts.some(part => startsWith(part, [name])))
    return holding.length > 0 && holding.every(({ id }) => ['same', 'different'].includes(answers.get(id) ?? ''))
  })
}

function beforeOf(names: readonly string[], ours: ComponentTable, theirs: ComponentTable): FigureChanges {
  return Object.fromEntries(
    names.flatMap(name => {
      const back = changesBetween(theirs[name]?.value ?? 0, ours[name]?.value ?? 0)
      return back === undefined ? [] : [[name, back]]
    }),
  )
}
