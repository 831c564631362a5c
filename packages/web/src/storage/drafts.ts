// The turn being composed, stored at every click. It is small and written synchronously, so that a reload at the same
// moment loses nothing.
export interface KeptDraft {
  /** How many moves the game had when the draft began; online, the entry it began after. */
  readonly base: number
  readonly moves: readonly string[]
  /** True if the turn was ended: the moves count as played even if they did not reach the database in time. */
  readonly ended: boolean
  /** At an online table: the key of the ended turn, so that it is played once however often it is sent. */
  readonly key?: string
  /** The server has stored it too. */
  readonly synced?: boolean
}

const keyOf = (id: string) => `arkwright:draft:${id}`

export function keepDraft(id: string, draft: KeptDraft): void {
  if (draft.moves.length === 0) localStorage.removeItem(keyOf(id))
  else localStorage.setItem(keyOf(id), JSON.stringify(draft))
}

export function keptDraft(id: string): KeptDraft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null')
    return kept === null ? undefined : kept
  } catch {
    return undefined
  }
}

export function dropDraft(id: string): void {
  localStorage.removeItem(keyOf(id))
}
