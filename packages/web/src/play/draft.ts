// A turn being composed: a copy of the position and the moves tried on it. Nothing in it is final.
import { type GameEvent, type Move, type Seat, withoutChance } from '@arkwright/kernel'
import type { GamePage, Position } from './game-page.ts'

interface Tried {
  readonly move: Move
  readonly before: Position
  readonly events: readonly GameEvent[]
}

export interface Draft {
  readonly seat: Seat
  readonly turn: string
  readonly tried: readonly Tried[]
  /** The position to show. Once the turn is complete, the position at its end. */
  readonly state: Position
  /** True if nothing is left to decide in this turn. */
  readonly complete: boolean
}

/** A copy without chance: a draft stops before it would reveal anything unknown. */
export function startDraft(page: GamePage, position: Readonly<Position>, seat: Seat): Draft {
  const state = withoutChance(page.game, position)
  return { seat, turn: page.game.turnOf(state), tried: [], state, complete: false }
}

export function tryMove(page: GamePage, draft: Draft, move: Move): Draft {
  if (draft.complete || !page.game.moves(draft.state).includes(move)) return draft
  const after = page.game.copy(draft.state)
  const events: GameEvent[] = []
  const goesOn = page.game.playInTurn(after, move, event => events.push(event))
  const tried = [...draft.tried, { move, before: draft.state, events }]
  return { ...draft, tried, state: after, complete: !goesOn }
}

export function stepBack(draft: Draft): Draft {
  const last = draft.tried.at(-1)
  if (last === undefined) return draft
  return { ...draft, tried: draft.tried.slice(0, -1), state: last.before, complete: false }
}

/** The turn from its start with these moves, as far as they are legal. */
export function compose(page: GamePage, draft: Draft, moves: readonly Move[]): Draft {
  const state = draft.tried[0]?.before ?? draft.state
  let composed: Draft = { ...draft, tried: [], state, complete: false }
  for (const [place, move] of moves.entries()) {
    const same = draft.tried[place]
    // What the turn already has is not played again.
    if (same?.move === move && composed.tried.length === place && composed.tried.at(-1) === draft.tried[place - 1]) {
      const after = draft.tried[place + 1]?.before ?? draft.state
      const complete = draft.complete && place === draft.tried.length - 1
      composed = { ...composed, tried: [...composed.tried, same], state: after, complete }
      continue
    }
    const next = tryMove(page, composed, move)
    if (next === composed) break
    composed = next
  }
  return composed
}

/** The draft with all open questions left unchanged; undefined if one needs an answer. */
export function finish(page: GamePage, draft: Draft): Draft | undefined {
  let finished = draft
  while (!finished.complete) {
    const pass = page.pass(finished.state)
    if (pass === undefined) return undefined
    finished = tryMove(page, finished, pass)
  }
  return finished
}

export function movesOf(draft: Draft): string[] {
  return draft.tried.map(({ move }) => move.text)
}

export function eventsOf(draft: Draft): GameEvent[] {
  return draft.tried.flatMap(({ events }) => events)
}

/** Restores a stored draft, as far as its moves still fit the position. */
export function restoreDraft(page: GamePage, fresh: Draft, moves: readonly string[]): Draft {
  let draft = fresh
  for (const text of moves) {
    const move = page.game.parseMove(text)
    if (move === undefined || !page.game.moves(draft.state).includes(move)) break
    draft = tryMove(page, draft, move)
  }
  return draft
}
