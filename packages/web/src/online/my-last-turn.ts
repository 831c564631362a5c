// The position before my last turn.

/** How many moves remain without my last turn and everything after it; undefined: I have not had a turn. */
export function beforeMyLastTurn(
  history: readonly { readonly at: number; readonly seat: number | undefined }[],
  mySeat: number,
): number | undefined {
  let last = history.findLastIndex(({ seat }) => seat === mySeat)
  if (last === -1) return undefined
  while (history[last - 1]?.seat === mySeat) last--
  return (history[last]?.at ?? 1) - 1
}
