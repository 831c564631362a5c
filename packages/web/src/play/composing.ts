// What one does with the turn being composed, wherever the game is kept.
import type { Choice } from '@arkwright/bots'
import type { Seat } from '@arkwright/kernel'
import { type Draft, stepBack, tryMove } from './draft.ts'
import type { GamePage } from './game-page.ts'
import type { Session, SessionStore } from './session.ts'

export const MOST_OF_A_HINT = 3
const HINT_STRENGTH = 'hard'

/** After a move or a look back nothing is open or pointed at. */
export const NOTHING_OPEN = { group: undefined, pointed: undefined, refused: undefined }

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
  return {
    choose(move) {
      const { draft, looking } = get()
      if (draft !== undefined && looking === undefined) redraft(tryMove(page, draft, move))
    },
    ask(move) {
      const { draft } = get()
      if (draft !== undefined) set({ refused: page.game.refusal(draft.state, move) })
    },
    open: group => set({ group, refused: undefined, pointed: undefined }),
    point: pointed => set({ pointed }),
    back() {
      const { draft } = get()
      if (draft !== undefined) redraft(stepBack(draft))
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
