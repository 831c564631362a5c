// Events run by jobs alone: rounds, results, deadlines, a server that is stopped in mid-round.
import { commitmentTo } from '@arkwright/kernel'
import { expect, test, vi } from 'vitest'
import type { AnswerOf, RequestOf } from '../src/client/index.ts'
import { divisionsOf, promoted } from '../src/tournaments/leagues/season.ts'
import { clientOf, type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'
import { SHORT_GAME } from './short-game.ts'

type NewEvent = RequestOf<'POST /api/events'>['body']
type Event = AnswerOf<'GET /api/events/:event'>['event']

const MINUTE = 60_000
const HOUSE = { events: 'everyone', botThreads: 1, games: [SHORT_GAME] } as const
const TERMS = {
  game: 'card-game',
  options: {},
  seats: 2,
  filler: 'random',
  clock: { kind: 'move', perMove: 10 * MINUTE, atZero: 'bot' },
  roundTime: MINUTE,
} as const

async function created(host: Guest, more: Partial<NewEvent> = {}): Promise<string> {
  const body: NewEvent = { ...TERMS, name: 'Cup', format: 'swiss', rounds: 2, ...more }
  return (await host.call('POST /api/events', { body })).event.id
}

/** Bots think in threads, so jobs may come after a rest. */
async function reached<T>(house: TestHouse, read: () => Promise<T>, ready: (seen: T) => boolean): Promise<T> {
  return vi.waitFor(
    async () => {
      await house.rest()
      const seen = await read()
      expect(ready(seen), JSON.stringify(house.log.filter(({ level }) => level === 'error'))).toBe(true)
      return seen
    },
    { timeout: 500_000, interval: 50 },
  )
}
const isOver = ({ state }: Pick<Event, 'state'>) => state === 'over'

const look = async (guest: Guest, event: string): Promise<Event> =>
  (await guest.call('GET /api/events/:event', { params: { event } })).event
const enter = (guest: Guest, event: string, into = true) =>
  guest.call('PUT /api/events/:event/entry', { params: { event }, body: { in: into } })
const start = (guest: Guest, event: string) =>
  guest.call('PUT /api/events/:event/state', { params: { event }, body: { state: 'running' } })

/** The same person at another server. */
const moved = (house: TestHouse, guest: Guest): Guest => ({ ...guest, ...clientOf(house.server, guest.jar) })

async function tableOf(guest: Guest) {
  const { tables } = await guest.call('GET /api/tables', { query: { show: 'mine' } })
  const [table] = tables
  if (table === undefined) throw new Error('there is no table')
  return table
}

onBoth('events', kind => {
  test('a Swiss event runs by itself, also after the server stopped in mid-round', async () => {
    const first = await openTestHouse(kind, HOUSE)
    const names = ['Ada', 'Ben', 'Cleo', 'Dora']
    const before = await Promise.all(names.map(name => first.guest(name)))
    const [host, ben, cleo] = before as [Guest, Guest, Guest, Guest]
    const event = await created(host)
    for (const guest of [host, ben, cleo]) await enter(guest, event)
    await expect(enter(ben, event)).rejects.toMatchObject({ status: 409 })
    await expect(start(ben, event)).rejects.toMatchObject({ status: 403 })
    const bots = { params: { event }, body: { strength: 'random' as const, count: 2 } }
    await host.call('PUT /api/events/:event/bots', bots)
    const open = await look(host, event)
    expect(open.roundList).toMatchObject([{ number: 1, state: 'planned', seed: null }])
    await start(host, event)
    await first.rest()

    // The same deal everywhere, and its seed stays secret.
    const tables = await Promise.all([host, ben, cleo].map(tableOf))
    const hash = open.roundList[0]?.commitment
    expect(tables.map(table => [table.event, table.commitment, table.hints])).toEqual(
      tables.map(() => [event, hash, false]),
    )
    const [mine, bens] = tables as [(typeof tables)[0], (typeof tables)[0]]
    const at = { params: { table: mine.id } }
    await expect(host.call('POST /api/tables/:table/pause', at)).rejects.toMatchObject({ status: 409 })
    await expect(cleo.call('POST /api/tables/:table/sit', { ...at, body: { seat: 0 } })).rejects.toMatchObject({
      status: 409,
    })
    await ben.call('POST /api/tables/:table/resign', { params: { table: bens.id } })
    await enter(cleo, event, false)
    const stopped = first.now()
    await first.close()

    const house = await openTestHouse(first.place, HOUSE, { start: stopped + 2 * MINUTE })
    const [again, late] = [moved(house, host), moved(house, before[3] as Guest)]
    await enter(late, event)
    const second = await reached(
      house,
      () => look(again, event),
      ({ round, roundList }) =>
        round === 2 && (roundList[1]?.boards.every(({ state }) => state !== 'waiting') ?? false),
    )
    const [one, two] = second.roundList
    expect([one?.state, two?.state]).toEqual(['over', 'playing'])
    expect(commitmentTo(one?.seed ?? '')).toBe(hash)
    expect(two?.seed).toBeNull()
    const file = await again.call('GET /api/tables/:table/file', at)
    expect(JSON.stringify(file)).toContain(one?.seed)
    // Cleo withdrew, Dora came late: five players and a bot that fills the sixth place.
    const seated = two?.boards.flatMap(({ seats }) => seats.map(({ entry }) => entry)) ?? []
    expect(new Set(seated)).toEqual(new Set([0, 1, 3, 4, 5, null]))
    const share = (number: number, round = one) =>
      round?.boards.flatMap(({ seats }) => seats).find(({ entry }) => entry === number)
    expect(share(1)).toMatchObject({ absent: true, share: 0 })

    house.later(2 * MINUTE)
    const over = await reached(house, () => look(again, event), isOver)
    expect(over.standings[0]?.place).toBe(1)
    expect(over.standings.find(({ entry }) => entry === 5)).toMatchObject({
      played: 1,
      shares: [null, expect.any(Number)],
    })
    const { notices } = await again.call('GET /api/notices')
    expect(notices.map(({ kind: about }) => about)).toEqual(expect.arrayContaining(['event-round', 'event-over']))
    expect(house.log.filter(({ level }) => level === 'error')).toEqual([])
    await house.close()
  })

  test('people who enter at the same moment all get a place', async () => {
    const house = await openTestHouse(kind, HOUSE)
    const guests = await Promise.all(['Ada', 'Ben', 'Cleo', 'Dora'].map(name => house.guest(name)))
    const [host] = guests as [Guest]
    const event = await created(host)
    await Promise.all(guests.map(guest => enter(guest, event)))
    const { entries } = await look(host, event)
    expect(entries.map(({ number }) => number)).toEqual([0, 1, 2, 3])
    await house.close()
  })

  test('rated events want proved addresses, and their tables are closed until the round is over', async () => {
    // A whole game.
    const house = await openTestHouse(kind, { ...HOUSE, games: undefined })
    const [host, ben, other] = await Promise.all(['Ada', 'Ben', 'Cleo'].map(name => house.guest(name)))
    if (host === undefined || ben === undefined || other === undefined) throw new Error('no guests')
    const altered = created(host, { rated: true, options: { handicap: [10, 0] } })
    await expect(altered).rejects.toMatchObject({ status: 400, fault: { code: 'options' } })
    const event = await created(host, { rated: true, format: 'round-robin' })
    await expect(enter(ben, event)).rejects.toMatchObject({ status: 403 })
    await house.server.open.house.db.updateTable('people').set({ email_proved: 1 }).execute()
    for (const guest of [host, ben]) await enter(guest, event)
    await start(host, event)
    await house.rest()
    const codes = async (guest: Guest) => (await look(guest, event)).roundList[0]?.boards.map(({ code }) => code)
    const mine = await tableOf(host)
    expect(await codes(host)).toEqual([mine.code])
    expect(await codes(other)).toEqual([null])
    const at = { params: { table: mine.id } }
    await expect(other.call('GET /api/tables/:table', at)).rejects.toMatchObject({ status: 404 })
    const join = other.call('POST /api/join', { body: { code: mine.code } })
    await expect(join).rejects.toMatchObject({ status: 404 })
    // No one moves: bots finish the game, and who was to move is late.
    house.later(2 * MINUTE)
    const over = await reached(house, () => look(other, event), isOver)
    expect(over.roundList[0]?.boards[0]?.seats.map(({ absent }) => absent).toSorted()).toEqual([false, true])
    expect((await other.call('GET /api/tables/:table', at)).table.state).toBe('over')
    await house.close()
  })

  test('knock-out, groups and arena reach their ends', async () => {
    const house = await openTestHouse(kind, HOUSE)
    const host = await house.guest('Ada')
    const withBots = async (count: number, more: Partial<NewEvent>) => {
      const event = await created(host, more)
      await host.call('PUT /api/events/:event/bots', { params: { event }, body: { strength: 'random', count } })
      await start(host, event)
      return reached(house, () => look(host, event), isOver)
    }
    const cup = await withBots(3, { format: 'knock-out' })
    expect([cup.state, cup.round, cup.standings[0]?.place, cup.standings[1]?.place]).toEqual(['over', 2, 1, 2])
    const groups = await withBots(4, { format: 'groups', seats: 3, rounds: 1 })
    expect([groups.state, groups.standings.length]).toEqual(['over', 4])
    const arena = await created(host, { format: 'arena', lasts: 10 * MINUTE })
    const ben = await house.guest('Ben')
    for (const guest of [host, ben]) await enter(guest, arena)
    await start(host, arena)
    await house.rest()
    const ended = await reached(
      house,
      () => {
        // First one clock runs out, then the other.
        house.later(11 * MINUTE)
        return look(host, arena)
      },
      isOver,
    )
    expect(ended.standings.map(({ played }) => played)).toEqual([1, 1])
    await house.close()
  })

  test('a league plays season after season', async () => {
    const house = await openTestHouse(kind, HOUSE)
    const guests = await Promise.all(['Ada', 'Ben', 'Cleo'].map(name => house.guest(name)))
    const [host] = guests as [Guest]
    const body = { ...TERMS, name: 'League', size: 4, gap: 10 * MINUTE, seasons: 2 }
    const { league: made } = await host.call('POST /api/leagues', { body })
    const params = { league: made.id }
    for (const guest of guests) await guest.call('PUT /api/leagues/:league/entry', { params, body: { in: true } })
    await host.call('PUT /api/leagues/:league/state', { params, body: { state: 'running' } })
    const read = async (season?: number) =>
      (await host.call('GET /api/leagues/:league', { params, query: { season } })).league
    const after = await reached(
      house,
      async () => {
        const league = await read()
        if (league.starts === null) house.later(2 * MINUTE)
        return league
      },
      ({ season, starts }) => season === 1 && starts !== null,
    )
    expect(after).toMatchObject({ season: 1, state: 'running', divisions: [{ state: 'over' }] })
    expect(after.divisions[0]?.table.map(({ played }) => played)).toEqual([3, 3, 3])
    expect(after.divisions[0]?.cross.map(row => row.map(({ met }) => met))).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
    ])
    expect(after.history[0]?.winners).toHaveLength(1)
    house.later(10 * MINUTE)
    await reached(
      house,
      () => read(),
      ({ season, shown }) => season === 2 && shown === 2,
    )
    expect(await read(1)).toMatchObject({ shown: 1, divisions: [{ state: 'over' }] })
    await house.close()
  })
})

test('the best go up, the last go down, and small divisions join the one above', () => {
  expect(
    promoted(
      [
        ['a', 'b', 'c', 'd'],
        ['e', 'f', 'g', 'h'],
        ['i', 'j', 'k'],
      ],
      1,
    ),
  ).toEqual([
    ['a', 'b', 'c', 'e'],
    ['d', 'f', 'g', 'i'],
    ['h', 'j', 'k'],
  ])
  expect(divisionsOf([1, 2, 3, 4, 5, 6, 7, 8, 9], 4)).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8, 9],
  ])
  expect(divisionsOf([1, 2], 4)).toEqual([[1, 2]])
})
