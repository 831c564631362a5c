// What is left of the budget of the present action, in a few words.
import { ACTION_MARKERS, type Player, type State, wage, workersForHire } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import type { Draft } from '../../play/draft.ts'
import { boughtFor } from './buys.ts'
import { meIn, stateOf } from './stage.ts'

const words = text.boardControl.left

type Said = (state: State, me: Player, seat: number) => string | undefined

const cash: Said = (_, me) => words.cash({ cash: me.cash })

const LEFT: Readonly<Partial<Record<State['step'], Said>>> = {
  'place marker': cash,
  'administrative cost': cash,
  'sell goods': cash,
  'sell shares': cash,
  'repay loans': cash,
  'buy shares': cash,
  workers: state => words.workers({ count: workersForHire(state), wage: wage(state) }),
  machinery: (state, _, seat) => words.machines({ count: amountLeft(state, seat) }),
  quality: (state, _, seat) => words.steps({ count: amountLeft(state, seat) }),
  distribution: ({ turn }) => words.sum({ sum: turn.budget }),
  'adjust prices': ({ turn }) => (turn.budget > 0 ? words.prices({ sum: turn.budget }) : undefined),
  factory: ({ turn }, me) => words.owed({ owed: turn.owed, cash: me.cash }),
  ship: ({ turn }) => words.hold({ count: turn.budget }),
}

export function leftOf(draft: Draft): string | undefined {
  const state = stateOf(draft)
  return LEFT[state.step]?.(state, meIn(state, draft.seat), draft.seat)
}

/** Machines or steps the sum still buys. */
function amountLeft(state: State, seat: number): number {
  const { marker, paid, steps } = state.turn
  return ACTION_MARKERS[marker] === undefined ? 0 : Math.max(0, boughtFor(state, seat, marker, paid).amount - steps)
}
