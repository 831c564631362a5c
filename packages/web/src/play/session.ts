// An open table: the game so far, the turn being composed, and what is open on the screen. Its source stores the game.
import type { ChosenTurn } from '@arkwright/bots'
import type { Move } from '@arkwright/kernel'
import { createStore, type StoreApi } from 'zustand'
import { beatsOf } from '../telling/beats-of.ts'
import { positionAt } from '../telling/moment.ts'
import { firstToTell, type Told } from '../telling/told.ts'
import { compose, type Draft, finish, stepBack, tryMove } from './draft.ts'
import type { GamePage, Position } from './game-page.ts'
import type { PlayedGame } from './history.ts'
import { pressedByKey } from './presses.ts'
import type { Display, Source, TableFacts } from './source.ts'
import { answered } from './use-in-time.ts'

/** A turn worth trying. */
export interface Hint {
  /** Undefined while the bot is thinking. */
  readonly choice: ChosenTurn | undefined
}

export interface Session extends TableFacts {
  readonly page: GamePage
  /** The open group of choices in the action bar. */
  readonly group: string | undefined
  /** The dial chosen in the action bar or the context panel: both show the same one. */
  readonly dial: string | undefined
  /** The move under the pointer or focus. */
  readonly pointed: Move | undefined
  readonly hint: Hint | undefined
  /** What is being told of the others' turns: the table shows that moment. Undefined: the present. */
  readonly told: Told | undefined
  /** Whether new turns are told before the table shows them: somebody must advance the story. */
  readonly follows: boolean
  choose(move: Move): void
  /** The turn so far becomes these moves, as far as they are legal. */
  compose(moves: readonly Move[], by?: 'dial'): void
  /** The turn so far becomes these moves, and ends with them. */
  conclude(moves: readonly Move[]): void
  ask(move: Move): void
  open(group: string | undefined): void
  turnTo(dial: string): void
  point(move: Move | undefined): void
  back(): void
  endTurn(): void

  askHint(): void
  look(at: number | undefined): void
  tell(told: Told | undefined): void
  follow(follows: boolean): void
  close(): void
}

export type SessionStore = StoreApi<Session>

/** A move closes everything that is open. */
const CLOSED = { group: undefined, refused: undefined }
/** A turn or a look back also clears what is pointed at. */
const NOTHING_OPEN = { ...CLOSED, pointed: undefined, dial: undefined }

export function openSession<S extends Source>(
  page: GamePage,
  connect: (display: Display) => S,
): { readonly store: SessionStore; readonly source: S } {
  const source = connect({
    now: () => store.getState(),
    update: facts => store.setState(facts),
    replace(facts) {
      const { played } = facts
      const told = played && { hint: undefined, told: toldAfter(store.getState(), played) }
      store.setState({ ...NOTHING_OPEN, ...told, ...facts })
    },
  })
  const store: SessionStore = createStore<Session>()((set, get) => ({
    page,
    ...NOTHING_OPEN,
    hint: undefined,
    told: undefined,
    follows: false,
    ...source.first,
    ...composing(page, source, { set, get }),
    ...looking(page, source, { set, get }),
    askHint: () => askHint(source, { set, get }),
    close: () => source.close(),
  }))
  source.start?.()
  return { store, source }
}

interface Store {
  readonly set: SessionStore['setState']
  readonly get: SessionStore['getState']
}

/** Actions that change the turn. */
function composing(
  page: GamePage,
  source: Source,
  { set, get }: Store,
): Pick<Session, 'choose' | 'compose' | 'conclude' | 'back' | 'endTurn'> {
  function redraft(draft: Draft, by?: 'dial'): void {
    source.keep(draft)
    set({ draft, told: undefined, ...CLOSED })
    get().point(undefined)
    if (by !== 'dial' && isAnswered(page, draft)) source.end(draft)
  }
  function endTurn(): void {
    const { draft } = get()
    const whole = draft && finish(page, draft)
    set({ told: undefined })
    if (whole !== undefined) source.end(whole)
  }
  return {
    choose(move) {
      const { draft, looking: at } = get()
      if (draft !== undefined && at === undefined) redraft(tryMove(page, draft, move))
    },
    compose(moves, by) {
      const { draft, looking: at } = get()
      if (draft !== undefined && at === undefined) redraft(compose(page, draft, moves), by)
    },
    conclude(moves) {
      const { draft, looking: at } = get()
      if (draft === undefined || at !== undefined) return
      redraft(compose(page, draft, moves), 'dial')
      endTurn()
    },
    back() {
      const { draft } = get()
      if (draft !== undefined) redraft(stepBack(draft))
    },
    endTurn,
  }
}

/**
 * Questions between turns need no "End turn" once a press has answered the last of them. A dial does: its first step is
 * not yet the value that is wanted. So do several moves of the preparation or the final exchange, which are composed
 * like a turn.
 */
export function isAnswered(page: GamePage, draft: Draft): boolean {
  const { complete, tried } = draft
  const [first] = tried
  const kind = first && page.game.pending(first.before)?.part.kind
  if (!complete || kind === undefined || kind === 'turn') return false
  return tried.length === 1 || (kind !== 'preparation' && kind !== 'end')
}

/** Actions that change only the view. */
function looking(
  page: GamePage,
  source: Source,
  { set, get }: Store,
): Pick<Session, 'ask' | 'open' | 'turnTo' | 'point' | 'look' | 'tell' | 'follow'> {
  let pointed: Move | undefined
  /** The thing under the pointer is highlighted all over the table; after a press, only once its response is drawn. */
  function point(move: Move | undefined): void {
    pointed = move
    if (pressedByKey()) set({ pointed })
    else void answered().then(() => pointed === move && set({ pointed }))
  }
  return {
    point,
    ask(move) {
      const { draft } = get()
      if (draft !== undefined) set({ refused: page.game.refusal(draft.state, move) })
    },
    open(group) {
      set({ ...CLOSED, group })
      point(undefined)
    },
    turnTo: dial => set({ dial }),
    tell: told => set({ ...NOTHING_OPEN, told }),
    follow: follows => set({ follows: follows && get().telling === 'on' }),
    look: at => set({ ...NOTHING_OPEN, looking: source.look === undefined ? at : source.look(at) }),
  }
}

function askHint(source: Source, { set, get }: Store): void {
  const { draft, hint, played: before } = get()
  if (draft === undefined) return
  set({ told: undefined })
  if (hint !== undefined) return
  const advice = source.advise(draft.seat)
  if (advice === undefined) return
  set({ hint: { choice: undefined } })
  void advice.then(choice => {
    const now = get()
    if (now.played === before && now.hint !== undefined) set({ hint: { choice } })
  })
}

/** New turns are told from where the table stood. The turn that ended here has been seen. */
function toldAfter({ page, record, played: before, told, follows, draft }: Session, played: PlayedGame) {
  const from = before.journal.moves.length
  if (played.journal.moves.length < from) return undefined
  if (told !== undefined || !follows) return told
  return firstToTell(beatsOf(page, played, record.seats), from, draft?.seat)
}

/** The position to show: one looked back at, one that is told, the draft, or the current game. */
export function shownState({ looking: at, page, played, draft, told }: Session): Readonly<Position> {
  if (at !== undefined) return played.journal.at(at)
  if (told !== undefined) return positionAt(page, played.journal, told)
  return draft?.state ?? played.journal.position
}
