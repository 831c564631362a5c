// Ratings: only games among registered people without hints count.
import { cardGame } from '@arkwright/card-game'
import { beforeAll, describe, expect, test } from 'vitest'
import { expectedShares, updated } from '../src/ratings/expectation.ts'
import { seatShares } from '../src/ratings/seat-shares.ts'
import { EngineClient } from './engine-client.ts'
import { play, seatAll } from './games.ts'
import { type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

onBoth('ratings', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })

  let number = 0
  async function registered(): Promise<Guest> {
    const guest = await house.guest(`Person ${++number}`)
    await guest.call('POST /api/register', {
      body: { email: `rated${number}@example.org`, password: 'a long enough password' },
    })
    await prove(guest)
    return guest
  }

  /** As if the person had followed the link in the e-mail. */
  const prove = (guest: Guest) =>
    house.server.open.house.db.updateTable('people').set({ email_proved: 1 }).where('id', '=', guest.id).execute()

  const musOf = (guests: readonly Guest[]) =>
    Promise.all(
      guests.map(async guest => {
        const { ratings } = await guest.call('GET /api/people/:person', { params: { person: guest.id } })
        return ratings.find(({ game }) => game === 'spinning-jenny')?.mu
      }),
    )

  /** A whole game, turn by turn as the page would play it. */
  async function played(guests: readonly Guest[]): Promise<void> {
    const table = await seatAll(guests, { game: 'card-game' })
    expect(table.rated).toBe(true)
    const engine = new EngineClient(cardGame, table.options)
    const [anyone] = guests as [Guest]
    const news = await anyone.call('GET /api/tables/:table/news', { params: { table: table.id }, query: {} })
    engine.follow(news.entries)
    for (;;) {
      const seat = engine.decider
      if (seat === undefined) return
      const moves = engine.chooseTurn(seat, legal => legal[0] ?? '')
      engine.follow((await play(guests[seat] as Guest, table.id, engine.sequence, moves)).entries)
    }
  }

  test('a game among registered people changes both ratings; a game with hints changes none', async () => {
    const guests = [await registered(), await registered()]
    const friendly = await seatAll(guests, { hints: true })
    expect(friendly.rated).toBe(false)
    const profile = async (guest: Guest | undefined) =>
      (await guest?.call('GET /api/people/:person', { params: { person: guest.id } })) ?? { ratings: [], games: [] }
    expect((await profile(guests[0])).ratings).toEqual([])
    await played(guests)
    const [one, two] = await Promise.all(guests.map(profile))
    expect(one?.games).toMatchObject([{ game: 'card-game', players: 2, played: 1 }])
    const mus = [one, two].map(found => found?.ratings[0]?.mu ?? 0)
    expect(mus[0]).not.toBe(mus[1])
    expect((mus[0] ?? 0) + (mus[1] ?? 0)).toBeCloseTo(50, 5)
    const { leaders } = await (guests[0] as Guest).call('GET /api/leaders', {
      query: { game: 'card-game', players: 2 },
    })
    expect(leaders).toEqual([])
    const { db } = house.server.open.house
    await db.updateTable('ratings').set({ games: 3 }).execute()
    const board = await (guests[0] as Guest).call('GET /api/leaders', { query: { game: 'card-game', players: 2 } })
    expect(board.leaders.map(({ rating }) => rating)).toEqual(
      board.leaders.map(({ rating }) => rating).toSorted((a, b) => b - a),
    )
    expect(board.leaders).toHaveLength(2)
  })

  test('rated games need proved addresses and printed components', async () => {
    const guests = [await registered(), await registered()]
    expect((await seatAll(guests)).rated).toBe(true)
    const corrected = { options: { players: 2, components: { cost: { clothes: [9, 11, 14, 16] } } } }
    expect((await seatAll(guests, corrected)).rated).toBe(false)
    const printed = { options: { players: 2, printing: { name: 'Birmingham copy', hash: 'a'.repeat(64) } } }
    expect((await seatAll(guests, printed)).rated).toBe(false)
    const unproved = await house.guest('Unproved')
    await unproved.call('POST /api/register', {
      body: { email: `unproved-${kind}@example.org`, password: 'a long enough password' },
    })
    expect((await seatAll([guests[0] as Guest, unproved])).rated).toBe(false)
  })

  test('resigning, running out of time or leaving loses; the person who takes over is not rated', async () => {
    const clock = { kind: 'bank', bank: 60_000, increment: 0, atZero: 'bot' } as const
    for (const way of ['resign', 'time', 'delete', 'heir'] as const) {
      const guests = [await registered(), await registered()] as [Guest, Guest]
      const heir = await registered()
      const table = await seatAll(guests, { clock, public: true })
      const at = { params: { table: table.id } }
      const seat = table.toMove ?? 0
      const [leaver, stayer] = [guests[seat], guests[1 - seat]] as [Guest, Guest]
      if (way === 'resign' || way === 'heir') await leaver.call('POST /api/tables/:table/resign', at)
      if (way === 'delete') await leaver.call('DELETE /api/me')
      if (way === 'heir') await heir.call('POST /api/tables/:table/sit', { ...at, body: { seat } })
      house.later(60_000)
      await house.rest()
      await stayer.call('POST /api/tables/:table/resign', at)
      if (way === 'heir') await heir.call('POST /api/tables/:table/resign', at).catch(() => {})
      const { table: over } = await stayer.call('GET /api/tables/:table', at)
      expect(over.state, way).toBe('archived')
      const [won] = await musOf([stayer])
      expect(won, way).toBeGreaterThan(25)
      if (way !== 'delete') expect((await musOf([leaver]))[0], way).toBeLessThan(25)
      expect(await musOf([heir]), way).toEqual([undefined])
    }
  })

  test('only five games a day between the same two people are rated', async () => {
    const guests = [await registered(), await registered()] as [Guest, Guest]
    for (let game = 0; game < 7; game++) {
      const table = await seatAll(guests)
      const params = { table: table.id }
      for (const guest of guests) {
        house.later(1_000)
        await guest.call('POST /api/tables/:table/resign', { params })
      }
    }
    const [me] = guests
    const { ratings } = await me.call('GET /api/people/:person', { params: { person: me.id } })
    expect(ratings).toMatchObject([{ games: 5 }])
  })
})

describe('the seat in the expectation', () => {
  const newcomers = [
    { mu: 25, sigma: 25 / 3 },
    { mu: 25, sigma: 25 / 3 },
    { mu: 25, sigma: 25 / 3 },
  ]
  const shares = seatShares('spinning-jenny', 3)

  test('among equals the prediction is the share of the seat', () => {
    expect(expectedShares(newcomers, shares).map(one => one.toFixed(2))).toEqual(['0.28', '0.43', '0.29'])
  })

  test('winning from the better seat earns less', () => {
    const from = (seat: number) => {
      const ranks = newcomers.map((_, i) => (i === seat ? 1 : 2))
      return (updated(newcomers, ranks, shares)[seat]?.mu ?? 0) - 25
    }
    expect(from(1)).toBeGreaterThan(0)
    expect(from(0)).toBeGreaterThan(1.1 * from(1))
  })
})
