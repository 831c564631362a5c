// An online table as a source: receives entries of the journal, sends turns, and tries the draft on every new position.
import type { ChosenTurn } from '@arkwright/bots'
import { SEATS, type Seat } from '@arkwright/kernel'
import { changesPosition, type Entry, type Offered, ServerFault, type Table } from '@arkwright/server/client'
import { type Draft, movesOf, restoreDraft, startDraft } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'
import type { PlayedGame } from '../play/history.ts'
import { HINT_STRENGTH, Opponents } from '../play/opponents.ts'
import { type Display, QUIET, type Source, type TableFacts } from '../play/source.ts'
import { api } from './api.ts'
import { type EndedTurn, KeptTurn } from './kept-turn.ts'
import { playEntries } from './live-game.ts'
import { recordOf } from './seats-of.ts'
import { TurnPost } from './turn-post.ts'

/** What happened to my draft when another player changed the position. */
export type Rebased = 'kept' | 'shortened' | 'gone'

export interface Outside {
  /** The server's answer. The stream may have brought it already, or may still have to bring earlier entries. */
  take(entries: readonly Entry[]): void
  fault(error: unknown): void
  rebased(what: Rebased): void
  /** My prepared turn is laid out; undefined: no longer. */
  offered(why: Offered | undefined): void
}

interface Start {
  readonly played: PlayedGame
  readonly entries: readonly Entry[]
}

export class OnlineSource implements Source {
  readonly first: TableFacts
  private readonly page: GamePage
  private readonly table: Table
  private readonly outside: Outside
  private readonly display: Display
  private readonly kept: KeptTurn
  private readonly post: TurnPost
  private last: number
  /** The last entry that changed the position. */
  private position: number
  /** Undefined: I am a spectator. */
  private seat: Seat | undefined
  private opponents: Opponents | undefined

  constructor(page: GamePage, table: Table, { played, entries }: Start, outside: Outside, display: Display) {
    this.page = page
    this.table = table
    this.outside = outside
    this.display = display
    this.kept = new KeptTurn(table.id, table.code)
    this.last = entries.at(-1)?.sequence ?? 0
    this.position = entries.findLast(changesPosition)?.sequence ?? 0
    this.seat = seatOf(table)
    this.post = new TurnPost(table.id, {
      sent: () => display.update({ posting: 'sent', recall: this.recallUnsent }),
      held: () => display.update({ posting: 'held' }),
      accepted: answered => outside.take(answered),
      refused: (turn, fault) => this.reopen(turn, fault),
    })
    const draft = this.restored(played)
    this.first = {
      ...QUIET,
      record: recordOf(table, played.journal.moves),
      played,
      draft,
      mySeat: this.seat ?? SEATS.find(one => one === table.mySeat) ?? 0,
      hints: table.hints,
      posting: this.post.turn && 'held',
      recall: this.recallFor(played),
    }
  }

  /** The last entry this page has played. */
  get sequence(): number {
    return this.last
  }

  start(): void {
    this.lineUp()
  }

  /** Plays new entries; throws OutOfStep if this page's position differs from the server's. */
  follow(entries: readonly Entry[]): void {
    const fresh = entries.filter(entry => entry.sequence > this.last)
    const last = fresh.at(-1)
    if (last === undefined) return
    const moving = fresh.filter(changesPosition)
    const played = playEntries(this.display.now().played, moving)
    this.last = last.sequence
    const moved = moving.at(-1)
    if (moved === undefined) return
    this.position = moved.sequence
    this.arrive(played, fresh)
  }

  /** The people at the table changed. */
  reseat(now: Table): void {
    const { played, draft, mySeat } = this.display.now()
    const moved = seatOf(now) !== this.seat
    this.seat = seatOf(now)
    this.display.update({ record: recordOf(now, played.journal.moves) })
    const recall = this.recallFor(played)
    if (moved) this.display.update({ draft: this.draftFor(played), mySeat: this.seat ?? mySeat, recall })
    else if (draft === undefined) this.display.update({ recall })
  }

  /** The connection is back. A draft made here while offline wins; otherwise the newest device's draft does. */
  lineUp(): void {
    const { draft } = this.display.now()
    if (this.post.turn !== undefined) void this.post.send()
    else if (draft !== undefined && !this.kept.isSynced()) this.kept.keep(this.position, movesOf(draft))
    else void this.fetchDraft()
  }

  /** Another of my devices has a new draft, or the server offers my prepared turn. */
  async fetchDraft(): Promise<void> {
    const { position, post, display } = this
    if (this.seat === undefined || post.turn !== undefined || display.now().draft === undefined) return
    const found = await this.kept.elsewhere(position).catch(() => undefined)
    if (found === undefined || position !== this.position || post.turn !== undefined) return
    const open = this.draftFor(display.now().played)
    if (open === undefined) return
    display.replace({ draft: restoreDraft(this.page, open, found.moves) })
    this.outside.offered(found.offered)
  }

  keep(draft: Draft): void {
    this.kept.keep(this.position, movesOf(draft))
  }

  end(turn: Draft): void {
    if (this.post.turn !== undefined) return
    this.post.hold(this.kept.end(this.position, movesOf(turn)))
    this.display.replace({ draft: turn })
    void this.post.send()
  }

  advise(seat: Seat): Promise<ChosenTurn> {
    const { game } = this.page
    this.opponents ??= new Opponents()
    const view = game.view(this.display.now().played.journal.position, seat)
    return this.opponents.choose({ game: game.id, view, seat, strength: HINT_STRENGTH, seed: this.table.code })
  }

  close(): void {
    this.post.close()
    this.opponents?.dismiss()
  }

  /** Restores the draft from before the page was closed. An ended turn is sent again. */
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

  /** I may take my own turn back until another player decides or something is revealed. */
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
    this.display.update({ posting: undefined, recall: this.recallFor(this.display.now().played) })
  }

  private reopen(turn: EndedTurn, error: ServerFault): void {
    const { refusal } = error.fault
    this.open(turn)
    this.display.update({ refused: refusal })
    if (refusal === undefined) this.fail(error)
  }

  private async undo(): Promise<void> {
    if (this.seat === undefined) return
    const to = this.display.now().played.journal.undoLimit(this.seat)
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

  /** The position has changed: my draft is tried on the new one, unless the change was my own turn. */
  private arrive(played: PlayedGame, fresh: readonly Entry[]): void {
    const { draft: composed } = this.display.now()
    const before = this.post.turn?.moves ?? (composed === undefined ? [] : movesOf(composed))
    const mine = fresh.some(entry => entry.kind === 'turn' && entry.seat === this.seat && entry.by === undefined)
    this.post.drop()
    this.kept.drop()
    const open = this.draftFor(played)
    const draft = open && !mine ? restoreDraft(this.page, open, before) : open
    this.show(played, draft)
    if (draft !== undefined && draft.tried.length > 0) this.kept.keep(this.position, movesOf(draft))
    if (!mine && before.length > 0) this.outside.rebased(fate(before.length, draft))
    this.outside.offered(undefined)
    if (draft?.tried.length === 0) void this.fetchDraft()
  }

  private show(played: PlayedGame, draft: Draft | undefined): void {
    const { looking, record } = this.display.now()
    const { moves, position } = played.journal
    this.display.replace({
      played,
      draft,
      posting: undefined,
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
