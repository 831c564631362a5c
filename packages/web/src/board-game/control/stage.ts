// The part of the turn that is being decided: the moves before it stay, its own moves can be set again.
import type { DecisionName, Move, Player, State } from '@arkwright/board-game'
import { movesSoFar, type Option } from '../../play/control.ts'
import { compose, type Draft } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'

export interface Stage {
  readonly page: GamePage
  readonly draft: Draft
  /** The turn up to the start of the stage. */
  readonly before: Draft
  readonly own: readonly Move[]
}

/** The last moves of the turn that answer one of these questions. */
export function stageOf(page: GamePage, draft: Draft, steps: readonly DecisionName[]): Stage {
  const all = movesSoFar(draft)
  let start = all.length
  while (start > 0 && isOneOf(steps, (draft.tried[start - 1]?.before as State | undefined)?.step)) start--
  return {
    page,
    draft,
    before: start === all.length ? draft : compose(page, draft, all.slice(0, start)),
    own: all.slice(start) as readonly Move[],
  }
}

function isOneOf(steps: readonly string[], step: string | undefined): boolean {
  return step !== undefined && steps.includes(step)
}

export function stateOf({ state }: Draft): State {
  return state as State
}

export function meIn(state: State, seat: number): Player {
  const player = state.players[seat]
  if (player === undefined) throw new Error(`no player at seat ${seat}`)
  return player
}

interface Words {
  readonly label: string
  readonly full: string
  /** What the turn would bring; asked only for what is shown. */
  result?(after: Draft): string | undefined
}

/** A press after which the stage consists of these moves. Its result is calculated when it is first read. */
export function pressOf(stage: Stage, own: readonly Move[], { label, full, result }: Words): Option {
  const { page, draft, before } = stage
  const moves = [...movesSoFar(before), ...own]
  let composed: Draft | undefined
  const after = (): Draft => {
    composed ??= compose(page, draft, moves)
    return composed
  }
  return {
    moves,
    label,
    full,
    get result() {
      return result?.(after())
    },
    get warning() {
      const events = after()
        .tried.slice(before.tried.length)
        .flatMap(one => one.events)
      return page.warning(draft.seat, events, before.state)
    },
  }
}

/** A press that adds one move to the turn. */
export function pressMove(page: GamePage, draft: Draft, move: Move, words: Partial<Words> = {}): Option {
  const full = words.full ?? page.describe(draft.state, move)
  return pressOf({ page, draft, before: draft, own: [] }, [move], { label: full, ...words, full })
}

type Kind = Move['kind']
export type Of<K extends Kind> = Extract<Move, { kind: K }>

export function legalOf<K extends Kind>(state: State, kind: K): readonly Of<K>[] {
  return state.legal.filter((move): move is Of<K> => move.kind === kind)
}

export function isKind<K extends Kind>(kind: K): (move: Move) => move is Of<K> {
  return (move): move is Of<K> => move.kind === kind
}
