// Sitting down, leaving, resigning, and who takes over.
import { stylesOf, USUAL_LEVEL } from '@arkwright/bots/levels'
import type { AnyGame } from '@arkwright/kernel'
import type { Strength } from '../api/table-shapes.ts'
import { botText, type SeatedBot } from '../bots/seated-bot.ts'
import { Fault, notAllowed, notNow } from '../fault.ts'
import { strengthsFor } from '../games.ts'
import { planFollowUps } from '../play/follow-ups.ts'
import type { PersonRow } from '../storage/people-tables.ts'
import { bidOrStart, stopBidding } from './bidding.ts'
import type { Change } from './change.ts'
import { occupantOf } from './occupant.ts'
import type { SeatedRow } from './scene.ts'
import { shownSeed } from './shown-seed.ts'
import { mayBeGivenAway } from './silence.ts'

export function sit(change: Change, number: number, person: PersonRow): void {
  const seat = seatNumber(change, number)
  const { state, tournament } = change.row
  // No one plays the same deal twice.
  if (tournament !== null) throw notNow('in-event')
  if (change.seats.some(one => one.person === person.id && one.left === 0 && one.kind === 'person')) {
    throw notNow('seated-already')
  }
  if (seat.kind !== 'open' && seat.left === 0) throw notNow('seat-taken')
  if (state !== 'open' && state !== 'playing') throw notNow('game-over')
  change.stopClock()
  seatPerson(seat, person)
  seatChanged(change, seat)
}

/** The seat of a guest who signed in goes to their account, unless the account already sits here. */
export function handOver(change: Change, guest: string, account: PersonRow): void {
  const seat = change.seats.find(one => one.person === guest && one.kind === 'person' && one.left === 0)
  if (seat === undefined || change.seats.some(one => one.person === account.id)) return
  change.stopClock()
  seatPerson(seat, account)
  change.changedSeats.add(seat.seat)
  change.append({ kind: 'seat', seat: seat.seat, occupant: occupantOf(seat) })
  goOn(change)
}

/** Before the start. The next seated person becomes host. If no one is left, the table stays open for joiners. */
export function getUp(change: Change, number: number): void {
  if (change.row.state !== 'open') throw notNow('resign-instead')
  const seat = seatNumber(change, number)
  const leaver = seat.person
  empty(seat)
  seatChanged(change, seat)
  const heir = change.seats.find(({ kind, left }) => kind === 'person' && left === 0)
  if (change.row.host === leaver && heir?.person != null) change.row.host = heir.person
}

export function plan(
  change: Change,
  number: number,
  wanted: { kind: 'open' } | ({ kind: 'bot' } & SeatedBot),
  who: { host: boolean; player: boolean },
): void {
  const seat = seatNumber(change, number)
  const { state, game, tournament } = change.row
  if (tournament !== null && wanted.kind === 'open') throw notNow('in-event')
  const vacant = mayBeGivenAway(change, number, change.now)
  if (state === 'over' || state === 'archived') throw notNow('game-over')
  if (!(vacant ? who.player : who.host)) throw notAllowed()
  if (state === 'playing' && !vacant) throw notNow('seat-held')
  if (state === 'playing' && wanted.kind === 'open' && seat.left === 1) throw notNow('seat-free')
  change.stopClock()
  leaveRated(seat, change.now)
  if (state === 'playing' && wanted.kind === 'open') seat.left = 1
  else if (wanted.kind === 'open') empty(seat)
  else giveToBot(seat, knownBot(game, wanted))
  seatChanged(change, seat)
}

/** Permanent. The seat waits for a bot or another person. A table without people is archived; in an event a bot plays on. */
export function resign(change: Change, number: number): void {
  if (change.row.state !== 'playing') throw notNow('not-playing')
  const seat = seatNumber(change, number)
  change.stopClock()
  leaveRated(seat, change.now)
  change.append({ kind: 'resigned', seat: number })
  if (change.row.tournament !== null) {
    giveToBot(seat, { strength: standIn(change) })
    seatChanged(change, seat)
    return
  }
  seat.left = 1
  change.changedSeats.add(number)
  if (change.seats.some(({ kind, left }) => kind === 'person' && left === 0)) {
    goOn(change)
    return
  }
  const { row } = change
  row.state = 'archived'
  row.ended = change.now
  change.append({ kind: 'ended', seat: null, ...shownSeed(row) })
}

/** When the clock reaches zero, a bot takes over this seat. */
export function takeOver(change: Change, number: number): void {
  const seat = seatNumber(change, number)
  change.stopClock()
  leaveRated(seat, change.now)
  giveToBot(seat, { strength: standIn(change) })
  change.append({ kind: 'time-over', seat: number })
  seatChanged(change, seat)
}

/** The time for the whole game is over: bots finish it, and it is not rated. */
export function giveAllToBots(change: Change): void {
  if (change.row.state !== 'playing') return
  change.stopClock()
  for (const seat of change.seats) {
    if (seat.kind !== 'person') continue
    seat.rated = null
    giveToBot(seat, { strength: standIn(change) })
    change.append({ kind: 'time-over', seat: seat.seat })
    noteSeat(change, seat)
  }
  goOn(change)
}

/** The bot that plays on for a person. */
function standIn({ row: { game } }: Change): Strength {
  return strengthsFor(game).includes(USUAL_LEVEL) ? USUAL_LEVEL : 'random'
}

/** Starts the game, or the bids for its seats, when no seat is open. */
export function startIfFull(change: Change, game: AnyGame): void {
  if (change.row.state !== 'open') return
  if (!isFull(change)) return
  if (!change.seats.some(({ kind }) => kind === 'person')) return
  bidOrStart(change, game)
}

export function isFull({ seats }: Change): boolean {
  return seats.every(({ kind }) => kind !== 'open')
}

export function knownStrength(game: string, strength: Strength): Strength {
  if (strengthsFor(game).includes(strength)) return strength
  throw new Fault(
    400,
    'no-such-bot',
    `There is no ${strength} bot for this game; there is ${strengthsFor(game).join(', ')}.`,
  )
}

/** A random bot has no style, and not every game has every style. */
export function knownBot(game: string, { strength, style }: SeatedBot): SeatedBot {
  knownStrength(game, strength)
  if (style !== undefined && (strength === 'random' || !stylesOf(game).includes(style)))
    throw new Fault(400, 'no-such-bot', `There is no ${strength} ${style} for this game.`)
  return { strength, style }
}

function seatNumber(change: Change, number: number): SeatedRow {
  const seat = change.seats[number]
  if (seat === undefined) throw new Fault(400, 'bad-request', `This table has no seat ${number}.`)
  return seat
}

function seatPerson(seat: SeatedRow, person: PersonRow): void {
  const { id, name, email, email_proved, program, banned, time_zone, window_from, window_to } = person
  const shown = { name, email, email_proved, program, banned, time_zone, window_from, window_to }
  // A guest who signed in keeps the bid.
  const bid = seat.kind === 'person' && seat.left === 0 ? seat.bid : null
  Object.assign(seat, { kind: 'person', person: id, strength: null, left: 0, bid, ...shown })
  if (seat.rated === id) seat.gone = null
}

/** A rated player who leaves, in any way, ranks last. Earlier leavers rank behind later ones. */
function leaveRated(seat: SeatedRow, now: number): void {
  if (seat.rated !== null) seat.gone ??= now
}

const NO_PERSON = { person: null, left: 0, bid: null, name: null, email: null, program: null }

function empty(seat: SeatedRow): void {
  Object.assign(seat, { kind: 'open', strength: null, ...NO_PERSON })
}

function giveToBot(seat: SeatedRow, bot: SeatedBot): void {
  Object.assign(seat, { kind: 'bot', strength: botText(bot), ...NO_PERSON })
}

function seatChanged(change: Change, seat: SeatedRow): void {
  noteSeat(change, seat)
  goOn(change)
}

function noteSeat(change: Change, seat: SeatedRow): void {
  change.changedSeats.add(seat.seat)
  if (seat.kind === 'open') stopBidding(change)
  // Standing orders and the prepared turn of the previous player do not apply to the next one.
  change.dropPrepared(seat.seat)
  if (change.orders.delete(seat.seat)) change.changedOrders.add(seat.seat)
  change.append({ kind: 'seat', seat: seat.seat, occupant: occupantOf(seat) })
}

function goOn(change: Change): void {
  if (change.row.state !== 'playing') return
  change.runClock()
  planFollowUps(change)
}
