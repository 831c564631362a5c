// An owner's answer for one group of the box, put into a printing.
import type { BoxGroup } from './box.ts'
import type { FigureValue } from './components.ts'
import { changesBetween, type FigurePath, type NumberAt, sideBySide, withNumber } from './figure-paths.ts'
import type { AnyGame } from './game.ts'
import type { Printing } from './printing.ts'
import { holds } from './printing-answers.ts'
import { printedFigures, standardFigures } from './printing-options.ts'

/** The group agrees with our figures, or the owner cannot tell: earlier changes of the group are dropped. */
export function withAnswer(
  printing: Printing,
  game: AnyGame,
  group: BoxGroup,
  answer: 'same' | 'cannot tell',
): Printing {
  const { confirmed, unknown, ...rest } = withNumbers(printing, game, group, [])
  return {
    ...rest,
    confirmed: answer === 'same' ? [...confirmed, group.id] : confirmed,
    unknown: answer === 'cannot tell' ? [...unknown, group.id] : unknown,
  }
}

/** The group differs: these of its numbers are printed, the others are ours. */
export function withNumbers(
  printing: Printing,
  game: AnyGame,
  group: BoxGroup,
  numbers: readonly NumberAt[],
): Printing {
  const ours = standardFigures(game)
  const printed = printedFigures(printing, game)
  const values = new Map<string, FigureValue>()
  const set = ([name, ...inside]: FigurePath, number: number) => {
    const key = String(name)
    values.set(key, withNumber(values.get(key) ?? printed[key]?.value ?? 0, inside, number))
  }
  for (const { path, values: row } of sideBySide([ours, printed])) if (holds(group, path)) set(path, row[0] ?? 0)
  for (const { path, value } of numbers) if (holds(group, path)) set(path, value)
  const others = Object.entries(printing.changed).filter(([name]) => !values.has(name))
  const own = [...values].flatMap(([name, value]): [string, FigureValue][] => {
    const change = changesBetween(ours[name]?.value ?? 0, value)
    return change === undefined ? [] : [[name, change]]
  })
  return {
    ...printing,
    confirmed: printing.confirmed.filter(id => id !== group.id),
    changed: Object.fromEntries([...others, ...own]),
    unknown: printing.unknown.filter(id => id !== group.id),
  }
}

/** An empty note is no note. */
export function withNote({ notes = {}, ...printing }: Printing, group: string, note: string): Printing {
  const others = Object.fromEntries(Object.entries(notes).filter(([id]) => id !== group))
  const kept = note.trim() === '' ? others : { ...others, [group]: note.trim() }
  return Object.keys(kept).length === 0 ? printing : { ...printing, notes: kept }
}
