// The turn of the card game in parts: action and its details, price, development. One part can be changed while the
// others stay.
import { type Move, passOf, type State } from '@arkwright/card-game'
import { movesSoFar } from '../play/control.ts'
import { compose, type Draft, tryMove } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'

export type Kind = Move['kind']
export type Of<K extends Kind> = Extract<Move, { kind: K }>

export const DEVELOPMENTS: readonly Kind[] = ['develop', 'take', 'pick']

export function soFar(draft: Draft): readonly Move[] {
  // A draft of the card game has only its moves.
  return movesSoFar(draft) as readonly Move[]
}

export function stateOf(draft: Draft): State {
  return draft.state as State
}

export function legalOf<K extends Kind>(state: State, kind: K): Of<K>[] {
  return state.legal.filter((move): move is Of<K> => move.kind === kind)
}

/** A moment of the turn: what was played before it, the position there, and what was played after the part itself. */
export interface Part {
  readonly before: readonly Move[]
  readonly state: State
  readonly own: Move | undefined
  readonly after: readonly Move[]
}

/** The last move of these kinds in the turn, as a part that can be replaced. */
export function partTried(draft: Draft, kinds: readonly Kind[]): Part | undefined {
  const moves = soFar(draft)
  const place = moves.findLastIndex(({ kind }) => kinds.includes(kind))
  return place === -1 ? undefined : partAt(draft, place)
}

function partAt(draft: Draft, place: number): Part | undefined {
  const moves = soFar(draft)
  const tried = draft.tried[place]
  if (tried === undefined) return undefined
  return {
    before: moves.slice(0, place),
    state: tried.before as State,
    own: moves[place],
    after: moves.slice(place + 1),
  }
}

/** The same moment still to come, if leaving everything else unchanged leads there. An action is never left out. */
export function partAhead(page: GamePage, draft: Draft, isThere: (state: State) => boolean): Part | undefined {
  const found = draftAhead(page, draft, isThere)
  return found && { before: soFar(found), state: stateOf(found), own: undefined, after: [] }
}

function draftAhead(page: GamePage, draft: Draft, isThere: (state: State) => boolean): Draft | undefined {
  let next = draft
  while (!next.complete) {
    const state = stateOf(next)
    if (isThere(state)) return next
    const pass = state.step === 'action' ? undefined : passOf(state)
    if (pass === undefined) return undefined
    next = tryMove(page, next, pass)
  }
  return undefined
}

export function withMove(page: GamePage, draft: Draft, { before, after }: Part, move: Move): readonly Move[] {
  return fitted(page, draft, [...before, move], after)
}

/**
 * The moves, and then as many of the later ones as still fit. The rules play a step with a single answer by themselves:
 * what ends an action may have to be added or left out.
 */
export function fitted(page: GamePage, draft: Draft, moves: readonly Move[], later: readonly Move[]): readonly Move[] {
  if (later.length === 0) return moves
  let turn = compose(page, draft, moves)
  if (turn.tried.length < moves.length) return moves
  for (const move of later) {
    if (PASSED.includes(move.kind) && !stateOf(turn).legal.includes(move)) continue
    const there = draftAhead(page, turn, ({ legal }) => legal.includes(move))
    if (there === undefined) break
    turn = tryMove(page, there, move)
  }
  return soFar(turn)
}

/** Moves that only lead on. */
const PASSED: readonly Kind[] = ['done', 'loans']

/** The turn up to its price, set or still to be set. */
export function pricePart(page: GamePage, draft: Draft): Part | undefined {
  return partTried(draft, ['appeal']) ?? partAhead(page, draft, ({ step }) => step === 'price')
}
