// Numbers in rows, by the parts of their paths.
import type { BoxNumber } from '@arkwright/kernel'
import { figureName } from '../names.ts'
import { partName } from '../part-names.ts'

export interface LaidRow {
  readonly key: string
  /** Empty if the group's title says it all. */
  readonly label: string
  readonly numbers: readonly BoxNumber[]
}

/** Everything of the path but its last part makes the row. The figure is named only where a group has several. */
export function rowsOf(numbers: readonly BoxNumber[]): readonly LaidRow[] {
  const several = new Set(numbers.map(({ path }) => path[0])).size > 1
  const rows = new Map<string, BoxNumber[]>()
  for (const number of numbers) {
    const key = JSON.stringify(number.path.length === 1 ? number.path : number.path.slice(0, -1))
    rows.set(key, [...(rows.get(key) ?? []), number])
  }
  return [...rows].map(([key, own]) => ({ key, label: rowLabel(own, several), numbers: own }))
}

function rowLabel([first]: readonly BoxNumber[], several: boolean): string {
  if (first === undefined) return ''
  const { path } = first
  const inside = path.slice(1, -1).map((_, i) => partName(path, i + 1))
  return [...(several ? [figureName(String(path[0]))] : []), ...inside].join(', ')
}

/** The last part of a number's path in words; empty for a figure that is one number. */
export function ownPart({ path }: BoxNumber): string {
  return path.length === 1 ? '' : partName(path, path.length - 1)
}
