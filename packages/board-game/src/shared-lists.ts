// Short lists that copies of a position share. They are replaced, never changed, so copies are cheap.
import { numberAt } from './at.ts'

type Four = Readonly<[number, number, number, number]>

export const FOUR_ZEROS: Four = [0, 0, 0, 0]

/** The same four numbers with one replaced. */
export function fourWith(four: Four, index: 0 | 1 | 2 | 3, value: number): Four {
  const changed: [number, number, number, number] = [four[0], four[1], four[2], four[3]]
  changed[index] = value
  return changed
}

/** The same list with one number replaced. */
export function listWith(list: readonly number[], index: number, value: number): readonly number[] {
  const changed = list.slice()
  changed[index] = value
  return changed
}

/** The same list with one number raised or lowered. */
export function listAdding(list: readonly number[], index: number, by: number): readonly number[] {
  return listWith(list, index, numberAt(list, index) + by)
}
