// A table fed by the server: the same session the table screens know, with turns that go over the net.
import type { Choice } from '@arkwright/bots'
import { SEATS, type Seat } from '@arkwright/kernel'
import { type Entry, ServerFault, type Table } from '@arkwright/server/client'
import { createStore } from 'zustand'
import { CLOSED, composing, NOTHING_OPEN } from '../play/composing.ts'
import { type Draft, finish, movesOf, restoreDraft, startDraft } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'
import type { PlayedGame } from '../play/history.ts'
import { Opponents } from '../play/opponents.ts'
import type { Session, SessionStore } from '../play/session.ts'
import { api } from './api.ts'
import { type EndedTurn, KeptTurn } from './kept-turn.ts'
import { changesPosition, playEntry } from './live-game.ts'
import { recordOf } from './seats-of.ts'
import { TurnPost } from './turn-post.ts'

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

interface Start {
  readonly played: PlayedGame
  readonly entries: readonly Entry[]
}

export function openLiveSession(page: GamePage, table: Table, start: Start, outside: Outside): LiveSession {
  const live = new LiveTable(page, table, start, outside)
  queueMicrotask(() => live.lineUp())
  return live
}

class LiveTable implements LiveSession {
  readonly store: SessionStore
  private readonly page: GamePage
  private readonly table: Table
  private readonly outside: Outside
  private readonly kept: KeptTurn
  private readonly post: TurnPost
  private last: number
  /** The last entry that changed the position. */
  private position: number
  /** Undefined: I look on. */
  private seat: Seat | undefined
  private opponents: Opponents | undefined

  constructor(page: GamePage, table: Table, { played, entries }: Start, outside: Outside) {
    this.page = page
    this.table = table
    this.outside = outside
    this.kept = new KeptTurn(table.id, table.code)
    this.last = entries.at(-1)?.sequence ?? 0
    this.position = entries.findLast(changesPosition)?.sequence ?? 0
    this.seat = seatOf(table)
    this.post = new TurnPost(table.id, {
      sent: () => this.store.setState({ posting: 'sent', recall: this.recallUnsent }),
      held: () => this.store.setState({ posting: 'held' }),
      accepted: answered => outside.take(answered),
      refused: (turn, fault) => this.reopen(turn, fault),
    })
    this.store = this.newStore(played)
  }

  sequence(): number {
    return this.last
  }

  follow(entries: readonly Entry[]): void {
    const fresh = entries.filter(entry => entry.sequence > this.last)
    const last = fresh.at(-1)
    if (last === undefined) return
    let { played } = this.store.getState()
    for (const entry of fresh) if (changesPosition(entry)) played = playEntry(played, entry)
    this.last = last.sequence
    const moved = fresh.findLast(changesPosition)
    if (moved === undefined) return
    this.position = moved.sequence
    this.arrive(played, fresh)
  }

  reseat(now: Table): void {
    const { played, draft, mySeat } = this.store.getState()
    const moved = seatOf(now) !== this.seat
    this.seat = seatOf(now)
    this.store.setState({ record: recordOf(now, played.journal.moves) })
    if (moved) {
      this.store.setState({
        draft: this.draftFor(played),
        mySeat: this.seat ?? mySeat,
        recall: this.recallFor(played),
      })
    } else if (draft === undefined) this.store.setState({ recall: this.recallFor(played) })
  }

  /** What this browser composed without the server comes first; otherwise the newest device is right. */
  lineUp(): void {
    const { draft } = this.store.getState()
    if (this.post.turn !== undefined) void this.post.send()
    else if (draft !== undefined && !this.kept.isSynced()) this.kept.keep(this.position, movesOf(draft))
    else void this.fetchDraft()
  }

  async fetchDraft(): Promise<void> {
    const { position, post, store } = this
    if (this.seat === undefined || post.turn !== undefined || store.getState().draft === undefined) return
    const moves = await this.kept.elsewhere(position).catch(() => undefined)
    if (moves === undefined || position !== this.position || post.turn !== undefined) return
    const open = this.draftFor(store.getState().played)
    if (open !== undefined) store.setState({ draft: restoreDraft(this.page, open, moves), ...NOTHING_OPEN })
  }

  close(): void {
    this.post.close()
    this.opponents?.dismiss()
  }

  private newStore(played: PlayedGame): SessionStore {
    const { page, table } = this
    const draft = this.restored(played)
    return createStore<Session>()((set, get) => ({
      page,
      record: recordOf(table, played.journal.moves),
      played,
      draft,
      mySeat: this.seat ?? SEATS.find(one => one === table.mySeat) ?? 0,
      thinking: false,
      trouble: undefined,
      hint: undefined,
      looking: undefined,
      hints: table.hints,
      posting: this.post.turn && 'held',
      recall: this.recallFor(played),
      ...NOTHING_OPEN,
      ...composing(
        page,
        { set, get },
        now => this.redraft(now),
        (decider, strength) => this.think(decider, strength),
      ),
      endTurn: () => this.endTurn(),
      close: () => {},
    }))
  }

  /** What was composed here before the page was left; a whole turn that was ended is still on its way. */
  private restored(played: PlayedGame): Draft | undefined {
    const { moves, unsent } = this.kept.here(this.position)
    const open = this.draftFor(played)
    const draft = open && restoreDraft(this.page, open, moves)
    if (draft?.complete === true) this.post.hold(unsent)
    return draft
  }

  private draftFor({ journal }: PlayedGame): Draft | undefined {
    const { page, seat } = this
    const decider = page.game.pending(journal.position)?.seat
    return seat === undefined || decider !== seat ? undefined : startDraft(page, journal.position, seat)
  }

  private redraft(draft: Draft): void {
    this.kept.keep(this.position, movesOf(draft))
    this.store.setState({ draft, ...CLOSED })
  }

  private think(seat: Seat, strength: string): Promise<Choice> {
    const { game } = this.page
    this.opponents ??= new Opponents()
    const view = game.view(this.store.getState().played.journal.position, seat)
    return this.opponents.choose({ game: game.id, view, seat, strength, seed: this.table.code })
  }

  private endTurn(): void {
    const { draft } = this.store.getState()
    const whole = draft && finish(this.page, draft)
    if (whole === undefined || this.post.turn !== undefined) return
    this.post.hold(this.kept.end(this.position, movesOf(whole)))
    this.store.setState({ draft: whole, ...NOTHING_OPEN })
    void this.post.send()
  }

  /** Until somebody else decides or something is turned up, my own turn is mine to take back. */
  private recallFor({ journal }: PlayedGame): (() => void) | undefined {
    if (this.post.turn !== undefined) return this.recallUnsent
    if (this.seat === undefined || this.page.game.pending(journal.position) === undefined) return undefined
    if (journal.undoLimit(this.seat) === journal.moves.length) return undefined
    return () => void this.undo()
  }

  private readonly recallUnsent = (): void => {
    const { turn, isHeld } = this.post
    if (turn === undefined || !isHeld) return
    this.open(turn)
  }

  /** The turn is no longer ended. */
  private open({ moves }: EndedTurn): void {
    this.post.drop()
    this.kept.keep(this.position, moves)
    this.store.setState({ posting: undefined, recall: this.recallFor(this.store.getState().played) })
  }

  private reopen(turn: EndedTurn, error: ServerFault): void {
    const { refusal } = error.fault
    this.open(turn)
    this.store.setState({ refused: refusal })
    if (refusal === undefined) this.fail(error)
  }

  private async undo(): Promise<void> {
    if (this.seat === undefined) return
    const to = this.store.getState().played.journal.undoLimit(this.seat)
    try {
      const { entries } = await api.call('POST /api/tables/:table/undo', {
        params: { table: this.table.id },
        body: { sequence: this.last, to },
      })
      this.outside.take(entries)
    } catch (error) {
      this.fail(error)
    }
  }

  private fail(error: unknown): void {
    const news = error instanceof ServerFault ? error.fault.news : undefined
    if (news === undefined) this.outside.fault(error)
    else this.outside.take(news)
  }

  /** The position has changed: what I was composing is tried on the new one, unless the change was my own turn. */
  private arrive(played: PlayedGame, fresh: readonly Entry[]): void {
    const before = this.post.turn?.moves ?? this.composed()
    const mine = fresh.some(entry => entry.kind === 'turn' && entry.seat === this.seat && entry.by === undefined)
    this.post.drop()
    this.kept.drop()
    const open = this.draftFor(played)
    const draft = open && !mine ? restoreDraft(this.page, open, before) : open
    this.show(played, draft)
    if (draft !== undefined && draft.tried.length > 0) this.kept.keep(this.position, movesOf(draft))
    if (!mine && before.length > 0) this.outside.rebased(fate(before.length, draft))
  }

  private composed(): readonly string[] {
    const { draft } = this.store.getState()
    return draft === undefined ? [] : movesOf(draft)
  }

  private show(played: PlayedGame, draft: Draft | undefined): void {
    const { looking, record } = this.store.getState()
    const { moves, position } = played.journal
    this.store.setState({
      ...NOTHING_OPEN,
      played,
      draft,
      posting: undefined,
      hint: undefined,
      recall: this.recallFor(played),
      looking: looking !== undefined && looking > moves.length ? undefined : looking,
      record: { ...record, moves, over: this.page.game.pending(position) === undefined },
    })
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
