// The draft of a turn at an online table: stored in this browser at once, and on the server for my other devices.
import type { Offered } from '@arkwright/server/client'
import { dropDraft, keepDraft, keptDraft } from '../storage/drafts.ts'
import { api } from './api.ts'

/** Long enough to collect quick clicks, short enough for a player who switches to the phone. */
const GATHER = 350

export interface EndedTurn {
  readonly moves: readonly string[]
  /** A turn sent twice with the same key is played once. */
  readonly key: string
  /** The last entry I had seen when I ended it. */
  readonly sequence: number
}

interface FoundDraft {
  readonly moves: readonly string[]
  /** Why my prepared turn was not played. */
  readonly offered: Offered | undefined
}

export class KeptTurn {
  private readonly table: string
  private readonly code: string
  /** The moves that the server has, as far as this page knows. */
  private synced = '[]'
  /** The moves to store there. */
  private wanted = '[]'
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(table: string, code: string) {
    this.table = table
    this.code = code
  }

  /** The draft stored in this browser for the position after this entry. */
  here(position: number): { moves: readonly string[]; unsent: EndedTurn | undefined } {
    const kept = keptDraft(this.code)
    if (kept === undefined || kept.base !== position) return { moves: [], unsent: undefined }
    const { moves, key, ended, synced } = kept
    this.wanted = JSON.stringify(moves)
    if (synced === true) this.synced = this.wanted
    return { moves, unsent: ended && key !== undefined ? { moves, key, sequence: position } : undefined }
  }

  isSynced(): boolean {
    return this.wanted === this.synced
  }

  keep(position: number, moves: readonly string[]): void {
    this.wanted = JSON.stringify(moves)
    keepDraft(this.code, { base: position, moves, ended: false })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.send(position, moves), GATHER)
  }

  end(position: number, moves: readonly string[]): EndedTurn {
    clearTimeout(this.timer)
    const key = crypto.randomUUID()
    keepDraft(this.code, { base: position, moves, ended: true, key })
    return { moves, key, sequence: position }
  }

  /** The position has changed: the draft for the old one is deleted. */
  drop(): void {
    clearTimeout(this.timer)
    this.synced = '[]'
    this.wanted = '[]'
    dropDraft(this.code)
  }

  /** The draft from another of my devices, or my prepared turn; undefined: nothing new. */
  async elsewhere(position: number): Promise<FoundDraft | undefined> {
    if (!this.isSynced()) return undefined
    const { draft } = await api.call('GET /api/tables/:table/draft', { params: { table: this.table } })
    if (!this.isSynced() || (draft !== null && draft.position !== position)) return undefined
    const moves = draft?.moves ?? []
    const found = JSON.stringify(moves)
    const offered = draft?.offered
    if (found === this.synced && offered === undefined) return undefined
    this.synced = found
    this.wanted = found
    keepDraft(this.code, { base: position, moves, ended: false, synced: true })
    return { moves, offered }
  }

  private async send(position: number, moves: readonly string[]): Promise<void> {
    const sent = JSON.stringify(moves)
    try {
      await api.call('PUT /api/tables/:table/draft', {
        params: { table: this.table },
        body: { position, moves: [...moves] },
      })
      if (this.wanted !== sent) return
      this.synced = sent
      keepDraft(this.code, { base: position, moves, ended: false, synced: true })
    } catch {
      // This browser has it. The server gets it with the next click or when the connection is back.
    }
  }
}
