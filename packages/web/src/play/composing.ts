// What one does with the turn being composed, wherever the game is kept.
import type { Choice } from '@arkwright/bots'
import { HINT_LEVEL } from '@arkwright/bots/levels'
import type { Move, Seat } from '@arkwright/kernel'
import { type Draft, stepBack, tryMove } from './draft.ts'
import type { GamePage } from './game-page.ts'
import { pressedByKey } from './presses.ts'
import type { Session, SessionStore } from './session.ts'
import { answered } from './use-in-time.ts'

export const MOST_OF_A_HINT = 3
const HINT_STRENGTH = HINT_LEVEL

/** After a move nothing is open. */
export const CLOSED = { group: undefined, refused: undefined }
/** After a turn or a look back nothing is pointed at either. */
export const NOTHING_OPEN = { ...CLOSED, pointed: undefined }

type Composing = Pick<Session, 'choose' | 'ask' | 'open' | 'point' | 'back' | 'askHint' | 'look'>

interface Store {
  readonly set: SessionStore['setState']
  readonly get: SessionStore['getState']
}

export function composing(
  page: GamePage,
  { set, get }: Store,
  redraft: (draft: Draft) => void,
  think: (seat: Seat, strength: string) => Promise<Choice>,
): Composing {
  let pointed: Move | undefined
  /** What lies under the pointer is marked all over the table: for whoever presses it, not before the answer. */
  function point(move: Move | undefined): void {
    pointed = move
    if (pressedByKey()) set({ pointed })
    else void answered().then(() => pointed === move && set({ pointed }))
  }

  return {
    choose(move) {
      const { draft, looking } = get()
      if (draft === undefined || looking !== undefined) return
      redraft(tryMove(page, draft, move))
      point(undefined)
    },
    ask(move) {
      const { draft } = get()
      if (draft !== undefined) set({ refused: page.game.refusal(draft.state, move) })
    },
    open(group) {
      set({ ...CLOSED, group })
      point(undefined)
    },
    point,
    back() {
      const { draft } = get()
      if (draft !== undefined) redraft(stepBack(draft))
      point(undefined)
    },
    askHint() {
      const { draft, hint, played: before } = get()
      if (draft === undefined) return
      set({ hint: { shown: Math.min(MOST_OF_A_HINT, (hint?.shown ?? 0) + 1), choice: hint?.choice } })
      if (hint !== undefined) return
      void think(draft.seat, HINT_STRENGTH).then(choice => {
        const now = get()
        if (now.played === before && now.hint !== undefined) set({ hint: { ...now.hint, choice } })
      })
    },
    look: looking => set({ looking, ...NOTHING_OPEN }),
  }
}
