/** Reads a list at an index that the rules guarantee; an index out of range is a bug of ours. */
export function at<T>(list: readonly (T | undefined)[], index: number): T {
  const entry = list[index]
  if (entry === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`)
  return entry
}

/** The same for numbers: apart from `at`, so that each of the two reads lists of one kind only, which engines do faster. */
export function numberAt(list: readonly number[], index: number): number {
  const entry = list[index]
  if (entry === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`)
  return entry
}
