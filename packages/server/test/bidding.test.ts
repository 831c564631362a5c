// Bids for seats: sealed until all are in, awarded with lots from the game's seed, nothing rated.
import { spinningJenny } from '@arkwright/board-game'
import { awardSeats, worthOfSeats } from '@arkwright/kernel'
import { beforeAll, expect, test } from 'vitest'
import { archive } from '../src/hosts/archive.ts'
import { readScene } from '../src/tables/scene.ts'
import { clientOf, type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

const HOUR = 3_600_000
const MINUTE = 60_000

onBoth('bids for seats', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })

  const OPEN = { kind: 'open' as const }
  const body = { game: 'spinning-jenny', options: { players: 3 }, public: true, bidding: HOUR }

  async function threeAt(): Promise<{ people: Guest[]; table: string; at: { params: { table: string } } }> {
    const people = await Promise.all(['Ada', 'Bob', 'Cleo'].map(name => house.guest(name)))
    const [ada, bob, cleo] = people as [Guest, Guest, Guest]
    const { table } = await ada.call('POST /api/tables', { body: { ...body, seats: [{ kind: 'me' }, OPEN, OPEN] } })
    const at = { params: { table: table.id } }
    expect(table.bidding).toMatchObject({ window: HOUR, until: null, bid: [], mine: null })
    await expect(ada.call('PUT /api/tables/:table/bid', { ...at, body: { bids: [1, 2, 3] } })).rejects.toMatchObject({
      fault: { code: 'no-bidding' },
    })
    await bob.call('POST /api/tables/:table/sit', { ...at, body: { seat: 1 } })
    const { table: full } = await cleo.call('POST /api/tables/:table/sit', { ...at, body: { seat: 2 } })
    expect(full).toMatchObject({ state: 'open', bidding: { until: house.now() + HOUR } })
    return { people, table: table.id, at }
  }

  const bid = (who: Guest, at: { params: { table: string } }, bids: number[]) =>
    who.call('PUT /api/tables/:table/bid', { ...at, body: { bids } })

  test('no one can read the bid of another before all are in; then the seats are awarded and the game starts', async () => {
    const { people, table, at } = await threeAt()
    const [ada, bob, cleo] = people as [Guest, Guest, Guest]
    expect((await bid(ada, at, [31, 17, 5])).table.bidding).toMatchObject({ bid: [0], mine: [31, 17, 5] })
    await bid(bob, at, [30, 3, 0])
    const stranger = clientOf(house.server)
    for (const who of [bob, cleo, stranger]) {
      const answers = [
        await who.call('GET /api/tables/:table', at),
        await who.call('GET /api/tables', { query: { show: 'open' } }),
        await who.call('GET /api/tables/:table/news', { ...at, query: { after: 0 } }),
      ]
      for (const answer of answers) expect(JSON.stringify(answer)).not.toContain('[31,17,5]')
    }
    expect((await cleo.call('GET /api/tables/:table', at)).table.bidding).toMatchObject({ bid: [0, 1], mine: null })
    await expect(ada.call('POST /api/tables/:table/start', at)).rejects.toMatchObject({
      fault: { code: 'bids-missing' },
    })
    await expect(bid(cleo, at, [1, 2, 99])).rejects.toMatchObject({ status: 400, fault: { code: 'bad-bid' } })
    await expect(bid(cleo, at, [1, 2])).rejects.toMatchObject({ status: 400, fault: { code: 'bad-bid' } })
    // A bid may be changed until the last one is in.
    await bid(bob, at, [30, 2, 0])
    const { table: started } = await bid(cleo, at, [6, 6, 6])
    expect(started).toMatchObject({ state: 'playing', rated: false, bidding: null })
    expect(started.options).toMatchObject({ handicap: [-30, -17, -6] })
    expect(started.seats.map(({ person }) => person?.id)).toEqual([bob.id, ada.id, cleo.id])
    expect(started.mySeat).toBe(2)
    const { entries } = await stranger.call('GET /api/tables/:table/news', { ...at, query: { after: 0 } })
    expect(entries.find(entry => entry.kind === 'started')?.bids).toEqual([
      [30, 2, 0],
      [31, 17, 5],
      [6, 6, 6],
    ])
    const file = await ada.call('GET /api/tables/:table/file', at)
    const comments = [{ at: 0, text: expect.stringContaining('Bob 30, 2, 0; Ada 31, 17, 5; Cleo 6, 6, 6') }]
    expect(file).toMatchObject({ options: { handicap: [-30, -17, -6] }, names: ['Bob', 'Ada', 'Cleo'], comments })
    const { view } = await ada.call('GET /api/tables/:table/position', at)
    expect((view as { players: { cash: number }[] }).players.map(({ cash }) => cash)).toEqual([
      53 - 30,
      51 - 17,
      52 - 6,
    ])
    await expect(bid(ada, at, [0, 0, 0])).rejects.toMatchObject({ fault: { code: 'no-bidding' } })
    const { db } = house.server.open.house
    const kept = await db.selectFrom('seats').select('bid').where('table_id', '=', table).execute()
    expect(kept.map(one => one.bid)).toEqual([null, null, null])
  })

  test('who has not bid in time bids nothing', async () => {
    const { people, at } = await threeAt()
    const [ada, bob] = people as [Guest, Guest, Guest]
    await bid(bob, at, [12, 0, 0])
    house.later(MINUTE)
    await house.rest()
    const noticesOf = async (who: Guest) => (await who.call('GET /api/notices')).notices.map(({ kind: about }) => about)
    expect([await noticesOf(ada), await noticesOf(bob)]).toEqual([['bids'], []])
    house.later(HOUR)
    await house.rest()
    const { table } = await ada.call('GET /api/tables/:table', at)
    expect(table).toMatchObject({ state: 'playing', rated: false })
    expect(table.options).toMatchObject({ handicap: [-12, 0, 0] })
    expect(table.seats[0]?.person?.id).toBe(bob.id)
  })

  test('a player who leaves takes the bid along; the others keep theirs sealed and wait', async () => {
    const { people, at } = await threeAt()
    const [ada, bob, cleo] = people as [Guest, Guest, Guest]
    await bid(ada, at, [9, 8, 7])
    await bid(bob, at, [5, 5, 4])
    const { table } = await bob.call('POST /api/tables/:table/leave', at)
    expect(table.bidding).toMatchObject({ until: null, bid: [0], mine: null })
    house.later(2 * HOUR)
    await house.rest()
    const { table: waiting } = await ada.call('GET /api/tables/:table', at)
    expect(waiting).toMatchObject({ state: 'open', bidding: { mine: [9, 8, 7] } })
    await ada.call('PUT /api/tables/:table/seats/:seat', {
      params: { ...at.params, seat: 1 },
      body: { kind: 'bot', strength: 'easy' },
    })
    const { table: started } = await bid(cleo, at, [0, 0, 20])
    const bot = worthOfSeats(spinningJenny, { players: 3 })
    const { seed } = await house.server.open.house.db
      .selectFrom('tables')
      .select('seed')
      .where('id', '=', at.params.table)
      .executeTakeFirstOrThrow()
    const { handicap } = awardSeats([[9, 8, 7], bot, [0, 0, 20]], seed)
    expect(started).toMatchObject({ state: 'playing', options: { handicap } })
  })

  test('a rematch bids again; a table has bids or a handicap, and no solo game has bids', async () => {
    const ada = await house.guest()
    const seats = [{ kind: 'me' as const }, OPEN]
    const options = { players: 2, handicap: [0, 5] }
    await expect(ada.call('POST /api/tables', { body: { ...body, options, seats } })).rejects.toMatchObject({
      fault: { code: 'options' },
    })
    for (const handicap of [{ valueHandicap: [0, 2] }, { scoreHandicap: [0, 2] }]) {
      const raised = { ...body, game: 'card-game', options: { players: 2, ...handicap }, seats }
      await expect(ada.call('POST /api/tables', { body: raised })).rejects.toMatchObject({ fault: { code: 'options' } })
    }
    const solo = { ...body, game: 'card-game', options: { players: 1 }, seats: [{ kind: 'me' as const }] }
    await expect(ada.call('POST /api/tables', { body: solo })).rejects.toMatchObject({ fault: { code: 'options' } })
    const bot = { kind: 'bot' as const, strength: 'easy' as const }
    const { table } = await ada.call('POST /api/tables', {
      body: { ...body, options: { players: 2 }, seats: [{ kind: 'me' }, bot] },
    })
    const at = { params: { table: table.id } }
    const { table: started } = await bid(ada, at, [7, 3])
    expect(started).toMatchObject({ state: 'playing', rated: false })
    const scene = await readScene(house.server.open.house, table.id)
    if (scene === undefined) throw new Error('the table is gone')
    await archive(house.server.open.house, scene)
    const { table: again } = await ada.call('POST /api/tables/:table/rematch', at)
    expect(again).toMatchObject({ state: 'open', rated: false, bidding: { window: HOUR, mine: null } })
    expect(Object.keys(again.options as object)).not.toContain('handicap')
  })
})
