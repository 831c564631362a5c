// Rated games. Who is rated is fixed when the game starts: everyone seated then is rated at its end.
import { isAltered } from '@arkwright/kernel'
import type { Transaction } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { Change } from '../tables/change.ts'
import type { Scene, SeatedRow } from '../tables/scene.ts'
import { seatShares } from './seat-shares.ts'

/** The number of rated games per day that count between the same two people. */
const MOST_A_DAY = 5
const DAY = 24 * 3_600_000

/** Before the start: whether the game would be rated with the present settings and seats. Afterwards: whether it is. */
export function isRated(scene: Scene): boolean {
  if (scene.row.state !== 'open') return scene.seats.some(({ rated }) => rated !== null)
  return mayBeRated(scene)
}

/** Requires people with proved addresses on every seat, no hints, printed components, no handicap and no bids for seats. */
function mayBeRated({ row, seats }: Scene): boolean {
  return (
    row.hints === 0 &&
    seats.length > 1 &&
    !isAltered(JSON.parse(row.options)) &&
    row.bidding === null &&
    seats.every(seat => seat.kind === 'person' && seat.left === 0 && seat.email_proved === 1 && seat.program === 0)
  )
}

/** Called at the start of a game that will be rated. */
export function enterRatedSeats(change: Change): void {
  if (!mayBeRated(change)) return
  for (const seat of change.seats) {
    seat.rated = seat.person
    change.changedSeats.add(seat.seat)
  }
}

/**
 * Ranks for the rating: first the people who stayed, by the game's ranks, then the leavers, the last to leave first. A person who
 * took over a seat is not rated.
 */
function finalRanks(seats: readonly SeatedRow[]): number[] {
  const stays = (seat: SeatedRow) => seat.kind === 'person' && seat.left === 0 && seat.person === seat.rated
  const before = (one: SeatedRow, other: SeatedRow): boolean => {
    if (stays(one) !== stays(other)) return stays(one)
    if (!stays(one)) return (one.gone ?? 0) > (other.gone ?? 0)
    return (one.rank ?? seats.length) < (other.rank ?? seats.length)
  }
  return seats.map(one => 1 + seats.filter(other => before(other, one)).length)
}

export async function rateGame(trx: Transaction<Schema>, change: Change): Promise<void> {
  const { row, seats } = change
  const people = seats.flatMap(({ rated }) => rated ?? [])
  if (people.length !== seats.length || (await playedOften(trx, people, change))) return
  const { rating } = await import('openskill')
  const { updated } = await import('./expectation.ts')
  const known = await trx
    .selectFrom('ratings')
    .selectAll()
    .where('person', 'in', people)
    .where('game', '=', row.game)
    .where('players', '=', seats.length)
    .execute()
  const living = await trx.selectFrom('people').select('id').where('id', 'in', people).where('name', '<>', '').execute()
  const before = people.map(person => known.find(one => one.person === person) ?? { ...rating(), games: 0, wins: 0 })
  const ranks = finalRanks(seats)
  const after = updated(before, ranks, seatShares(row.game, seats.length))
  for (const [i, person] of people.entries()) {
    const [now, old] = [after[i], before[i]]
    // Deleted accounts count as opponents but keep no rating.
    if (now === undefined || old === undefined || !living.some(({ id }) => id === person)) continue
    const values = {
      mu: now.mu,
      sigma: now.sigma,
      games: old.games + 1,
      wins: old.wins + (ranks[i] === 1 ? 1 : 0),
      changed: change.now,
    }
    await trx
      .insertInto('ratings')
      .values({ person, game: row.game, players: seats.length, ...values })
      .onConflict(conflict => conflict.columns(['person', 'game', 'players']).doUpdateSet(values))
      .execute()
  }
}

/** Two of the players have reached today's limit: more games would only move points between friends. */
async function playedOften(
  trx: Transaction<Schema>,
  people: readonly string[],
  { row, now }: Pick<Change, 'row' | 'now'>,
): Promise<boolean> {
  const pairs = await trx
    .selectFrom('seats as one')
    .innerJoin('seats as other', join =>
      join.onRef('other.table_id', '=', 'one.table_id').onRef('other.seat', '>', 'one.seat'),
    )
    .innerJoin('tables', 'tables.id', 'one.table_id')
    .select(['one.rated as first', 'other.rated as second'])
    .where('one.rated', 'in', [...people])
    .where('other.rated', 'in', [...people])
    .where('tables.id', '<>', row.id)
    .where('tables.ended', '>', now - DAY)
    .execute()
  const counts = new Map<string, number>()
  for (const { first, second } of pairs) {
    const pair = (first ?? '') < (second ?? '') ? `${first} ${second}` : `${second} ${first}`
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  return [...counts.values()].some(count => count >= MOST_A_DAY)
}
