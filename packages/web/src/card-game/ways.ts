// Which moves can be pressed on the table, and what the turn becomes with each: a press may lead through the action
// before it, or leave a price unchanged on the way to a development.
import { type Move, passOf } from '@arkwright/card-game'
import { type Draft, tryMove } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'
import { DEVELOPMENTS, type Kind, partTried, soFar, stateOf, withMove } from './turn-parts.ts'

export type Ways = ReadonlyMap<Move, readonly Move[]>

/** Later parts of a turn that can be pressed before their question is asked. */
const LATER: readonly Kind[] = ['appeal', ...DEVELOPMENTS]
const known = new WeakMap<Draft, Ways>()

export function waysOf(page: GamePage, draft: Draft): Ways {
  const before = known.get(draft)
  if (before !== undefined) return before
  const ways = new Map<Move, readonly Move[]>()
  const add = (move: Move, moves: readonly Move[]): void => {
    if (!ways.has(move)) ways.set(move, moves)
  }
  if (!draft.complete) {
    for (const move of stateOf(draft).legal) add(move, [...soFar(draft), move])
    if (stateOf(draft).step === 'action') addActions(page, draft, add)
    else addLater(page, draft, add)
  }
  addChanges(page, draft, add)
  known.set(draft, ways)
  return ways
}

type Add = (move: Move, moves: readonly Move[]) => void

function addActions(page: GamePage, draft: Draft, add: Add): void {
  for (const action of stateOf(draft).legal) {
    if (action.kind !== 'action') continue
    const begun = tryMove(page, draft, action)
    if (!begun.complete) for (const move of stateOf(begun).legal) add(move, [...soFar(begun), move])
  }
}

function addLater(page: GamePage, draft: Draft, add: Add): void {
  let next = draft
  while (!next.complete) {
    for (const move of stateOf(next).legal) if (LATER.includes(move.kind)) add(move, [...soFar(next), move])
    const pass = passOf(stateOf(next))
    if (pass === undefined) return
    next = tryMove(page, next, pass)
  }
}

/** A price or a development that was chosen can be chosen differently. */
function addChanges(page: GamePage, draft: Draft, add: Add): void {
  for (const kinds of [['appeal'], DEVELOPMENTS] as const) {
    const part = partTried(draft, kinds)
    for (const move of part?.state.legal ?? []) {
      if (part !== undefined && kinds.some(kind => kind === move.kind)) add(move, withMove(page, draft, part, move))
    }
  }
}
