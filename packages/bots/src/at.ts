/** Reads a list at an index the caller guarantees. Throws when the index is out of range. */
export function at<T>(list: { readonly [index: number]: T; readonly length: number }, index: number): T {
  const entry = list[index]
  if (entry === undefined) throw new RangeError(`index ${index} is out of range of a list of ${list.length}`)
  return entry
}
