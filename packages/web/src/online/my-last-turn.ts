// Where a take-back of my last turn leads.

/** How many moves stay if my last turn goes, and all that came after it; undefined: I have had none. */
export function beforeMyLastTurn(
  history: readonly { readonly at: number; readonly seat: number | undefined }[],
  mySeat: number,
): number | undefined {
  let last = history.findLastIndex(({ seat }) => seat === mySeat)
  if (last === -1) return undefined
  while (history[last - 1]?.seat === mySeat) last--
  return (history[last]?.at ?? 1) - 1
}
