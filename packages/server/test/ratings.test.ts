// Ratings: only games among registered people without hints count.
import { cardGame } from '@arkwright/card-game'
import { beforeAll, expect, test } from 'vitest'
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
    return guest
  }

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

  test('a game among registered people moves both, one with hints would move nobody', async () => {
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
})
