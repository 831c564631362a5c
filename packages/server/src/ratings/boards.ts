// Profiles and leader boards.
import type { z } from 'zod'
import type { Rating } from '../api/shapes.ts'
import type { House } from '../house.ts'
import { personById } from '../people/accounts.ts'
import { asPerson } from '../people/person.ts'
import type { RatingRow } from '../storage/schema.ts'

const LEADERS_SHOWN = 100
/** With fewer games an estimate says little. */
const FEWEST_GAMES = 3

export async function profileOf(house: House, id: string) {
  const person = await personById(house, id)
  if (person === undefined || person.name === '') return undefined
  const ratings = await house.db.selectFrom('ratings').selectAll().where('person', '=', id).execute()
  const played = await house.db
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.game', 'seats.rank'])
    .select(({ selectFrom }) =>
      selectFrom('seats as all')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('all.table_id', '=', 'tables.id')
        .as('players'),
    )
    .where('seats.person', '=', id)
    .where('tables.state', '=', 'over')
    .execute()
  const asRating = await ratingReader()
  return { person: asPerson(person), since: person.created, ratings: ratings.map(asRating), games: summed(played) }
}

function summed(played: readonly { game: string; rank: number | null; players: number | string | null }[]) {
  const sums = new Map<string, { game: string; players: number; played: number; won: number }>()
  for (const { game, rank, players } of played) {
    const key = `${game} ${players}`
    const sum = sums.get(key) ?? { game, players: Number(players), played: 0, won: 0 }
    sum.played++
    if (rank === 1) sum.won++
    sums.set(key, sum)
  }
  return [...sums.values()]
}

export async function leaders(house: House, game: string, players: number) {
  const rows = await house.db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .selectAll('ratings')
    .select(['people.name', 'people.email', 'people.program'])
    .where('ratings.game', '=', game)
    .where('ratings.players', '=', players)
    .where('ratings.games', '>=', FEWEST_GAMES)
    .where('people.banned', '=', 0)
    .orderBy(({ eb }) => eb('ratings.mu', '-', eb(eb.val(3), '*', eb.ref('ratings.sigma'))), 'desc')
    .limit(LEADERS_SHOWN)
    .execute()
  const asRating = await ratingReader()
  return rows.map(({ name, email, program, ...row }) => ({
    ...asRating(row),
    person: asPerson({ id: row.person, name, email, program }),
  }))
}

/** OpenSkill is loaded when it is first needed: it would take a tenth of the server's start. */
async function ratingReader(): Promise<(row: RatingRow) => z.infer<typeof Rating>> {
  const { ordinal } = await import('openskill')
  return ({ game, players, mu, sigma, games, wins }) => ({
    game,
    players,
    rating: ordinal({ mu, sigma }),
    mu,
    sigma,
    games,
    wins,
  })
}
