// List positions as values: seats, spaces and rows are identified by their number, so it is a valid key.
export interface Numbered<T> {
  readonly place: number
  readonly value: T
}

export function numbered<T>(list: readonly T[]): Numbered<T>[] {
  return list.map((value, place) => ({ place, value }))
}

export function numbersBelow(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number)
}
