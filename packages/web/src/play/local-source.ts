// A table in this browser: its journal in the browser's database, its draft beside it, bots in a worker.
import type { ChosenTurn } from '@arkwright/bots'
import type { Move, Seat } from '@arkwright/kernel'
import { useSettings } from '../settings.ts'
import { dropDraft, keepDraft, keptDraft } from '../storage/drafts.ts'
import { type GameRecord, type SeatPlan, writeRecord } from '../storage/records.ts'
import { type Draft, movesOf, restoreDraft, startDraft } from './draft.ts'
import type { GamePage } from './game-page.ts'
import { beforeLastTurn, type PlayedGame, playTurn, replay } from './history.ts'
import { HINT_STRENGTH, Opponents, type Question } from './opponents.ts'
import { calm } from './presses.ts'
import { openSession, type SessionStore } from './session.ts'
import { type Display, QUIET, type Source, type TableFacts } from './source.ts'

/** What the table needs from the browser. */
interface Outside {
  readonly opponents: Pick<Opponents, 'choose' | 'forget' | 'dismiss'>
  write(record: GameRecord): Promise<void>
}

export function openLocal(
  page: GamePage,
  stored: GameRecord,
  outside: Outside = { opponents: new Opponents(), write: writeRecord },
): SessionStore {
  return openSession(page, display => new LocalSource(page, stored, display, outside)).store
}

class LocalSource implements Source {
  readonly first: TableFacts
  private readonly page: GamePage
  private readonly display: Display
  private readonly outside: Outside
  private closed = false

  constructor(page: GamePage, stored: GameRecord, display: Display, outside: Outside) {
    this.page = page
    this.display = display
    this.outside = outside
    const kept = keptDraft(stored.id)
    const moves = kept?.base === stored.moves.length ? kept.moves : []
    const ended = kept?.ended === true ? moves : []
    const played = replay(page.game, stored.options, stored.seed, [...stored.moves, ...ended])
    const facing = this.facing(stored, played, firstPerson(stored.seats))
    const draft = facing.draft && restoreDraft(page, facing.draft, kept?.ended === false ? moves : [])
    this.first = { ...quietAt(stored), record: stored, played, ...facing, draft }
  }

  start(): void {
    const { record, played } = this.display.now()
    // A turn that was ended before the page closed, and that did not reach the database.
    if (played.journal.moves.length > record.moves.length) this.save(played)
    void this.letBotsPlay()
  }

  keep(draft: Draft): void {
    this.keepHere(draft, false)
  }

  end(turn: Draft): void {
    this.keepHere(turn, true)
    this.commit(
      turn.tried.map(({ move }) => move),
      turn.seat,
    )
  }

  advise(seat: Seat): Promise<ChosenTurn> {
    return this.think(seat, { strength: HINT_STRENGTH, isVaried: false })
  }

  close(): void {
    this.closed = true
    this.outside.opponents.dismiss()
  }

  private keepHere(draft: Draft, ended: boolean): void {
    const { record } = this.display.now()
    keepDraft(record.id, { base: record.moves.length, moves: movesOf(draft), ended })
  }

  /** The seat that plays here, and the seat whose company is shown in full. */
  private facing(
    { seats, daily }: GameRecord,
    { journal, history }: PlayedGame,
    before: Seat,
  ): Pick<TableFacts, 'draft' | 'mySeat' | 'takeBack'> {
    const seat = this.page.game.pending(journal.position)?.seat
    const alone = seats.filter(({ kind }) => kind !== 'bot').length === 1 && daily?.counts !== true
    const takeBack = alone && history.some(entry => entry.seat === before) ? () => this.takeBack() : undefined
    if (seat === undefined || seat === 'chance' || seats[seat]?.kind === 'bot') {
      return { draft: undefined, mySeat: before, takeBack }
    }
    return { draft: startDraft(this.page, journal.position, seat), mySeat: seat, takeBack }
  }

  /** The journal's undo limit protects people from one another; bots do not mind. The seed is kept, and so is the deal. */
  private takeBack(): void {
    const { record, played: before, mySeat } = this.display.now()
    const start = beforeLastTurn(this.page.game, before, mySeat)
    if (start === undefined) return
    this.outside.opponents.forget()
    dropDraft(record.id)
    const played = replay(this.page.game, record.options, record.seed, before.journal.moves.slice(0, start))
    this.display.replace({ ...quietAt(record), played, ...this.facing(record, played, mySeat) })
    this.save(played)
  }

  private commit(moves: readonly (Move | string)[], seat: Seat): void {
    this.outside.opponents.forget()
    const { record, played: before, mySeat } = this.display.now()
    const played = playTurn(before, seat, moves)
    this.display.replace({ played, ...this.facing(record, played, mySeat) })
    // The table responds first. The played turn stays beside the draft until it is written to the database.
    setTimeout(() => {
      if (this.display.now().played !== played) return
      this.save(played)
      void this.letBotsPlay()
    })
  }

  private save({ journal }: PlayedGame): void {
    const { page } = this
    const turn = page.game.pending(journal.position)?.seat
    const record: GameRecord = {
      ...this.display.now().record,
      moves: [...journal.moves],
      changed: Date.now(),
      turn: typeof turn === 'number' ? turn : undefined,
      over: turn === undefined,
      standing: page.standing(journal.position),
    }
    void this.outside.write(record).then(() => {
      const kept = keptDraft(record.id)
      if (kept?.ended === true && kept.base < record.moves.length) dropDraft(record.id)
    })
    this.display.update({ record })
  }

  private think(seat: Seat, manner: Manner): Promise<ChosenTurn> {
    const { record, played } = this.display.now()
    const { game, position, moves } = played.journal
    return this.outside.opponents.choose({
      game: game.id,
      view: game.view(position, seat),
      seat,
      ...manner,
      seed: `${record.seed}:${moves.length}`,
    })
  }

  private async letBotsPlay(): Promise<void> {
    const { record, played } = this.display.now()
    const seat = this.page.game.pending(played.journal.position)?.seat
    if (this.closed || typeof seat !== 'number') return
    const plan = record.seats[seat]
    if (plan?.kind !== 'bot') return
    this.display.update({ thinking: true, trouble: undefined })
    // At once means that bots do not wait for the response to a press either.
    const turnToMove = useSettings.getState().pace === 'instant' ? async () => {} : calm
    try {
      await turnToMove()
      const { moves } = await this.think(seat, mannerOf(plan))
      await turnToMove()
      if (this.closed || this.display.now().played !== played) return
      this.display.update({ thinking: false })
      this.commit(moves, seat)
    } catch (error) {
      this.display.update({ thinking: false, trouble: String(error) })
    }
  }
}

/** The try of a day that counts has no hints. */
function quietAt({ daily }: GameRecord): Pick<TableFacts, keyof typeof QUIET> {
  return { ...QUIET, hints: daily?.counts !== true }
}

type Manner = Pick<Question, 'strength' | 'style' | 'isVaried' | 'budget'>

function mannerOf({ strength = '', style, sims }: SeatPlan): Manner {
  if (sims === undefined) return { strength, ...(style !== undefined && { style }), isVaried: true }
  return { strength, isVaried: false, budget: { sims } }
}

function firstPerson(seats: readonly SeatPlan[]): Seat {
  return Math.max(
    0,
    seats.findIndex(({ kind }) => kind !== 'bot'),
  ) as Seat
}
