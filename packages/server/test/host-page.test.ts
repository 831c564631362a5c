// What the hosts of a server do in the page: reports, people, bans, tables, jobs, and the record of it.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Account, newAccount, newHost, PASSWORD } from './accounts.ts'
import { fullTable, seatAll } from './games.ts'
import { clientOf, type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

const HOUR = 3_600_000

onBoth('hosts of a server', kind => {
  let house: TestHouse
  let host: Account
  beforeAll(async () => {
    house = await openTestHouse(kind)
    host = await newHost(house, 'Keeper')
  })

  // Deeds are listed by their moments.
  beforeEach(() => house.later(1))

  const ban = (person: string, reason: string, until: number | null) => {
    house.later(1)
    return host.call('PUT /api/host/people/:person/ban', { params: { person }, body: { reason, until } })
  }
  const audit = async () => (await host.call('GET /api/host/audit', { query: {} })).audit

  test('read a report with its message, settle it once, and find it settled', async () => {
    const { table, guests } = await fullTable(house)
    const [ada, bob] = guests as [Guest, Guest]
    const at = { params: { table: table.id } }
    const { message } = await bob.call('POST /api/tables/:table/chat', {
      ...at,
      body: { room: 'players', text: 'an insult' },
    })
    await ada.call('POST /api/tables/:table/reports', { ...at, body: { message: message.number, reason: 'rude' } })
    const open = async () => (await host.call('GET /api/host/reports', { query: { show: 'open' } })).reports
    const [found] = await open()
    expect(found).toMatchObject({
      reason: 'rude',
      text: 'an insult',
      by: { id: ada.id },
      about: { id: bob.id },
      table: { code: table.code },
      settled: null,
    })
    const settle = () =>
      host.call('POST /api/host/reports/:report/settle', {
        params: { report: found?.id ?? '' },
        body: { outcome: 'warned' },
      })
    await settle()
    await expect(settle()).rejects.toMatchObject({ status: 404 })
    expect(await open()).toEqual([])
    const { reports } = await host.call('GET /api/host/reports', { query: { show: 'settled' } })
    expect(reports).toMatchObject([{ id: found?.id, settled: { outcome: 'warned', by: { name: 'Keeper' } } }])
    expect((await audit())[0]).toMatchObject({ what: 'settle', detail: 'warned', host: { name: 'Keeper' } })
  })

  test('find people by part of a name, id or address; a percent sign is a letter', async () => {
    const account = await newAccount(house, 'Searchable Sam')
    const search = async (text: string) =>
      (await host.call('GET /api/host/people', { query: { text } })).people.map(({ name }) => name)
    expect(await search('chable s')).toEqual(['Searchable Sam'])
    expect(await search(account.id)).toEqual(['Searchable Sam'])
    expect(await search(account.email)).toEqual(['Searchable Sam'])
    await newAccount(house, '100% Percy')
    expect(await search('0%')).toEqual(['100% Percy'])
    expect(await search('e_S')).toEqual([])
  })

  test('ban with a reason and an end: the person is told, by page, at sign-in and by e-mail', async () => {
    const eve = await newAccount(house, 'Eve')
    const until = house.now() + 48 * HOUR
    await ban(eve.id, 'insults in chat', until)
    const told = { reason: 'insults in chat', until }
    expect(await eve.call('GET /api/me')).toEqual({ me: null, ban: told })
    const signIn = () =>
      clientOf(house.server).call('POST /api/sign-in', { body: { email: eve.email, password: PASSWORD } })
    await expect(signIn()).rejects.toMatchObject({ status: 403, fault: { code: 'banned', ban: told } })
    await house.rest()
    const letters = house.log.map(({ facts }) => JSON.stringify(facts)).filter(text => text.includes(eve.email))
    expect(letters.join()).toContain('insults in chat')
    const { people } = await host.call('GET /api/host/people', { query: {} })
    expect(people).toMatchObject([{ id: eve.id, ban: told }])
    expect((await audit())[0]).toMatchObject({ what: 'ban', person: { id: eve.id } })
    expect((await audit())[0]?.detail).toContain('insults in chat')
    house.later(49 * HOUR)
    expect(await eve.call('GET /api/me')).toEqual({ me: null })
    await signIn()
    await house.rest()
    expect((await host.call('GET /api/host/people', { query: {} })).people).toEqual([])
  })

  test('a ban that was made longer does not end at its first end; a lifted one is over', async () => {
    const eve = await newAccount(house, 'Eve Two')
    const signIn = () =>
      clientOf(house.server).call('POST /api/sign-in', { body: { email: eve.email, password: PASSWORD } })
    await ban(eve.id, 'first', house.now() + HOUR)
    await ban(eve.id, 'second', house.now() + 3 * HOUR)
    house.later(2 * HOUR)
    await house.rest()
    await expect(signIn()).rejects.toMatchObject({ fault: { ban: { reason: 'second' } } })
    const lift = () => host.call('DELETE /api/host/people/:person/ban', { params: { person: eve.id } })
    await lift()
    await lift()
    await signIn()
    expect((await audit()).filter(({ what, person }) => what === 'lift' && person?.id === eve.id)).toHaveLength(1)
    await expect(ban(eve.id, 'late', house.now() - 1)).rejects.toMatchObject({ status: 400 })
  })

  test('no host is banned; who is no longer a host has no such page', async () => {
    const other = await newHost(house, 'Other keeper')
    await expect(ban(other.id, 'x', null)).rejects.toMatchObject({ status: 409, fault: { code: 'is-host' } })
    const { db } = house.server.open.house
    await db.updateTable('people').set({ host: 0 }).where('id', '=', other.id).execute()
    await expect(other.call('GET /api/host/jobs')).rejects.toMatchObject({ status: 404 })
    const { token } = await host.call('POST /api/tokens', { body: { name: 'program' } })
    const { status } = await fetch(`http://127.0.0.1:${house.server.port}/api/host/jobs`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(status).toBe(404)
  })

  test('tables are listed and ended; a rated game ends unrated', async () => {
    const players = await Promise.all(['Ann', 'Ben'].map(name => newAccount(house, name)))
    const table = await seatAll(players)
    const listed = await host.call('GET /api/host/tables', { query: { state: 'playing' } })
    expect(listed.tables).toContainEqual(
      expect.objectContaining({ id: table.id, code: table.code, seats: ['Ann', 'Ben'] }),
    )
    const at = { params: { table: table.id }, body: { reason: 'stuck' } }
    await host.call('POST /api/host/tables/:table/archive', at)
    await expect(host.call('POST /api/host/tables/:table/archive', at)).rejects.toMatchObject({ status: 409 })
    const { db } = house.server.open.house
    expect(
      await db
        .selectFrom('ratings')
        .selectAll()
        .where('person', '=', players[0]?.id ?? '')
        .execute(),
    ).toEqual([])
    expect((await audit())[0]).toMatchObject({ what: 'archive', detail: 'stuck', table: { id: table.id } })
  })

  test('jobs are counted, and those that failed are named', async () => {
    const { db } = house.server.open.house
    const due = house.now() + 1_000 * HOUR
    const job = {
      kind: 'digest',
      table_id: null,
      person: null,
      content: '{}',
      due,
      claimed_by: null,
      claimed_until: null,
    } as const
    await db
      .insertInto('jobs')
      .values([
        { ...job, id: 'digest one', attempts: 0 },
        { ...job, id: 'digest two', attempts: 3 },
      ])
      .execute()
    const { queues, failed } = await host.call('GET /api/host/jobs')
    expect(queues).toContainEqual({ kind: 'digest', waiting: 2, due: 0, failed: 1 })
    expect(failed).toEqual([{ id: 'digest two', kind: 'digest', attempts: 3, due }])
  })
})

onBoth('the lists of hosts', kind => {
  test('come in pages, with every row once even if their moments are equal', async () => {
    const house = await openTestHouse(kind)
    const host = await newHost(house, 'Keeper')
    const { table } = await fullTable(house)
    const { db } = house.server.open.house
    const ids = Array.from({ length: 120 }, (_, i) => `row-${String(i).padStart(3, '0')}`)
    const at = house.now()
    const facts = { at, table_id: table.id }
    const self = await db.selectFrom('people').selectAll().where('id', '=', host.id).executeTakeFirstOrThrow()
    const row = await db.selectFrom('tables').selectAll().where('id', '=', table.id).executeTakeFirstOrThrow()
    const report = { by: null, about: null, message: null, text: null, reason: 'rude' }
    const deed = { ...facts, host: null, what: 'ban' as const, person: null, detail: '' }
    for (const id of ids) {
      const settled = { settled: null, settled_by: null, outcome: null }
      await db
        .insertInto('reports')
        .values({ ...facts, ...report, ...settled, id })
        .execute()
      await db
        .insertInto('audit')
        .values({ ...deed, id })
        .execute()
      await db
        .insertInto('people')
        .values({ ...self, id, name: `Row ${id}`, name_key: id, email: null })
        .execute()
      await db
        .insertInto('tables')
        .values({ ...row, id, code: id, state: 'archived' })
        .execute()
    }
    type Last = { before: number; id: string } | undefined
    const all = async (ask: (last: Last) => Promise<{ shown: NonNullable<Last>[]; more: boolean }>) => {
      const found: string[] = []
      for (let last: Last, more = true; more; ) {
        const page = await ask(last)
        expect(page.shown.length).toBeLessThanOrEqual(50)
        found.push(...page.shown.map(({ id }) => id))
        last = page.shown.at(-1)
        more = page.more
      }
      return found.filter(id => id.startsWith('row-'))
    }
    const keys = (rows: readonly { id: string; at: number }[]) => rows.map(one => ({ id: one.id, before: one.at }))
    const reports = await all(async last => {
      const { reports: rows, more } = await host.call('GET /api/host/reports', { query: { show: 'open', ...last } })
      return { shown: keys(rows), more }
    })
    expect(reports).toEqual(ids)
    const deeds = await all(async last => {
      const { audit, more } = await host.call('GET /api/host/audit', { query: { ...last } })
      return { shown: keys(audit), more }
    })
    expect(deeds).toEqual(ids.toReversed())
    const people = await all(async last => {
      const { people: rows, more } = await host.call('GET /api/host/people', { query: { text: 'row', ...last } })
      return { shown: rows.map(({ id, seen }) => ({ id, before: seen })), more }
    })
    expect(people.toSorted()).toEqual(ids)
    const tables = await all(async last => {
      const { tables: rows, more } = await host.call('GET /api/host/tables', { query: { state: 'archived', ...last } })
      return { shown: rows.map(({ id, changed }) => ({ id, before: changed })), more }
    })
    expect(tables).toEqual(ids.toReversed())
  })
})
