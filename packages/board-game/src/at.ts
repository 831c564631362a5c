/** Reads a list at an index that the rules guarantee. An index out of range is a bug. */
export function at<T>(list: readonly (T | undefined)[], index: number): T {
  const entry = list[index]
  if (entry === undefined) throw new RangeError(`index ${index} is outside a list of ${list.length}`)
  return entry
}

/** The same for numbers. It is a second function because engines are faster if each reads lists of one kind. */
export function numberAt(list: readonly number[], index: number): number {
  const entry = list[index]
  if (entry === undefined) throw new RangeError(`index ${index} is outside a list of ${list.length}`)
  return entry
}
