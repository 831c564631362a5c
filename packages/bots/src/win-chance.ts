// From what seats are worth to who may win: the more is still to come, the less a lead is worth.

/** Chances of all seats add up to 1. With a doubt of d pounds, who leads another by d wins e times as often as the other. */
export function winChance(worths: readonly number[], seat: number, doubt: number): number {
  const own = worths[seat] ?? 0
  const most = Math.max(...worths)
  if (doubt === 0) return own < most ? 0 : 1 / worths.filter(worth => worth === most).length
  return Math.exp((own - most) / doubt) / worths.reduce((sum, worth) => sum + Math.exp((worth - most) / doubt), 0)
}
