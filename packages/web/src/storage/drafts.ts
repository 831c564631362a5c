// The turn being composed, kept at every click. Small and written at once, so that a reload in the same moment loses nothing.
export interface KeptDraft {
  /** How many moves the game had when the draft began; over the net, the entry it began after. */
  readonly base: number
  readonly moves: readonly string[]
  /** True: the turn was ended; the moves count as played even if the database did not get them in time. */
  readonly ended: boolean
  /** At a table over the net: the name of the ended turn, so that it is played once however often it is sent. */
  readonly key?: string
  /** The server has it too. */
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
