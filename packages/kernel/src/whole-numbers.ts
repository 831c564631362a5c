// Division of whole numbers. Positions hold integers only. The bit operation also makes the result an integer for the
// engine, which would otherwise store it, and everything computed from it, as a floating-point number.

/** How often `part` goes into `sum`; neither may be negative. */
export function dividedDown(sum: number, part: number): number {
  return (sum / part) | 0
}

/** How many parts make up at least `sum`, which must not be negative. */
export function dividedUp(sum: number, part: number): number {
  return ((sum + part - 1) / part) | 0
}
