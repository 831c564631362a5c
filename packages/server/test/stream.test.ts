// The live stream: everyone sees every turn, and a disconnected client resumes where it was.
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { connected, type Listening, listen } from './following.ts'
import { fullTable, play, playTurn } from './games.ts'
import {
  CookieJar,
  clientOf,
  freshPlace,
  type Guest,
  newGuest,
  onBoth,
  openTestHouse,
  type TestHouse,
} from './houses.ts'

function stopAfterTest(all: readonly Listening[]): void {
  onTestFinished(() => {
    for (const one of all) one.stop()
  })
}

onBoth('the stream', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })

  test('a turn reaches every tab of every player, in order and once', async () => {
    const { table, guests } = await fullTable(house)
    const [ada, bob] = guests as [Guest, Guest]
    const tabs = [listen(ada, table.id), listen(ada, table.id), listen(bob, table.id)]
    stopAfterTest(tabs)
    for (const tab of tabs) await tab.until(connected)
    for (const guest of guests) await playTurn(guest, table.id)
    const { table: now } = await ada.call('GET /api/tables/:table', { params: { table: table.id } })
    for (const tab of tabs) {
      await tab.until(({ entries }) => entries.at(-1)?.sequence === now.sequence)
      const expected = Array.from({ length: now.sequence - table.sequence }, (_, i) => table.sequence + 1 + i)
      expect(tab.entries.map(({ sequence }) => sequence)).toEqual(expected)
    }
  })

  test('a disconnected client gets what it missed, chat included', async () => {
    const { table, guests } = await fullTable(house)
    const [ada, bob] = guests as [Guest, Guest]
    const before = listen(ada, table.id)
    await before.until(connected)
    before.stop()
    const mover = guests[table.toMove ?? 0] as Guest
    await playTurn(mover, table.id)
    const body = { room: 'players' as const, text: 'hello' }
    await bob.call('POST /api/tables/:table/chat', { params: { table: table.id }, body })
    const after = listen(ada, table.id, `${table.sequence}.0`)
    onTestFinished(after.stop)
    await after.until(({ entries, messages }) => entries.length > 0 && messages.length > 0)
    expect(after.entries[0]).toMatchObject({ sequence: table.sequence + 1, kind: 'turn' })
    expect(after.messages[0]?.text).toBe('hello')
  })

  test('a player does not see spectators’ messages', async () => {
    const { table, guests } = await fullTable(house, 2, { public: true })
    const [ada] = guests as [Guest, Guest]
    const eve = await house.guest('Eve')
    const [player, spectator] = [listen(ada, table.id), listen(eve, table.id)]
    stopAfterTest([player, spectator])
    await player.until(connected)
    await spectator.until(connected)
    const at = { params: { table: table.id } }
    await eve.call('POST /api/tables/:table/chat', { ...at, body: { room: 'spectators', text: 'psst' } })
    await ada.call('POST /api/tables/:table/chat', { ...at, body: { room: 'players', text: 'hm' } })
    await spectator.until(({ messages }) => messages.length === 2)
    await player.until(({ messages }) => messages.length > 0)
    expect(player.messages.map(({ text }) => text)).toEqual(['hm'])
  })

  test('a draft made on one device is announced on the person’s other device, and to no one else', async () => {
    const { table, guests } = await fullTable(house)
    const [ada, bob] = guests as [Guest, Guest]
    const phone = listen(clientOf(house.server, ada.jar), table.id)
    const rival = listen(bob, table.id)
    stopAfterTest([phone, rival])
    await phone.until(connected)
    await rival.until(connected)
    const at = { params: { table: table.id } }
    await ada.call('PUT /api/tables/:table/draft', { ...at, body: { position: table.position, moves: ['a move'] } })
    await phone.until(({ drafts }) => drafts === 1)
    expect(rival.drafts).toBe(0)
  })

  test('a change from the command line is found without a notification', async () => {
    const { table, guests } = await fullTable(house)
    const tab = listen(guests[0] as Guest, table.id)
    onTestFinished(tab.stop)
    await tab.until(connected)
    const { db, feeds } = house.server.open.house
    const entry = { kind: 'paused', seat: null, person: null, content: '{}', key: null, at: 1 }
    await db
      .insertInto('journal')
      .values({ table_id: table.id, sequence: table.sequence + 1, ...entry })
      .execute()
    await db
      .updateTable('tables')
      .set({ sequence: table.sequence + 1 })
      .where('id', '=', table.id)
      .execute()
    await feeds.lookForNews()
    await tab.until(({ entries }) => entries.length === 1)
  })
})

describe('two servers on one PostgreSQL', () => {
  test('players on different servers see each other’s turns; when one server stops, the other continues', async () => {
    const place = await freshPlace('postgres')
    const [one, two] = await Promise.all([openTestHouse(place), openTestHouse(place)])
    const guests = [await newGuest(one.server, 'Ada'), await newGuest(two.server, 'Bob')] as const
    const [ada, bob] = guests
    const { table } = await ada.call('POST /api/tables', {
      body: {
        game: 'spinning-jenny',
        options: { players: 2 },
        seats: [{ kind: 'me' }, { kind: 'open' }],
        public: true,
      },
    })
    const here = listen(ada, table.id)
    const there = listen(bob, table.id)
    stopAfterTest([here, there])
    await here.until(connected)
    await there.until(connected)
    await bob.call('POST /api/tables/:table/sit', { params: { table: table.id }, body: { seat: 1 } })
    await here.until(({ entries }) => entries.some(({ kind }) => kind === 'started'))
    for (const guest of guests) await playTurn(guest, table.id)
    for (const tab of [here, there])
      await tab.until(({ entries }) => entries.filter(({ kind }) => kind === 'turn').length > 1)
    const jar = new CookieJar()
    jar.cookie = ada.jar.cookie
    await one.close()
    const moved = clientOf(two.server, jar)
    const { table: now } = await moved.call('GET /api/tables/:table', { params: { table: table.id } })
    expect(now).toMatchObject({ mySeat: 0, state: 'playing' })
  })

  test('the same turn sent to both at once is played once, every time', async () => {
    const place = await freshPlace('postgres')
    const [one, two] = await Promise.all([openTestHouse(place), openTestHouse(place)])
    const { table, guests } = await fullTable(one)
    const elsewhere = guests.map(({ jar, id }): Guest => ({ ...clientOf(two.server, jar), jar, id }))
    for (let round = 0; round < 10; round++) {
      const at = { params: { table: table.id } }
      const { pending, legal, sequence } = await (guests[0] as Guest).call('GET /api/tables/:table/position', at)
      const seat = pending?.seat ?? 0
      const outcomes = await Promise.allSettled([
        play(guests[seat] as Guest, table.id, sequence, legal.slice(0, 1)),
        play(elsewhere[seat] as Guest, table.id, sequence, legal.slice(0, 1)),
      ])
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
    const { entries } = await (guests[0] as Guest).call('GET /api/tables/:table/news', {
      params: { table: table.id },
      query: {},
    })
    expect(entries.filter(({ kind }) => kind === 'turn')).toHaveLength(10)
  })
})
