// Tables: seats, codes, leavers, rematches, chat.
import { beforeAll, expect, test } from 'vitest'
import { fullTable, playTurn, seatAll } from './games.ts'
import { clientOf, type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

onBoth('tables', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })

  const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const body = { game: 'spinning-jenny', options: { players: 2 }, seats: SEATS, public: true }

  test('the game checks the options and names the wrong field in one sentence', async () => {
    const ada = await house.guest()
    const fault = await ada
      .call('POST /api/tables', { body: { ...body, options: { players: 9 } } })
      .catch((error: unknown) => error)
    expect(fault).toMatchObject({ status: 400, fault: { code: 'options' } })
    expect(String(fault)).toContain('players')
    await expect(ada.call('POST /api/tables', { body: { ...body, game: 'chess' } })).rejects.toMatchObject({
      status: 400,
    })
    const seats = [...SEATS, { kind: 'open' as const }]
    await expect(ada.call('POST /api/tables', { body: { ...body, seats } })).rejects.toMatchObject({
      fault: { code: 'seats' },
    })
  })

  test('a public table is listed; a private one only for those who belong to it', async () => {
    const ada = await house.guest()
    const { table: open } = await ada.call('POST /api/tables', { body })
    const { table: hidden } = await ada.call('POST /api/tables', { body: { ...body, public: false } })
    const listed = await clientOf(house.server).call('GET /api/tables', { query: { show: 'open' } })
    const ids = listed.tables.map(({ id }) => id)
    expect(ids).toContain(open.id)
    expect(ids).not.toContain(hidden.id)
    const mine = await ada.call('GET /api/tables', { query: { show: 'mine' } })
    expect(mine.tables.map(({ id }) => id)).toEqual(expect.arrayContaining([open.id, hidden.id]))
    const bob = await house.guest('Bob')
    const at = { params: { table: hidden.id } }
    await expect(bob.call('GET /api/tables/:table', at)).rejects.toMatchObject({ status: 404 })
    await bob.call('POST /api/join', { body: { code: hidden.code.toLowerCase() } })
    expect((await bob.call('GET /api/tables/:table', at)).table.id).toBe(hidden.id)
  })

  test('players can leave before the start; the next player becomes host', async () => {
    const ada = await house.guest()
    const bob = await house.guest('Bob')
    const seats = [...SEATS, { kind: 'open' as const }]
    const { table } = await ada.call('POST /api/tables', { body: { ...body, options: { players: 3 }, seats } })
    const at = { params: { table: table.id } }
    await bob.call('POST /api/tables/:table/sit', { ...at, body: { seat: 2 } })
    await expect(bob.call('POST /api/tables/:table/sit', { ...at, body: { seat: 1 } })).rejects.toMatchObject({
      status: 409,
      fault: { code: 'seated-already' },
    })
    const left = await ada.call('POST /api/tables/:table/leave', at)
    expect(left.table).toMatchObject({ host: bob.id, mySeat: null })
    expect(left.table.seats[0]?.kind).toBe('open')
    const planned = await bob.call('PUT /api/tables/:table/seats/:seat', {
      params: { table: table.id, seat: 0 },
      body: { kind: 'bot', strength: 'easy' },
    })
    expect(planned.table.state).toBe('open')
    await expect(ada.call('POST /api/tables/:table/start', at)).rejects.toMatchObject({ status: 403 })
    await expect(bob.call('POST /api/tables/:table/start', at)).rejects.toMatchObject({
      status: 409,
      fault: { code: 'seats-open' },
    })
  })

  test('a bot has a style that its game knows, and keeps it in a rematch', async () => {
    const ada = await house.guest('Ada')
    const bot = { kind: 'bot', strength: 'easy', style: 'speculator' } as const
    const withBot = (plan: object) => ({ body: { ...body, seats: [{ kind: 'me' as const }, { ...bot, ...plan }] } })
    const { table } = await ada.call('POST /api/tables', withBot({}))
    expect(table.seats[1]).toMatchObject(bot)
    const at = { params: { table: table.id } }
    const file = await ada.call('GET /api/tables/:table/file', at)
    expect(file).toMatchObject({ names: ['Ada', 'bot (easy speculator)'] })
    const row = { state: 'over' as const }
    await house.server.open.house.db.updateTable('tables').set(row).where('id', '=', table.id).execute()
    const again = await ada.call('POST /api/tables/:table/rematch', at)
    expect(again.table.seats[1]).toMatchObject(bot)
    for (const unknown of [{ style: 'shipper' }, { strength: 'random' }])
      await expect(ada.call('POST /api/tables', withBot(unknown))).rejects.toMatchObject({
        status: 400,
        fault: { code: 'no-such-bot' },
      })
  })

  test('of two people who take the same seat at once, one gets it', async () => {
    const ada = await house.guest()
    const { table } = await ada.call('POST /api/tables', { body })
    const rivals = await Promise.all([house.guest('B'), house.guest('C'), house.guest('D')])
    const outcomes = await Promise.allSettled(
      rivals.map(one => one.call('POST /api/tables/:table/sit', { params: { table: table.id }, body: { seat: 1 } })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a player who resigns is replaced by another person or a bot, and the game continues', async () => {
    const { table, guests } = await fullTable(house, 3, { public: true })
    const [ada, bob, eve] = guests as [Guest, Guest, Guest]
    const at = { params: { table: table.id } }
    await ada.call('POST /api/tables/:table/resign', at)
    await expect(ada.call('GET /api/tables/:table/draft', at)).rejects.toMatchObject({ status: 403 })
    const dan = await house.guest('Dan')
    const taken = await dan.call('POST /api/tables/:table/sit', { ...at, body: { seat: 0 } })
    expect(taken.table).toMatchObject({ mySeat: 0, state: 'playing' })
    await bob.call('POST /api/tables/:table/resign', at)
    const stranger = await house.guest('Stranger')
    const toBot = { params: { table: table.id, seat: 1 }, body: { kind: 'bot' as const, strength: 'easy' as const } }
    await expect(stranger.call('PUT /api/tables/:table/seats/:seat', toBot)).rejects.toMatchObject({ status: 403 })
    const given = await eve.call('PUT /api/tables/:table/seats/:seat', toBot)
    expect(given.table.seats[1]).toMatchObject({ kind: 'bot', strength: 'easy', left: false })
    await expect(
      eve.call('PUT /api/tables/:table/seats/:seat', { ...toBot, params: { table: table.id, seat: 0 } }),
    ).rejects.toMatchObject({ status: 403 })
  })

  test('a table that everyone left is archived', async () => {
    const { table, guests } = await fullTable(house)
    for (const guest of guests) await guest.call('POST /api/tables/:table/resign', { params: { table: table.id } })
    const seen = await guests[0]?.call('GET /api/tables/:table', { params: { table: table.id } })
    expect(seen?.table.state).toBe('archived')
  })

  test('a rematch has the same people; a second request leads to the same table', async () => {
    const { table, guests } = await fullTable(house)
    const [ada, bob] = guests as [Guest, Guest]
    const at = { params: { table: table.id } }
    await expect(ada.call('POST /api/tables/:table/rematch', at)).rejects.toMatchObject({ status: 409 })
    const row = { state: 'over' as const }
    await house.server.open.house.db.updateTable('tables').set(row).where('id', '=', table.id).execute()
    const { table: again } = await ada.call('POST /api/tables/:table/rematch', at)
    expect(again).toMatchObject({ rematchOf: table.id, mySeat: 0, state: 'open' })
    expect((await bob.call('POST /api/tables/:table/rematch', at)).table.id).toBe(again.id)
    await house.rest()
    const { notices } = await bob.call('GET /api/notices')
    expect(notices).toContainEqual(expect.objectContaining({ kind: 'invited', table: again.id, by: 'Guest 0' }))
  })

  test('players and spectators have separate chats; a muted person cannot write', async () => {
    const { table, guests } = await fullTable(house, 2, { public: true })
    const [ada, bob] = guests as [Guest, Guest]
    const eve = await house.guest('Eve')
    const at = { params: { table: table.id } }
    const say = (who: Guest, room: 'players' | 'spectators', text: string) =>
      who.call('POST /api/tables/:table/chat', { ...at, body: { room, text } })
    const markup = '<img src=x onerror=alert(1)>'
    await say(ada, 'players', markup)
    await say(eve, 'spectators', 'take the spinning mill')
    await expect(say(eve, 'players', 'hello')).rejects.toMatchObject({ status: 403 })
    const heard = async (who: Guest) =>
      (await who.call('GET /api/tables/:table/chat', { ...at, query: {} })).messages.map(({ text }) => text)
    expect(await heard(bob)).toEqual([markup])
    expect(await heard(eve)).toEqual([markup, 'take the spinning mill'])
    await expect(
      bob.call('PUT /api/tables/:table/mute', { ...at, body: { person: eve.id, muted: true } }),
    ).rejects.toMatchObject({ status: 403 })
    await ada.call('PUT /api/tables/:table/mute', { ...at, body: { person: eve.id, muted: true } })
    await expect(say(eve, 'spectators', 'again')).rejects.toMatchObject({ fault: { code: 'muted' } })
  })

  test('only their owner sees notes and drafts, on every device', async () => {
    const { table, guests } = await fullTable(house)
    const [ada, bob] = guests as [Guest, Guest]
    const at = { params: { table: table.id } }
    await ada.call('PUT /api/tables/:table/notes', { ...at, body: { text: 'Bob always hires' } })
    expect(await bob.call('GET /api/tables/:table/notes', at)).toEqual({ text: '' })
    expect(await ada.call('GET /api/tables/:table/notes', at)).toEqual({ text: 'Bob always hires' })
    const draft = { position: table.position, moves: ['whatever'] }
    await ada.call('PUT /api/tables/:table/draft', { ...at, body: draft })
    expect(await bob.call('GET /api/tables/:table/draft', at)).toEqual({ draft: null })
    expect(await clientOf(house.server, ada.jar).call('GET /api/tables/:table/draft', at)).toEqual({ draft })
    for (const guest of guests) await playTurn(guest, table.id)
    expect(await ada.call('GET /api/tables/:table/draft', at)).toEqual({ draft: null })
  })

  test('too many chat messages are refused', async () => {
    const strict = await openTestHouse(kind, { patience: 1 })
    const ada = await strict.guest('A')
    const table = await seatAll([ada, await strict.guest('B')])
    const said = await Promise.allSettled(
      Array.from({ length: 30 }, () =>
        ada.call('POST /api/tables/:table/chat', {
          params: { table: table.id },
          body: { room: 'players', text: 'spam' },
        }),
      ),
    )
    const stopped = said.filter(one => one.status === 'rejected')
    expect(stopped.length).toBeGreaterThan(15)
    expect(stopped[0]).toMatchObject({ reason: { status: 429 } })
  })
})
