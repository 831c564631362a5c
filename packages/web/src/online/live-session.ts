// A table fed by the server: the same session the table screens know, with turns that go over the net.
import type { Choice } from '@arkwright/bots'
import { SEATS, type Seat } from '@arkwright/kernel'
import { type Entry, ServerFault, type Table } from '@arkwright/server/client'
import { createStore } from 'zustand'
import { composing, NOTHING_OPEN } from '../play/composing.ts'
import { type Draft, finish, movesOf, restoreDraft, startDraft } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'
import type { PlayedGame } from '../play/history.ts'
import { Opponents } from '../play/opponents.ts'
import type { Session, SessionStore } from '../play/session.ts'
import { api } from './api.ts'
import { type EndedTurn, KeptTurn } from './kept-turn.ts'
import { changesPosition, playEntry } from './live-game.ts'
import { recordOf } from './seats-of.ts'

/** What became of the turn I was composing when somebody else changed the position. */
export type Rebased = 'kept' | 'shortened' | 'gone'

export interface LiveSession {
  readonly store: SessionStore
  /** The last entry this page has played. */
  sequence(): number
  /** Plays what happened; throws OutOfStep when this page is not where the server is. */
  follow(entries: readonly Entry[]): void
  /** People came or went. */
  reseat(table: Table): void
  /** The line is back: what was held is sent. */
  lineUp(): void
  /** Another device of mine composed something. */
  fetchDraft(): Promise<void>
  close(): void
}

interface Outside {
  /** What the server answered: it may have come by the stream already, or something before it may still be on its way. */
  take(entries: readonly Entry[]): void
  fault(error: unknown): void
  rebased(what: Rebased): void
}

const RETRY = 3_000

export function openLiveSession(
  page: GamePage,
  table: Table,
  start: { played: PlayedGame; entries: readonly Entry[] },
  outside: Outside,
): LiveSession {
  const kept = new KeptTurn(table.id, table.code)
  let sequence = start.entries.at(-1)?.sequence ?? 0
  let position = start.entries.findLast(changesPosition)?.sequence ?? 0
  let seat = seatOf(table)
  let ended: EndedTurn | undefined
  let opponents: Opponents | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let closed = false

  const store = createStore<Session>()((set, get) => {
    function redraft(draft: Draft): void {
      kept.keep(position, movesOf(draft))
      set({ draft, ...NOTHING_OPEN })
    }
    function think(decider: Seat, strength: string): Promise<Choice> {
      opponents ??= new Opponents()
      const { journal } = get().played
      const view = page.game.view(journal.position, decider)
      return opponents.choose({ game: page.game.id, view, seat: decider, strength, seed: table.code })
    }
    const { moves, unsent } = kept.here(position)
    const draft = draftFor(start.played)
    const restored = draft && restoreDraft(page, draft, moves)
    if (restored?.complete === true) ended = unsent
    return {
      page,
      record: recordOf(table, start.played.journal.moves),
      played: start.played,
      draft: restored,
      mySeat: seat ?? SEATS.find(one => one === table.mySeat) ?? 0,
      thinking: false,
      trouble: undefined,
      hint: undefined,
      looking: undefined,
      hints: table.hints,
      posting: ended && 'held',
      recall: recallFor(start.played),
      ...NOTHING_OPEN,
      ...composing(page, { set, get }, redraft, think),
      endTurn() {
        const { draft: now } = get()
        const whole = now && finish(page, now)
        if (whole === undefined || ended !== undefined) return
        ended = kept.end(position, movesOf(whole))
        set({ draft: whole, ...NOTHING_OPEN })
        void post()
      },
      close: () => {},
    }
  })

  function draftFor({ journal }: PlayedGame): Draft | undefined {
    const decider = page.game.pending(journal.position)?.seat
    return seat === undefined || decider !== seat ? undefined : startDraft(page, journal.position, seat)
  }

  /** Until somebody else decides or something is turned up, my own turn is mine to take back. */
  function recallFor({ journal }: PlayedGame): (() => void) | undefined {
    if (ended !== undefined) return recallUnsent
    if (seat === undefined || page.game.pending(journal.position) === undefined) return undefined
    if (journal.undoLimit(seat) === journal.moves.length) return undefined
    return () => void undo()
  }

  function recallUnsent(): void {
    if (ended === undefined || store.getState().posting !== 'held') return
    const { moves } = ended
    ended = undefined
    clearTimeout(retry)
    kept.keep(position, moves)
    store.setState({ posting: undefined, recall: recallFor(store.getState().played) })
  }

  async function undo(): Promise<void> {
    const { journal } = store.getState().played
    if (seat === undefined) return
    try {
      const to = journal.undoLimit(seat)
      const { entries } = await api.call('POST /api/tables/:table/undo', {
        params: { table: table.id },
        body: { sequence, to },
      })
      outside.take(entries)
    } catch (error) {
      fail(error)
    }
  }

  async function post(): Promise<void> {
    if (ended === undefined || closed || store.getState().posting === 'sent') return
    clearTimeout(retry)
    const { moves, key, sequence: seen } = ended
    store.setState({ posting: 'sent', recall: recallUnsent })
    try {
      const { entries } = await api.call('POST /api/tables/:table/turns', {
        params: { table: table.id },
        body: { sequence: seen, key, moves: [...moves] },
      })
      outside.take(entries)
    } catch (error) {
      failToPost(error)
    }
  }

  /** Without an answer the turn is held; with a no it is open again. */
  function failToPost(error: unknown): void {
    if (ended === undefined) return
    const answered = error instanceof ServerFault && error.status < 500 && error.status !== 429
    if (!answered) {
      store.setState({ posting: 'held' })
      retry = setTimeout(() => void post(), RETRY)
      return
    }
    const { moves } = ended
    ended = undefined
    kept.keep(position, moves)
    const { refusal } = error.fault
    store.setState({ posting: undefined, refused: refusal, recall: recallFor(store.getState().played) })
    if (refusal === undefined) fail(error)
  }

  function fail(error: unknown): void {
    const news = error instanceof ServerFault ? error.fault.news : undefined
    if (news === undefined) outside.fault(error)
    else outside.take(news)
  }

  function follow(entries: readonly Entry[]): void {
    const fresh = entries.filter(entry => entry.sequence > sequence)
    const last = fresh.at(-1)
    if (last === undefined) return
    let { played } = store.getState()
    for (const entry of fresh) if (changesPosition(entry)) played = playEntry(played, entry)
    sequence = last.sequence
    const moved = fresh.findLast(changesPosition)
    if (moved === undefined) return
    position = moved.sequence
    arrive(played, fresh)
  }

  function arrive(played: PlayedGame, fresh: readonly Entry[]): void {
    const before = ended?.moves ?? movesBefore()
    const mine = fresh.some(entry => entry.kind === 'turn' && entry.seat === seat && entry.by === undefined)
    ended = undefined
    clearTimeout(retry)
    kept.drop()
    const open = draftFor(played)
    const draft = open && !mine ? restoreDraft(page, open, before) : open
    const { looking, record } = store.getState()
    store.setState({
      ...NOTHING_OPEN,
      played,
      draft,
      posting: undefined,
      hint: undefined,
      recall: recallFor(played),
      looking: looking !== undefined && looking > played.journal.moves.length ? undefined : looking,
      record: {
        ...record,
        moves: played.journal.moves,
        over: page.game.pending(played.journal.position) === undefined,
      },
    })
    if (draft !== undefined && draft.tried.length > 0) kept.keep(position, movesOf(draft))
    if (!mine && before.length > 0) outside.rebased(fate(before.length, draft))
  }

  function movesBefore(): readonly string[] {
    const { draft } = store.getState()
    return draft === undefined ? [] : movesOf(draft)
  }

  function reseat(now: Table): void {
    const { played, draft, mySeat } = store.getState()
    const record = recordOf(now, played.journal.moves)
    const moved = seatOf(now) !== seat
    seat = seatOf(now)
    store.setState({ record })
    if (moved) {
      store.setState({ draft: draftFor(played), mySeat: seat ?? mySeat, recall: recallFor(played) })
    } else if (draft === undefined) store.setState({ recall: recallFor(played) })
  }

  async function fetchDraft(): Promise<void> {
    if (seat === undefined || ended !== undefined || store.getState().draft === undefined) return
    const at = position
    const moves = await kept.elsewhere(at).catch(() => undefined)
    const open = moves && at === position && ended === undefined ? draftFor(store.getState().played) : undefined
    if (open !== undefined && moves !== undefined)
      store.setState({ draft: restoreDraft(page, open, moves), ...NOTHING_OPEN })
  }

  /** What this browser composed without the server comes first; otherwise the newest device is right. */
  function syncDraft(): void {
    const { draft } = store.getState()
    if (ended !== undefined) void post()
    else if (draft !== undefined && !kept.isSynced()) kept.keep(position, movesOf(draft))
    else void fetchDraft()
  }

  queueMicrotask(syncDraft)

  return {
    store,
    sequence: () => sequence,
    follow,
    reseat,
    lineUp: syncDraft,
    fetchDraft,
    close() {
      closed = true
      clearTimeout(retry)
      opponents?.dismiss()
    },
  }
}

function seatOf({ mySeat, seats }: Table): Seat | undefined {
  const found = SEATS.find(one => one === mySeat)
  return found === undefined || seats[found]?.left === true ? undefined : found
}

function fate(before: number, draft: Draft | undefined): Rebased {
  const after = draft?.tried.length ?? 0
  return after === before ? 'kept' : after === 0 ? 'gone' : 'shortened'
}
