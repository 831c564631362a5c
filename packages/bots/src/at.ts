/** Reads a list at an index that its maker guarantees; an index out of range is a bug of ours. */
export function at<T>(list: { readonly [index: number]: T; readonly length: number }, index: number): T {
  const entry = list[index]
  if (entry === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`)
  return entry
}
