/** Reads a list at an index that the rules guarantee; an index out of range is a bug of ours. */
export function at<T>(list: readonly T[], index: number): T {
  const entry = list[index]
  if (entry === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`)
  return entry
}
