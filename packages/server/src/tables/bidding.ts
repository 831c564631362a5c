// Sealed bids for seats. They open when every seat is taken and end when everyone has bid or time is up; then the seats are awarded and the game starts.
// A bid is stored with its seat and is in no answer to anyone else before the award.
import {
  type AnyGame,
  awardSeats,
  BadInput,
  bySeat,
  checkBids,
  handicapIn,
  highestBid,
  worthOfSeats,
} from '@arkwright/kernel'
import type { Table } from '../api/table-shapes.ts'
import { Fault, notNow } from '../fault.ts'
import { biddingJob, bidsNotice } from '../jobs/job.ts'
import type { Work } from '../jobs/runner.ts'
import { NOTICE_DELAY } from '../play/follow-ups.ts'
import { startGame } from '../play/turns.ts'
import type { TableRow } from '../storage/game-tables.ts'
import type { Change } from './change.ts'
import { act } from './commit.ts'
import { occupantOf } from './occupant.ts'
import { readScene, type Scene, type SeatedRow, seatOf } from './scene.ts'

interface Bidding {
  /** How long people may take, in milliseconds. */
  readonly window: number
  /** The most that may be bid. */
  readonly most: number
  /** When it ends; null: a seat is still free. */
  readonly until: number | null
}

export function newBidding(game: AnyGame, options: unknown, window: number): string {
  if (game.seats(options) < 2) throw new Fault(400, 'options', 'In a solo game there is no other seat to bid for.')
  if (Object.keys(handicapIn(options)).length > 0) {
    throw new Fault(400, 'options', 'A table has a handicap or bids for seats, not both.')
  }
  return JSON.stringify({ window, most: highestBid(game, options), until: null } satisfies Bidding)
}

export function biddingIn({ bidding }: Pick<TableRow, 'bidding'>): Bidding | undefined {
  return bidding === null ? undefined : (JSON.parse(bidding) as Bidding)
}

/** What a viewer may know: who has bid, and the own bid. */
export function shownBidding(scene: Scene, viewer: string | undefined): Table['bidding'] {
  const bidding = biddingIn(scene.row)
  if (bidding === undefined || scene.row.state !== 'open') return null
  const mine = scene.seats[seatOf(scene, viewer) ?? -1]
  return {
    window: bidding.window,
    most: bidding.most,
    until: bidding.until,
    bid: scene.seats.filter(({ kind, bid }) => kind === 'bot' || bid !== null).map(({ seat }) => seat),
    mine: mine === undefined ? null : (bidOf(mine) ?? null),
  }
}

/** Every seat is taken: bids open, or the last one is in. */
export function bidOrStart(change: Change, game: AnyGame): void {
  const bidding = biddingIn(change.row)
  if (bidding === undefined) {
    startGame(change, game)
    return
  }
  if (bidding.until === null) {
    const until = change.now + bidding.window
    change.row.bidding = JSON.stringify({ ...bidding, until } satisfies Bidding)
    change.jobs.push(biddingJob(change.row.id, until), bidsNotice(change.row.id, change.now + NOTICE_DELAY))
    change.append({ kind: 'bidding', seat: null })
  }
  if (change.seats.every(({ kind, bid }) => kind === 'bot' || bid !== null)) award(change, game)
}

/** A seat is free again: the others wait, and their bids stay sealed. */
export function stopBidding({ row }: Change): void {
  const bidding = biddingIn(row)
  if (bidding !== undefined) row.bidding = JSON.stringify({ ...bidding, until: null } satisfies Bidding)
}

export function placeBid(change: Change, game: AnyGame, number: number, bids: readonly number[]): void {
  const bidding = biddingIn(change.row)
  if (change.row.state !== 'open' || bidding === undefined || bidding.until === null) throw notNow('no-bidding')
  try {
    checkBids(bids, change.seats.length, bidding.most)
  } catch (error) {
    if (error instanceof BadInput) throw new Fault(400, 'bad-bid', error.message)
    throw error
  }
  change.seat(number).bid = JSON.stringify(bids)
  change.changedSeats.add(number)
  change.append({ kind: 'bid', seat: number })
  bidOrStart(change, game)
}

/** Who has not bid bids nothing. */
function award(change: Change, game: AnyGame): void {
  const { row, seats } = change
  const options = JSON.parse(row.options) as object
  const worth = worthOfSeats(game, options)
  const bids = seats.map(seat => (seat.kind === 'bot' ? worth : (bidOf(seat) ?? worth.map(() => 0))))
  const awarded = awardSeats(bids, row.seed)
  const players = bySeat(
    seats.map(seat => ({ ...seat })),
    awarded,
  )
  for (const [seat, player] of players.entries()) {
    seats[seat] = { ...player, seat, bid: null }
    change.changedSeats.add(seat)
    change.dropPrepared(seat)
    if (player.seat !== seat) change.append({ kind: 'seat', seat, occupant: occupantOf(change.seat(seat)) })
  }
  row.options = JSON.stringify(game.parseOptions({ ...options, handicap: awarded.handicap }))
  startGame(change, game, { bids: bySeat(bids, awarded).map(one => [...one]) })
}

export const biddingEnded: Work = async (house, job) => {
  const scene = job.table_id === null ? undefined : await readScene(house, job.table_id)
  const game = scene && house.games.at(scene.row.game, scene.row.revision)
  if (scene === undefined || game === undefined) return
  await act(house, scene, change => {
    const until = biddingIn(change.row)?.until ?? null
    if (change.row.state === 'open' && until !== null && until <= change.now) award(change, game)
  })
}

function bidOf({ bid }: Pick<SeatedRow, 'bid'>): number[] | undefined {
  return bid === null ? undefined : (JSON.parse(bid) as number[])
}
