// An open table: the game so far, the turn being composed, and whoever thinks at the moment.
import type { Choice } from '@arkwright/bots'
import type { Move, Refusal, Seat } from '@arkwright/kernel'
import { createStore, type StoreApi } from 'zustand'
import { PAUSE, useSettings } from '../settings.ts'
import { dropDraft, keepDraft, keptDraft } from '../storage/drafts.ts'
import { type GameRecord, type SeatPlan, writeRecord } from '../storage/records.ts'
import { CLOSED, composing, NOTHING_OPEN } from './composing.ts'
import { type Draft, finish, movesOf, restoreDraft, startDraft } from './draft.ts'
import type { GamePage, Position } from './game-page.ts'
import { type PlayedGame, playOn, replay } from './history.ts'
import { Opponents } from './opponents.ts'
import { calm } from './presses.ts'

/** A hint comes in parts: which action, the whole turn, the reason in figures. */
export interface Hint {
  readonly shown: number
  /** Undefined while it is being thought about. */
  readonly choice: Choice | undefined
}

export interface Session {
  readonly page: GamePage
  readonly record: GameRecord
  readonly played: PlayedGame
  /** The turn of whoever sits at this screen and is to move. */
  readonly draft: Draft | undefined
  /** Whose company lies open in full: the last person to move here. */
  readonly mySeat: Seat
  readonly thinking: boolean
  /** What went wrong with a bot, in its own words. */
  readonly trouble: string | undefined
  /** The group of choices that is open in the action bar. */
  readonly group: string | undefined
  /** The move under the pointer or focus. */
  readonly pointed: Move | undefined
  /** Why the last thing clicked cannot be done. */
  readonly refused: Refusal | undefined
  readonly hint: Hint | undefined
  /** Looking back: the position after this many moves. */
  readonly looking: number | undefined
  /** Whether bots may be asked for hints here. */
  readonly hints: boolean
  /** At a table over the net: the ended turn is on its way, or waits for the line. */
  readonly posting: 'sent' | 'held' | undefined
  /** Takes the ended turn back, where that is still mine to do. */
  readonly recall: (() => void) | undefined
  choose(move: Move): void
  ask(move: Move): void
  open(group: string | undefined): void
  point(move: Move | undefined): void
  back(): void
  endTurn(): void
  /** Asks for a hint, or for more of it. */
  askHint(): void
  look(at: number | undefined): void
  close(): void
}

export type SessionStore = StoreApi<Session>

export function openSession(page: GamePage, stored: GameRecord): SessionStore {
  const opponents = new Opponents()
  let closed = false
  const kept = keptDraft(stored.id)
  const ended = kept?.ended === true && kept.base === stored.moves.length ? kept.moves : []
  const played = replay(page.game, stored.options, stored.seed, [...stored.moves, ...ended])

  const store = createStore<Session>()((set, get) => {
    /** The facts that follow from the game: whose draft, whose company. */
    function facing(record: GameRecord, game: PlayedGame, before: Seat): Pick<Session, 'draft' | 'mySeat'> {
      const seat = page.game.pending(game.journal.position)?.seat
      if (seat === undefined || seat === 'chance' || record.seats[seat]?.kind === 'bot') {
        return { draft: undefined, mySeat: before }
      }
      return { draft: startDraft(page, game.journal.position, seat), mySeat: seat }
    }

    function save(game: PlayedGame): GameRecord {
      const { journal } = game
      const turn = page.game.pending(journal.position)?.seat
      const record: GameRecord = {
        ...get().record,
        moves: [...journal.moves],
        changed: Date.now(),
        turn: typeof turn === 'number' ? turn : undefined,
        over: turn === undefined,
        standing: page.standing(journal.position),
      }
      void writeRecord(record).then(() => {
        const draft = keptDraft(record.id)
        if (draft?.ended === true && draft.base < record.moves.length) dropDraft(record.id)
      })
      return record
    }

    /** Plays the moves of one seat's turn, as long as it is that seat's to move. */
    function commit(moves: readonly string[], seat: Seat): void {
      opponents.forget()
      let { played: game } = get()
      for (const move of moves) {
        if (page.game.pending(game.journal.position)?.seat !== seat) break
        game = playOn(game, move)
      }
      set({ played: game, hint: undefined, ...NOTHING_OPEN, ...facing(get().record, game, get().mySeat) })
      // The table answers first. What was played is kept beside the draft until it is written down.
      setTimeout(() => {
        set({ record: save(game) })
        void letBotsPlay()
      })
    }

    function ask(seat: Seat, strength: string): Promise<Choice> {
      const { record, played: game } = get()
      const { journal } = game
      return opponents.choose({
        game: page.game.id,
        view: page.game.view(journal.position, seat),
        seat,
        strength,
        seed: `${record.seed}:${journal.moves.length}`,
      })
    }

    async function letBotsPlay(): Promise<void> {
      const { record, played: game } = get()
      const seat = page.game.pending(game.journal.position)?.seat
      if (closed || typeof seat !== 'number') return
      const plan = record.seats[seat]
      if (plan?.kind !== 'bot') return
      set({ thinking: true, trouble: undefined })
      const wait = PAUSE[useSettings.getState().pace]
      const pause = new Promise(resolve => setTimeout(resolve, wait))
      // Whoever wants bots to move at once waits for nothing else.
      const turnToMove = wait === 0 ? async () => {} : calm
      try {
        await turnToMove()
        const { moves } = await ask(seat, plan.strength ?? '')
        await pause
        await turnToMove()
        if (closed) return
        set({ thinking: false })
        commit(moves, seat)
      } catch (error) {
        set({ thinking: false, trouble: String(error) })
      }
    }

    function redraft(draft: Draft): void {
      const { record } = get()
      keepDraft(record.id, { base: record.moves.length, moves: movesOf(draft), ended: false })
      set({ draft, ...CLOSED })
    }

    const first = firstPerson(stored.seats)
    const facts = facing(stored, played, first)
    const again = kept?.ended === false && kept.base === stored.moves.length ? kept.moves : []
    queueMicrotask(() => {
      if (ended.length > 0) set({ record: save(played) })
      void letBotsPlay()
    })

    return {
      page,
      record: stored,
      played,
      thinking: false,
      trouble: undefined,
      looking: undefined,
      hint: undefined,
      hints: true,
      posting: undefined,
      recall: undefined,
      ...NOTHING_OPEN,
      ...facts,
      draft: facts.draft && restoreDraft(page, facts.draft, again),
      ...composing(page, { set, get }, redraft, ask),
      endTurn() {
        const { draft, record } = get()
        const whole = draft && finish(page, draft)
        if (whole === undefined) return
        const moves = movesOf(whole)
        keepDraft(record.id, { base: record.moves.length, moves, ended: true })
        commit(moves, whole.seat)
      },
      close() {
        closed = true
        opponents.dismiss()
      },
    }
  })
  return store
}

function firstPerson(seats: readonly SeatPlan[]): Seat {
  return Math.max(
    0,
    seats.findIndex(({ kind }) => kind !== 'bot'),
  ) as Seat
}

/** What the table shows: a position looked back at, the draft, or the game as it stands. */
export function shownState({ looking, played, draft }: Session): Readonly<Position> {
  if (looking !== undefined) return played.journal.at(looking)
  return draft?.state ?? played.journal.position
}
