// Plays a seat's batch of moves, then standing orders and prepared turns, then the end of the game.

import { type AnyGame, Journal, type MachineState, type Move, type Standing } from '@arkwright/kernel'
import type { Entry } from '../api/table-shapes.ts'
import { firstClock, rewardTurn } from '../clocks/clock.ts'
import { Fault } from '../fault.ts'
import { preparedNotice } from '../jobs/job.ts'
import { enterRatedSeats } from '../ratings/rate.ts'
import type { Change } from '../tables/change.ts'
import { shownSeed } from '../tables/shown-seed.ts'
import { fingerprint } from './fingerprint.ts'
import { planFollowUps } from './follow-ups.ts'
import { checkPrepared } from './prepared.ts'

type How = Pick<Entry, 'by'> & { readonly key?: string }

/** Limit for standing orders that keep answering each other. */
const MOST_ORDERS_IN_A_ROW = 100

/** `told`: what else the first entry says. */
export function startGame(change: Change, game: AnyGame, told: Pick<Entry, 'bids'> = {}): void {
  const { row } = change
  const journal = new Journal(game, game.parseOptions(JSON.parse(row.options)), row.seed)
  const decision = game.pending(journal.position)
  row.state = 'playing'
  row.started = change.now
  row.to_move = decision === undefined || decision.seat === 'chance' ? null : decision.seat
  row.step = decision?.step ?? null
  enterRatedSeats(change)
  change.clockState = firstClock(change.clockSettings, change.seats.length)
  const clockState = change.runClock()
  change.appendPosition({
    kind: 'started',
    seat: null,
    revealed: [...journal.revealed],
    hash: fingerprint(game, journal.position),
    toMove: row.to_move,
    clockState,
    ...told,
  })
  planFollowUps(change)
}

/**
 * Plays the whole batch or nothing; a refusal names the move. A person's batch ends where chance reveals something. Later moves are
 * not judged, so that no refusal reveals what would have been drawn.
 */
export function playTurn(change: Change, seat: number, moves: readonly string[], how: How = {}): void {
  playBatch(change, seat, moves, how)
  followOrders(change)
  settle(change)
}

function playBatch(change: Change, seat: number, moves: readonly string[], { key, by }: How): void {
  const { trial, row } = change
  // The turn has come, so what was prepared for it is over.
  if (trial.game.pending(trial.position)?.part.kind === 'turn') change.dropPrepared(seat)
  const played: string[] = []
  for (const [index, text] of moves.entries()) {
    if (trial.hasRevealed && by === undefined) break
    if (trial.pending?.seat !== seat) {
      throw new Fault(422, 'turn-over', undefined, { move: index })
    }
    const refusal = trial.play(text)
    if (refusal !== undefined) {
      throw new Fault(422, 'refused', `The move is refused: ${refusal.code} (${refusal.rule}).`, {
        refusal: { ...refusal, figures: { ...refusal.figures } },
        move: index,
      })
    }
    played.push(text)
  }
  change.stopClock()
  const pending = trial.pending
  if (pending?.seat !== seat) change.clockState = rewardTurn(change.clockSettings, change.clockState, seat, trial.moves)
  row.to_move = pending?.seat ?? null
  row.step = pending?.step ?? null
  change.asked = null
  const entry: Omit<Entry, 'sequence' | 'at'> = {
    kind: 'turn',
    seat,
    moves: played,
    revealed: trial.takeRevealed(),
    hash: trial.hash(),
    toMove: row.to_move,
    clockState: change.runClock(),
    ...(by !== undefined && { by }),
  }
  change.appendPosition(entry, key)
}

/** Plays prepared turns and standing orders in the same commit. */
export function followOrders(change: Change): void {
  for (let i = 0; i < MOST_ORDERS_IN_A_ROW; i++) {
    const { pending, game, position } = change.trial
    if (pending === undefined) return
    const sitting = change.seat(pending.seat)
    if (sitting.kind !== 'person' || sitting.left === 1) return
    if (playPrepared(change, pending.seat, sitting.person)) continue
    const orders = change.orders.get(pending.seat)
    const order = orders?.find(({ step }) => step === pending.step)
    if (orders === undefined || order === undefined) return
    const legal = game.moves(position).map(({ text }) => text)
    const move = order.prefer.find(text => legal.includes(text))
    if (move === undefined) return
    const rest = orders.flatMap(one => (one !== order ? one : one.times > 1 ? { ...one, times: one.times - 1 } : []))
    change.orders.set(pending.seat, rest)
    change.changedOrders.add(pending.seat)
    playBatch(change, pending.seat, [move], { by: 'order' })
  }
}

/** False: there is none, or it waits for its player as a draft. */
function playPrepared(change: Change, seat: number, person: string | null): boolean {
  const { game, position } = change.trial
  const prepared = change.prepared.get(seat)
  const checked = prepared && checkPrepared(game, position, seat, prepared)
  if (checked === undefined || checked.offered !== undefined) return false
  playBatch(change, seat, checked.moves, { by: 'prepared' })
  if (person !== null) change.jobs.push(preparedNotice(change.row.id, person, change.now))
  return true
}

/** Ends the game if no seat has anything left to decide. Otherwise notifies the person or bot who must decide. */
export function settle(change: Change): void {
  const { pending, game, position } = change.trial
  if (pending === undefined) endGame(change, game, position)
  planFollowUps(change)
}

export function endGame(change: Change, game: AnyGame, position: Readonly<MachineState<Move>>): void {
  const { row } = change
  const standings = game.standings(position).map(shown)
  for (const { seat, rank, score } of standings) {
    const sitting = change.seat(seat)
    sitting.rank = rank
    sitting.score = score
    change.changedSeats.add(seat)
  }
  row.state = 'over'
  row.ended = change.now
  row.asked = null
  change.append({ kind: 'ended', seat: null, standings, ...shownSeed(row) })
}

function shown({ seat, rank, score }: Standing) {
  return { seat, rank: rank ?? null, score }
}
