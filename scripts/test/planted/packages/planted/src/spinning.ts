// Spinning — PL I.1: a stand-in for a rule, so that the check of the ledgers has gaps to find.
export function spindles(jennies: number): number {
  return 8 * jennies
}
