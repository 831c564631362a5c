// The grid of development cards and the discs that move over it — CG solo 1, CG solo 3.1 B.
import { LAY } from '../moves.ts'
import { SET_UP } from '../parts.ts'
import { add, entry, type Solo, type State } from '../state.ts'
import type { CardGameReason, CardGameStep } from '../step.ts'

const PLACES = 15
/** The first card of each of the three rows. */
const FIRST_OF_ROWS = [0, 5, 10]

export function freshSolo(bag: readonly number[]): Solo {
  return { grid: [], discs: [...FIRST_OF_ROWS], bag: [...bag], opponentsFirst: false }
}

function finishGrid(state: State, solo: Solo): void {
  while (solo.grid.length < PLACES) solo.grid.push(-1)
  state.supply = state.supply.map(() => 0)
  state.step = 'starting factories'
}

const NONE_LEFT: CardGameReason = { rule: 'CG solo 1', code: 'none-left' }

const lay: CardGameStep = {
  name: 'lay',
  rule: 'CG solo 1',
  part: SET_UP,
  kinds: ['lay'],
  candidates(_state, offer) {
    for (const move of LAY) offer(move)
  },
  refuse: (state, move) => (move.kind === 'lay' && entry(state.supply, move.face) === 0 ? NONE_LEFT : undefined),
  weight: (state, move) => (move.kind === 'lay' ? entry(state.supply, move.face) : 1),
  play(state, move, emit) {
    const { solo } = state
    if (move.kind !== 'lay' || solo === null) return
    emit?.({ type: 'laid card', place: solo.grid.length, face: move.face })
    solo.grid.push(move.face)
    add(state.supply, move.face, -1)
    if (solo.grid.length === PLACES || state.supply.every(count => count === 0)) finishGrid(state, solo)
  },
}

/** Moves a disc by this number of cards, skipping empty places, then on to the next card without a disc. Without such a card it stays. */
export function walkDisc(solo: Solo, disc: number, cards: number): void {
  let place = entry(solo.discs, disc)
  for (let left = cards; left > 0; left--) place = nextCard(solo, place)
  for (let left = PLACES; left > 0; left--) {
    if (!solo.discs.some((other, index) => index !== disc && other === place)) {
      solo.discs[disc] = place
      return
    }
    place = nextCard(solo, place)
  }
}

function nextCard(solo: Solo, from: number): number {
  for (let step = 1; step <= PLACES; step++) {
    const place = (from + step) % PLACES
    if (entry(solo.grid, place) !== -1) return place
  }
  return from
}

export const gridSteps: readonly CardGameStep[] = [lay]
