// Limits: actions that cost others something are counted for all servers together; addresses are counted by household.
import { describe, expect, test, vi } from 'vitest'
import { settingsFrom } from '../src/environment.ts'
import { networkOf } from '../src/http/network.ts'
import { fullTable, seatAll } from './games.ts'
import { clientOf, type Guest, newGuest, onBoth, openTestHouse } from './houses.ts'
import { HeldBots } from './thinking.ts'

const PASSWORD = 'a long password'

describe('networks', () => {
  test.each([
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:0:0:0:9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:0207', '192.0.2.7'],
    ['192.0.2.7', '192.0.2.7'],
    ['no address', 'unknown'],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test('trusted proxies are a number of hops or networks', () => {
    const read = (text: string) => settingsFrom({ ARKWRIGHT_TRUST_PROXY: text }).trustProxy
    expect([read('1'), read('2'), read('true'), read('10.0.0.0/8, ::1')]).toEqual([1, 2, 1, ['10.0.0.0/8', '::1']])
    expect(() => read('everyone')).toThrow(/number of proxies/)
  })
})

onBoth('limits', kind => {
  test('the leftmost entry of a forwarded list is not trusted', async () => {
    const house = await openTestHouse(kind, { patience: 1, trustProxy: 1 })
    const tries = Array.from({ length: 40 }, (_, i) =>
      fetch(`http://127.0.0.1:${house.server.port}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${i}, 203.0.113.9` },
        body: JSON.stringify({ name: `Guest ${i}` }),
      }).then(answer => answer.status),
    )
    expect((await Promise.all(tries)).filter(status => status === 429).length).toBe(20)
  })

  test('attempts to sign in to one account are counted over all servers and addresses', async () => {
    const first = await openTestHouse(kind, { patience: 1, trustProxy: 1 })
    const servers =
      kind === 'postgres' ? [first, await openTestHouse(first.place, { patience: 1, trustProxy: 1 })] : [first]
    const guest = await first.guest('Ada')
    await guest.call('POST /api/register', { body: { email: 'target@example.org', password: PASSWORD } })
    const tries = Array.from({ length: 30 }, (_, i) =>
      fetch(`http://127.0.0.1:${servers[i % servers.length]?.server.port}/api/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${i}` },
        body: JSON.stringify({ email: 'target@example.org', password: `guess ${i}` }),
      }).then(answer => answer.status),
    )
    const statuses = await Promise.all(tries)
    expect(statuses.filter(status => status === 401)).toHaveLength(10)
    expect(statuses.filter(status => status === 429)).toHaveLength(20)
    // The count expires.
    for (const house of servers) house.later(301_000)
    const { me } = await clientOf(first.server).call('POST /api/sign-in', {
      body: { email: 'target@example.org', password: PASSWORD },
    })
    expect(me.id).toBe(guest.id)
  })

  test('a flood is refused without a database write per request', async () => {
    const house = await openTestHouse(kind, { patience: 1 })
    const name = Array.from({ length: 60 }, (_, i) => `Guest ${i}`)
    for (const one of name) await newGuest(house.server, one).catch(() => undefined)
    const { db } = house.server.open.house
    const { points } = await db
      .selectFrom('limits')
      .select('points')
      .where('key', '=', 'sign-in 127.0.0.1')
      .executeTakeFirstOrThrow()
    expect(points).toBe(21)
    house.later(101_000)
    await house.guest('Patient')
  })

  test('a sender who goes on after a refusal is refused before anything is read', async () => {
    const house = await openTestHouse(kind, { patience: 0.01 })
    const { db } = house.server.open.house
    const ada = await house.guest('Ada')
    const ask = () =>
      ada.call('GET /api/notices').then(
        () => 200,
        ({ status }: { status: number }) => status,
      )
    const statuses: number[] = []
    while (statuses.at(-1) !== 429) statuses.push(await ask())
    expect(statuses).toEqual([...Array.from({ length: 6 }, () => 200), 429])
    // Even without its session in the database the answer is the same.
    await db.deleteFrom('sessions').where('person', '=', ada.id).execute()
    expect(await ask()).toBe(429)
    house.later(2_000)
    expect(await ask()).toBe(401)
  })

  test('e-mails cannot be multiplied by rematches, invitations or new tables', async () => {
    const house = await openTestHouse(kind, { patience: 1 })
    const [ada, bob] = [await house.guest('Ada'), await house.guest('Bob')]
    await bob.call('POST /api/register', { body: { email: 'bob@example.org', password: PASSWORD } })
    const { db } = house.server.open.house
    await db.updateTable('people').set({ email_proved: 1 }).where('id', '=', bob.id).execute()
    const tables = await Promise.allSettled(Array.from({ length: 12 }, () => seatAll([ada, bob])))
    for (const one of tables) {
      if (one.status !== 'fulfilled') continue
      const at = { params: { table: one.value.id } }
      for (const guest of [ada, bob]) await guest.call('POST /api/tables/:table/resign', at)
      const { table } = await ada.call('POST /api/tables/:table/rematch', at).catch(() => ({ table: undefined }))
      await house.rest()
      if (table !== undefined) await ada.call('DELETE /api/tables/:table', { params: { table: table.id } })
    }
    house.later(3_600_000)
    for (let i = 0; i < 60; i++) {
      const { table } = await ada
        .call('POST /api/tables', {
          body: {
            game: 'spinning-jenny',
            options: { players: 2 },
            seats: [{ kind: 'me' }, { kind: 'open' }],
            public: false,
          },
        })
        .catch(() => ({ table: undefined }))
      if (table === undefined) break
      const params = { table: table.id }
      await ada.call('POST /api/tables/:table/invite', { params, body: { person: bob.id } }).catch(() => {})
      await house.rest()
      await ada.call('DELETE /api/tables/:table', { params }).catch(() => {})
    }
    const letters = house.log.filter(({ facts }) => JSON.stringify(facts).includes('bob@example.org'))
    expect(letters.length).toBeGreaterThan(5)
    expect(letters.length).toBeLessThanOrEqual(41)
  })

  test('streams are limited per person and per network', async () => {
    const house = await openTestHouse(kind, { patience: 0.1 })
    const { table, guests } = await fullTable(await openedFor(house))
    const [ada] = guests as [Guest]
    const stops: (() => void)[] = []
    const statuses = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const stop = new AbortController()
        stops.push(() => stop.abort())
        const headers = { cookie: ada.jar.cookie ?? '' }
        const url = `http://127.0.0.1:${house.server.port}/api/tables/${table.id}/stream`
        return (await fetch(url, { headers, signal: stop.signal })).status
      }),
    )
    for (const stop of stops) stop()
    expect(statuses.filter(status => status === 200)).toHaveLength(3)
    expect(statuses.filter(status => status === 429)).toHaveLength(2)
  })

  /** Advances the clock, so that guests can be created although limits are low. */
  async function openedFor(house: Awaited<ReturnType<typeof openTestHouse>>) {
    return {
      ...house,
      async guest(name?: string) {
        house.later(200_000)
        return newGuest(house.server, name)
      },
    }
  }

  test('bots that search at many tables of one person are refused, easy ones are not', async () => {
    const house = await openTestHouse(kind, { patience: 1 })
    const ada = await house.guest('Ada')
    const table = (strength: 'hard' | 'expert' | 'easy') =>
      ada.call('POST /api/tables', {
        body: {
          game: 'card-game',
          options: { players: 2 },
          seats: [{ kind: 'me' }, { kind: 'bot', strength }],
          public: false,
        },
      })
    for (let i = 0; i < 3; i++) {
      await table('hard')
      await table('expert')
    }
    await expect(table('hard')).rejects.toMatchObject({ status: 429, fault: { code: 'too-many-bots' } })
    await expect(table('expert')).rejects.toMatchObject({ status: 429, fault: { code: 'too-many-bots' } })
    await table('easy')
  })

  test('an easy bot answers while hard bots think at many tables', async () => {
    const bots = new HeldBots(({ strength }) => strength === 'hard')
    const house = await openTestHouse(kind, { botThreads: 1 }, { thinking: bots.thinking })
    const guest = await house.guest('Ada')
    const make = (strength: 'hard' | 'easy') =>
      guest.call('POST /api/tables', {
        body: {
          game: 'spinning-jenny',
          options: { players: 2 },
          seats: [{ kind: 'bot', strength }, { kind: 'me' }],
          public: false,
        },
      })
    const hard = await Promise.all(Array.from({ length: 60 }, () => make('hard')))
    expect(hard).toHaveLength(60)
    const { table } = await make('easy')
    const sequenceOf = async (id: string) =>
      (await guest.call('GET /api/tables/:table', { params: { table: id } })).table.sequence
    // If it waited behind the hard ones, it would wait for ever.
    await vi.waitFor(async () => expect(await sequenceOf(table.id)).toBeGreaterThan(1), {
      timeout: 500_000,
      interval: 50,
    })
    expect(await Promise.all(hard.map(one => sequenceOf(one.table.id)))).toEqual(hard.map(() => 1))
    bots.release()
    await house.close()
  })
})
