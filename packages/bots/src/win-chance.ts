// From the seats' worths to their chances to win: the more is still to come, the less a lead counts.

/** Chances of all seats add up to 1. With a doubt of d pounds, a seat that leads another by d wins e times as often. */
export function winChance(worths: readonly number[], seat: number, doubt: number): number {
  const own = worths[seat] ?? 0
  const most = Math.max(...worths)
  if (doubt === 0) return own < most ? 0 : 1 / worths.filter(worth => worth === most).length
  return Math.exp((own - most) / doubt) / worths.reduce((sum, worth) => sum + Math.exp((worth - most) / doubt), 0)
}
