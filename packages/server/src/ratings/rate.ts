// Ratings by OpenSkill, for each game and number of players. Only games among registered people without hints count.
import type { Transaction } from 'kysely'
import { ordinal, rate, rating } from 'openskill'
import type { Schema } from '../storage/schema.ts'
import type { Change } from '../tables/change.ts'
import type { Scene } from '../tables/scene.ts'

/** Whether a table's result will count, as it stands. */
export function isRated({ row, seats }: Scene): boolean {
  return (
    row.hints === 0 &&
    seats.length > 1 &&
    seats.every(seat => seat.kind === 'person' && seat.left === 0 && seat.email !== null && seat.program === 0)
  )
}

export { ordinal }

export async function rateGame(trx: Transaction<Schema>, change: Change): Promise<void> {
  const { row, seats } = change
  if (!isRated({ row, seats })) return
  const people = seats.flatMap(({ person }) => person ?? [])
  const known = await trx
    .selectFrom('ratings')
    .selectAll()
    .where('person', 'in', people)
    .where('game', '=', row.game)
    .where('players', '=', seats.length)
    .execute()
  const before = seats.map(
    ({ person }) => known.find(one => one.person === person) ?? { ...rating(), games: 0, wins: 0 },
  )
  const after = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: seats.map(({ rank }) => rank ?? seats.length) },
  )
  for (const [i, { person, rank }] of seats.entries()) {
    const [now] = after[i] ?? []
    const old = before[i]
    if (person === null || now === undefined || old === undefined) continue
    const values = {
      mu: now.mu,
      sigma: now.sigma,
      games: old.games + 1,
      wins: old.wins + (rank === 1 ? 1 : 0),
      changed: change.now,
    }
    await trx
      .insertInto('ratings')
      .values({ person, game: row.game, players: seats.length, ...values })
      .onConflict(conflict => conflict.columns(['person', 'game', 'players']).doUpdateSet(values))
      .execute()
  }
}
