// Preparation for the next round: markers, start player, end of a decade — CG 3, CG card 1, CG ruling 36 and 38, CG solo 3.3.
import type { Seat } from '@arkwright/kernel'
import { NAMES_START_PLAYER } from '../cards/index.ts'
import { ALL_GOODS, type Good } from '../components/names.ts'
import { raiseRival } from '../market.ts'
import { DECLINE, START_PLAYER } from '../moves.ts'
import { BETWEEN_TURNS, NEXT_ROUND } from '../parts.ts'
import { isLastDecade, playerAt, playerToMove, type State, seatInOrder } from '../state.ts'
import type { CardGamePassage, CardGameReason, CardGameStep, Emit } from '../step.ts'
import { discardCard, offerUses } from '../supply.ts'
import { beginRound } from './round.ts'

const LAST_GOOD = 3

const preparation: CardGamePassage = {
  name: 'preparation',
  part: BETWEEN_TURNS,
  run(state) {
    if (isLastDecade(state) && state.good === LAST_GOOD) {
      state.step = 'final scoring'
      return
    }
    state.stage = 'preparation'
    if (state.solo !== null) state.solo.opponentsFirst = false
    for (let place = 0; place < state.rules.seats; place++) {
      const seat = seatInOrder(state, place)
      if ((playerAt(state, seat).cards & NAMES_START_PLAYER) !== 0) {
        state.seat = seat
        state.step = 'round end'
        return
      }
    }
    newStartPlayer(state)
  },
}

/** Clockwise within a decade; at its end the player with the lowest portfolio chooses. */
function newStartPlayer(state: State): void {
  if (state.solo === null && state.good === LAST_GOOD) {
    state.seat = poorest(state)
    state.step = 'start player'
    return
  }
  state.startPlayer = nextClockwise(state)
  state.step = 'next round'
}

/** The next player who is still in the game; in the solo game, the same one. */
function nextClockwise(state: State): Seat {
  let place = 1
  while (playerAt(state, seatInOrder(state, place)).bankrupt) place++
  return seatInOrder(state, place)
}

/** Lowest portfolio, then least money, then nearest clockwise from the start player, who counts as nearest. */
function poorest(state: State): Seat {
  let chooser: Seat | undefined
  for (let place = 0; place < state.rules.seats; place++) {
    const seat = seatInOrder(state, place)
    const player = playerAt(state, seat)
    if (player.bankrupt) continue
    const best = chooser === undefined ? undefined : playerAt(state, chooser)
    const lead = best === undefined ? -1 : player.shares * player.shareValue - best.shares * best.shareValue
    if (lead < 0 || (lead === 0 && best !== undefined && player.money < best.money)) chooser = seat
  }
  return chooser ?? state.startPlayer
}

const nextRound: CardGamePassage = {
  name: 'next round',
  part: BETWEEN_TURNS,
  run(state, emit) {
    if (state.good === LAST_GOOD) endDecade(state, emit)
    else state.good = (state.good + 1) as Good
    beginRound(state, emit)
  },
}

function endDecade(state: State, emit: Emit): void {
  state.good = 0
  state.decade++
  for (const player of state.players) player.used = 0
  if (state.solo === null) {
    // Only the two-player game has a rival here: the neutral player.
    for (const rival of state.rivals.keys()) {
      for (const good of ALL_GOODS) raiseRival(state, rival, good, 1, 'neutral player', emit)
    }
  } else {
    state.solo.bag = [...state.rules.figures.bag]
  }
}

const NOT_A_SEAT: CardGameReason = { rule: 'CG 3', code: 'nobody-sits-there' }
const OUT: CardGameReason = { rule: 'CG 2.c', code: 'out-of-the-game' }
const OTHER_CARD: CardGameReason = { rule: 'CG card 1', code: 'not-used-here' }

const roundEnd: CardGameStep = {
  name: 'round end',
  rule: 'CG card 1',
  part: NEXT_ROUND,
  kinds: ['use', 'decline'],
  candidates(state, offer) {
    offerUses(playerToMove(state).cards & NAMES_START_PLAYER, offer)
    offer(DECLINE)
  },
  refuse(state, move) {
    if (move.kind !== 'use') return undefined
    return (playerToMove(state).cards & NAMES_START_PLAYER & (1 << move.face)) === 0 ? OTHER_CARD : undefined
  },
  play(state, move, emit) {
    if (move.kind !== 'use') return newStartPlayer(state)
    playerToMove(state).everUsed |= 1 << move.face
    emit?.({ type: 'used card', seat: state.seat, face: move.face })
    // Naming the start player always costs the card, turned by 90° or not.
    discardCard(state, move.face, emit)
    if (state.solo === null) {
      state.step = 'start player'
    } else {
      state.solo.opponentsFirst = true
      state.step = 'next round'
    }
  },
}

const startPlayer: CardGameStep = {
  name: 'start player',
  rule: 'CG 3',
  part: NEXT_ROUND,
  kinds: ['start player'],
  candidates(_state, offer) {
    for (const move of START_PLAYER) offer(move)
  },
  refuse(state, move) {
    if (move.kind !== 'start player') return undefined
    if (move.player >= state.rules.seats) return NOT_A_SEAT
    return playerAt(state, move.player).bankrupt ? OUT : undefined
  },
  play(state, move) {
    if (move.kind !== 'start player') return
    state.startPlayer = move.player
    state.step = 'next round'
  },
}

export const preparationSteps: readonly CardGameStep[] = [roundEnd, startPlayer]
export const preparationPassages: readonly CardGamePassage[] = [preparation, nextRound]
