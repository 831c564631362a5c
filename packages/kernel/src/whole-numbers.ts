// Division of whole numbers. Positions hold integers only; the bit operation makes the result one for the engine as well, which would
// otherwise keep it, and all that is reckoned from it, as a floating-point number.

/** How often `part` goes into `sum`, neither of them negative. */
export function dividedDown(sum: number, part: number): number {
  return (sum / part) | 0
}

/** How many parts make up at least `sum`, which is not negative. */
export function dividedUp(sum: number, part: number): number {
  return ((sum + part - 1) / part) | 0
}
