// What an owner types in an editor, and whether it can be kept.
import {
  type AnyGame,
  BadInput,
  type BoxGroup,
  type BoxNumber,
  checkPrinting,
  type FigurePath,
  type NumberAt,
  type Printing,
  pathText,
  withNumbers,
} from '@arkwright/kernel'
import { inputFault } from './fault-words.ts'
import { text } from './messages/index.ts'
import { numberLabel } from './names.ts'

/** By path; what is not named stands as it was. */
export type Typed = ReadonlyMap<string, string>

export interface Edited {
  /** The printing with the typed numbers; undefined if they cannot be kept. */
  readonly printing: Printing | undefined
  /** One sentence about what is wrong. */
  readonly trouble: string | undefined
  /** Whether any number is not ours. */
  readonly differs: boolean
}

export function typedAt(typed: Typed, path: FigurePath, value: number): string {
  return typed.get(pathText(path)) ?? String(value)
}

/** `numbers` are all numbers in the editor, and `printedAt` gives what is printed so far. */
export function edited(
  printing: Printing,
  game: AnyGame,
  group: BoxGroup,
  numbers: readonly BoxNumber[],
  typed: Typed,
  printedAt: (path: FigurePath) => number,
): Edited {
  const kept: NumberAt[] = []
  for (const { path, min, max, fixed } of numbers) {
    const entry = typedAt(typed, path, printedAt(path)).trim()
    const value = /^[-−]?\d{1,7}$/.test(entry) ? Number(entry.replace('−', '-')) : Number.NaN
    if (!fixed && !(value >= min && value <= max)) {
      const trouble = text.box.editor.outside({ label: numberLabel(path), min, max })
      return { printing: undefined, trouble, differs: true }
    }
    kept.push({ path, value })
  }
  const differs = kept.some(({ value }, i) => value !== numbers[i]?.value)
  const changed = withNumbers(printing, game, group, kept)
  try {
    checkPrinting(changed, game)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return { printing: undefined, trouble: text.box.editor.fails({ reason: inputFault(error) }), differs }
  }
  return { printing: changed, trouble: undefined, differs }
}

/** The next number in a direction, within the range. */
export function stepped(typed: string, by: number, { min, max }: BoxNumber): string {
  const value = Number.parseInt(typed.replace('−', '-'), 10)
  return String(Math.min(max, Math.max(min, (Number.isNaN(value) ? min : value) + by)))
}
