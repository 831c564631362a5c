/** Up to `count` values at even distances, the same at every call. */
export function spread<T>(values: readonly T[], count: number): T[] {
  if (count >= values.length) return [...values]
  const step = values.length / Math.max(1, count)
  return Array.from({ length: Math.max(0, count) }, (_, at) => values[Math.floor((at + 0.5) * step)]).filter(
    value => value !== undefined,
  )
}
