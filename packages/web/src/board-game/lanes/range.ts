/** The lowest and highest of some numbers: "0–2", or "1" if they are the same. */
export function rangeOf(numbers: readonly number[]): string {
  if (numbers.length === 0) return '0'
  const least = Math.min(...numbers)
  const most = Math.max(...numbers)
  return least === most ? String(least) : `${least}–${most}`
}
