// The general supply of development cards: fixed, or drawn under the copy limit — CG setup 10, CG expert 10.
import { faceNamed } from '../components/faces.ts'
import { DEAL } from '../moves.ts'
import { SET_UP } from '../parts.ts'
import { add, entry, type State } from '../state.ts'
import type { CardGamePassage, CardGameReason, CardGameStep } from '../step.ts'

/** In every expert supply: one Entrepreneur, and one fewer of each of these than there are players. */
const ALWAYS = faceNamed('entrepreneur')
const BY_PLAYERS = [faceNamed('engineer'), faceNamed('patent')]

const supply: CardGamePassage = {
  name: 'supply',
  part: SET_UP,
  run(state) {
    const { rules } = state
    if (!rules.expert['random-supply']) {
      state.supply = [...rules.supply]
      afterSupply(state)
      return
    }
    state.supply = rules.supply.map(() => 0)
    add(state.supply, ALWAYS, 1)
    for (const face of BY_PLAYERS) add(state.supply, face, rules.copyLimit)
    state.box = (1 << rules.figures.pairs.length) - 1
    if (rules.cardsDrawn === 0) afterSupply(state)
    else state.step = 'deal'
  },
}

function afterSupply(state: State): void {
  state.step = state.solo === null ? 'starting factories' : 'lay'
}

function faces(state: State, card: number): readonly number[] {
  return state.rules.figures.pairs[card] ?? []
}

function drawn(state: State): number {
  return state.supply.reduce((sum, count) => sum + count, 0) - 1 - BY_PLAYERS.length * state.rules.copyLimit
}

/** The face shown, the other one where the first would exceed the limit, or -1 when the card must be replaced. */
function faceKept(state: State, card: number, back: boolean): number {
  const [front = -1, rear = -1] = faces(state, card)
  const shown = back ? rear : front
  if (entry(state.supply, shown) < state.rules.copyLimit) return shown
  const other = back ? front : rear
  return entry(state.supply, other) < state.rules.copyLimit ? other : -1
}

const NOT_IN_BOX: CardGameReason = { rule: 'CG expert 10', code: 'card-already-drawn' }
const BOTH_ALIKE: CardGameReason = { rule: 'CG expert 10', code: 'both-sides-alike' }

function hasOneFace(state: State, card: number): boolean {
  const [front, rear] = faces(state, card)
  return front === rear
}

const deal: CardGameStep = {
  name: 'deal',
  rule: 'CG expert 10',
  part: SET_UP,
  kinds: ['deal'],
  candidates(_state, offer) {
    for (const move of DEAL) offer(move)
  },
  refuse(state, move) {
    if (move.kind !== 'deal') return undefined
    if ((state.box & (1 << move.card)) === 0) return NOT_IN_BOX
    return move.back && hasOneFace(state, move.card) ? BOTH_ALIKE : undefined
  },
  weight: (state, move) => (move.kind === 'deal' && hasOneFace(state, move.card) ? 2 : 1),
  play(state, move, emit) {
    if (move.kind !== 'deal') return
    state.box &= ~(1 << move.card)
    const shown = entry(faces(state, move.card), move.back ? 1 : 0)
    const kept = faceKept(state, move.card, move.back)
    if (kept !== -1) add(state.supply, kept, 1)
    emit?.({ type: 'dealt card', face: kept === -1 ? shown : kept, flipped: kept !== shown, kept: kept !== -1 })
    // The printed cards always suffice. With corrected pairs the supply may stay smaller.
    if (drawn(state) < state.rules.cardsDrawn && state.box !== 0) return
    state.box = 0
    afterSupply(state)
  },
}

export const supplySteps: readonly CardGameStep[] = [deal]
export const supplyPassages: readonly CardGamePassage[] = [supply]
