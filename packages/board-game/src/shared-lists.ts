// Short lists that copies of a position share: they are replaced, never changed, so that a copy costs little.
import { numberAt } from './at.ts'

type Four = Readonly<[number, number, number, number]>

export const FOUR_ZEROS: Four = [0, 0, 0, 0]

/** The same four numbers but for one. */
export function fourWith(four: Four, index: 0 | 1 | 2 | 3, value: number): Four {
  const changed: [number, number, number, number] = [four[0], four[1], four[2], four[3]]
  changed[index] = value
  return changed
}

/** The same list but for one number. */
export function listWith(list: readonly number[], index: number, value: number): readonly number[] {
  const changed = list.slice()
  changed[index] = value
  return changed
}

/** The same list with one number raised or lowered. */
export function listAdding(list: readonly number[], index: number, by: number): readonly number[] {
  return listWith(list, index, numberAt(list, index) + by)
}
