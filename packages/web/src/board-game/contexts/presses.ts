// What the context panel lets one press beside the control: exact spaces, rows, levels, warehouse places.
import type { Move, State } from '@arkwright/board-game'
import type { Option } from '../../play/control.ts'
import type { Draft } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import { rowPresses } from '../control/staff.ts'
import { pressMove, stateOf } from '../control/stage.ts'
import { buildPress } from '../control/takes.ts'

/** Moves that only the panel offers one by one, by step. */
const ONE_BY_ONE: Readonly<Partial<Record<State['step'], readonly Move['kind'][]>>> = {
  'place marker': ['place'],
  workers: ['fire', 'hire column', 'hire row', 'move'],
  factory: ['modernise', 'close'],
  'dismiss workers': ['dismiss column', 'dismiss row', 'return ship'],
}

/** A press with the move it begins with. */
export interface PanelPress {
  readonly move: Move
  readonly option: Option
}

export function panelPresses(page: GamePage, draft: Draft): readonly PanelPress[] {
  if (draft.complete) return []
  const state = stateOf(draft)
  const kinds = ONE_BY_ONE[state.step] ?? []
  return [
    ...state.legal.filter(({ kind }) => kinds.includes(kind)).map(move => single(page, draft, move)),
    ...(state.step === 'factory'
      ? state.legal.flatMap(move => (move.kind === 'build' ? [{ move, option: buildPress(page, draft, move) }] : []))
      : []),
    ...(ROWS_OF.has(state.step)
      ? rowPresses(page, draft).flatMap(({ option }) => {
          const move = option.moves[draft.tried.length] as Move | undefined
          return move === undefined ? [] : [{ move, option }]
        })
      : []),
  ]
}

const ROWS_OF: ReadonlySet<State['step']> = new Set(['workers', 'machinery'])

function single(page: GamePage, draft: Draft, move: Move): PanelPress {
  return { move, option: pressMove(page, draft, move) }
}

export function pressFor(presses: readonly PanelPress[], isWanted: (move: Move) => boolean): Option | undefined {
  return presses.find(({ move }) => isWanted(move))?.option
}
