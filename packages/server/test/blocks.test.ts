// Blocking another player, and reporting to the hosts.
import { beforeAll, expect, test } from 'vitest'
import { newAccount, PASSWORD } from './accounts.ts'
import { connected, type Listening, listen } from './following.ts'
import { fullTable, seatAll } from './games.ts'
import { type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

const BLOCKED = { status: 403, fault: { code: 'blocked' } }
const say = (guest: Guest, table: string, text: string, room: 'players' | 'spectators' = 'players') =>
  guest.call('POST /api/tables/:table/chat', { params: { table }, body: { room, text } })
const report = (guest: Guest, table: string, body: { message?: number; person?: string; reason: string }) =>
  guest.call('POST /api/tables/:table/reports', { params: { table }, body })

onBoth('blocks', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })

  const block = (guest: Guest, person: string) => guest.call('PUT /api/blocks/:person', { params: { person } })
  const openTable = async (host: Guest) => {
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }]
    const body = { game: 'spinning-jenny', options: { players: 3 }, seats, public: true }
    return (await host.call('POST /api/tables', { body })).table
  }

  test('ends invitations between the two, in both directions, until it is lifted', async () => {
    const [ada, bob] = await Promise.all([house.guest('Ada'), house.guest('Bob')])
    const [hers, his] = await Promise.all([openTable(ada), openTable(bob)])
    const invite = (by: Guest, table: string, person: string) =>
      by.call('POST /api/tables/:table/invite', { params: { table }, body: { person } })
    await invite(bob, his.id, ada.id)
    await invite(ada, hers.id, bob.id)
    await block(ada, bob.id)
    for (const guest of [ada, bob]) expect((await guest.call('GET /api/invitations')).invitations).toEqual([])
    await expect(invite(bob, his.id, ada.id)).rejects.toMatchObject(BLOCKED)
    await expect(invite(ada, hers.id, bob.id)).rejects.toMatchObject(BLOCKED)
    const listed = (await ada.call('GET /api/blocks')).blocks
    expect(listed).toMatchObject([{ person: { id: bob.id, name: 'Bob' } }])
    expect((await bob.call('GET /api/blocks')).blocks).toEqual([])
    await ada.call('DELETE /api/blocks/:person', { params: { person: bob.id } })
    await invite(bob, his.id, ada.id)
  })

  test('keeps both from the same table, also where the one who blocked has only set it up', async () => {
    const [ada, bob, eve] = (await Promise.all(['Ada', 'Bob', 'Eve'].map(name => house.guest(name)))) as [
      Guest,
      Guest,
      Guest,
    ]
    const table = await openTable(ada)
    const sit = (guest: Guest, id: string, seat: number) =>
      guest.call('POST /api/tables/:table/sit', { params: { table: id }, body: { seat } })
    await block(ada, bob.id)
    await expect(sit(bob, table.id, 1)).rejects.toMatchObject(BLOCKED)
    await expect(sit(ada, (await openTable(bob)).id, 1)).rejects.toMatchObject(BLOCKED)
    const other = await openTable(eve)
    await sit(bob, other.id, 1)
    await expect(sit(ada, other.id, 2)).rejects.toMatchObject(BLOCKED)
    await sit(eve, table.id, 1)
  })

  test('hides chat from the one who blocked, also on a stream that is open', async () => {
    const { table, guests } = await fullTable(house, 3)
    const [ada, bob, eve] = guests as [Guest, Guest, Guest]
    const stream = listen(ada, table.id)
    const others = listen(eve, table.id)
    for (const one of [stream, others]) await one.until(connected)
    await say(bob, table.id, 'before')
    await stream.until(({ messages }) => messages.length === 1)
    await block(ada, bob.id)
    // The stream reads the list again when it hears of the change.
    const has = (text: string) => (heard: Listening) => heard.messages.some(message => message.text === text)
    for (let round = 1; ; round++) {
      await say(bob, table.id, `hidden ${round}`)
      await say(eve, table.id, `after ${round}`)
      await stream.until(has(`after ${round}`))
      if (!has(`hidden ${round}`)(stream)) break
    }
    await others.until(has('hidden 1'))
    const { messages } = await ada.call('GET /api/tables/:table/chat', { params: { table: table.id }, query: {} })
    expect(messages.map(({ person }) => person)).not.toContain(bob.id)
    expect(messages.map(({ person }) => person)).toContain(eve.id)
    stream.stop()
    others.stop()
  })

  test('a rematch invites everyone but the blocked player', async () => {
    const { table, guests } = await fullTable(house, 3)
    const [ada, bob, eve] = guests as [Guest, Guest, Guest]
    const at = { params: { table: table.id } }
    const { db } = house.server.open.house
    await db.updateTable('tables').set({ state: 'over' }).where('id', '=', table.id).execute()
    await block(bob, ada.id)
    await ada.call('POST /api/tables/:table/rematch', at)
    expect((await bob.call('GET /api/invitations')).invitations).toEqual([])
    expect((await eve.call('GET /api/invitations')).invitations).toHaveLength(1)
  })

  test('a guest who signs in keeps the list; a deleted account is in none', async () => {
    const account = await newAccount(house, 'Account')
    const [guest, bob, eve] = (await Promise.all(['Guest', 'Bob', 'Eve'].map(name => house.guest(name)))) as [
      Guest,
      Guest,
      Guest,
    ]
    await block(account, bob.id)
    for (const { id } of [bob, eve]) await block(guest, id)
    await guest.call('POST /api/sign-in', { body: { email: account.email, password: PASSWORD } })
    const names = async () => (await guest.call('GET /api/blocks')).blocks.map(({ person }) => person.name).toSorted()
    expect(await names()).toEqual(['Bob', 'Eve'])
    expect(JSON.stringify(await guest.call('GET /api/me/export'))).toContain(eve.id)
    await eve.call('DELETE /api/me')
    expect(await names()).toEqual(['Bob'])
    await expect(block(guest, eve.id)).rejects.toMatchObject({ status: 404 })
    await expect(block(guest, account.id)).rejects.toMatchObject({ status: 404 })
  })

  test('a report keeps the message as it was; the same report twice is one', async () => {
    const { table, guests } = await fullTable(house)
    const [ada, bob] = guests as [Guest, Guest]
    const { message } = await say(bob, table.id, 'an insult')
    for (const reason of ['rude', 'rude again']) await report(ada, table.id, { message: message.number, reason })
    await report(ada, table.id, { reason: 'they play together' })
    await report(ada, table.id, { person: bob.id, reason: 'does not move' })
    await bob.call('DELETE /api/me')
    const { db } = house.server.open.house
    const rows = await db.selectFrom('reports').selectAll().where('table_id', '=', table.id).orderBy('reason').execute()
    expect(rows).toMatchObject([
      { about: bob.id, message: null, reason: 'does not move', by: ada.id },
      { about: bob.id, message: message.number, text: 'an insult', reason: 'rude' },
      { about: null, message: null, text: null, reason: 'they play together' },
    ])
    await ada.call('DELETE /api/me')
    const { by } = await db
      .selectFrom('reports')
      .select('by')
      .where('id', '=', rows[0]?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(by).toBeNull()
  })

  test('only what the person can read and who is at the table is reported', async () => {
    const { table, guests } = await fullTable(house)
    const [ada] = guests as [Guest]
    const watcher = await house.guest('Watcher')
    await watcher.call('POST /api/join', { body: { code: table.code } })
    const { message } = await say(watcher, table.id, 'for spectators', 'spectators')
    await expect(report(ada, table.id, { message: message.number, reason: 'x' })).rejects.toMatchObject({ status: 404 })
    await expect(report(ada, table.id, { message: 99, reason: 'x' })).rejects.toMatchObject({ status: 404 })
    await expect(report(ada, table.id, { person: watcher.id, reason: 'x' })).rejects.toMatchObject({ status: 404 })
    await expect(report(ada, table.id, { reason: '\u202e' })).rejects.toMatchObject({ status: 400 })
  })
})

onBoth('limits on reports', kind => {
  test('ten a day for a person, thirty for a network; the next day they count again', async () => {
    const house = await openTestHouse(kind, { patience: 1 })
    const people = await Promise.all(['Ada', 'Bob', 'Eve', 'Joe'].map(name => house.guest(name)))
    const table = await seatAll(people.slice(0, 2))
    for (const guest of people) await guest.call('POST /api/join', { body: { code: table.code } })
    const { db } = house.server.open.house
    let sent = 0
    const send = async (guest: Guest) => {
      await report(guest, table.id, { reason: `number ${++sent}` })
      await db.updateTable('reports').set({ settled: 1 }).where('reason', '=', `number ${sent}`).execute()
    }
    for (const guest of people.slice(0, 3)) {
      for (let i = 0; i < 10; i++) await send(guest)
      await expect(send(guest)).rejects.toMatchObject({ status: 429 })
    }
    const [ada, , , joe] = people as [Guest, Guest, Guest, Guest]
    await expect(send(joe)).rejects.toMatchObject({ status: 429 })
    house.later(25 * 3_600_000)
    await send(ada)
  })
})
