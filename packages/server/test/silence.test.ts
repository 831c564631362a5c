// Players who do not come back: the game continues without them. Guests who sign in keep their seats, damaged tables can be left.
import { beforeAll, expect, test } from 'vitest'
import { archiveTable, ban, visit } from '../src/index.ts'
import { fullTable, playTurn } from './games.ts'
import { clientOf, type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

const HOUR = 3_600_000
const PASSWORD = 'a long password'

onBoth('silence', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })

  async function waiting(silence?: number) {
    const full = await fullTable(house, 2, { public: true, ...(silence !== undefined && { silence }) })
    const seat = full.table.toMove ?? 0
    const params = { table: full.table.id, seat }
    return { ...full, seat, params, silent: full.guests[seat] as Guest, other: full.guests[1 - seat] as Guest }
  }

  test('after the table’s waiting time the others can give the seat to a bot', async () => {
    const { table, seat, params, other, silent } = await waiting(5 * HOUR)
    expect(table.silentAt).toBe(house.now() + 5 * HOUR)
    const give = (who: Guest) =>
      who.call('PUT /api/tables/:table/seats/:seat', { params, body: { kind: 'bot', strength: 'random' } })
    house.later(5 * HOUR - 1)
    await expect(give(other)).rejects.toMatchObject({ status: 403 })
    house.later(1)
    const stranger = await house.guest('Stranger')
    await expect(give(stranger)).rejects.toMatchObject({ status: 403 })
    const { table: after } = await give(other)
    expect(after.seats[seat]).toMatchObject({ kind: 'bot' })
    expect((await silent.call('GET /api/tables/:table', { params })).table.mySeat).toBeNull()
  })

  test('they can also open it to an invited person; a turn restarts the waiting time', async () => {
    const { seat, params, other, silent, table } = await waiting(HOUR)
    house.later(HOUR - 1)
    await playTurn(silent, table.id)
    await playTurn(other, table.id)
    const { table: now } = await other.call('GET /api/tables/:table', { params })
    const waited = now.toMove ?? 0
    const open = () =>
      (waited === seat ? other : silent).call('PUT /api/tables/:table/seats/:seat', {
        params: { ...params, seat: waited },
        body: { kind: 'open' },
      })
    await expect(open()).rejects.toMatchObject({ status: 403 })
    house.later(HOUR)
    expect((await open()).table.seats[waited]).toMatchObject({ left: true })
    const heir = await house.guest('Heir')
    const sat = await heir.call('POST /api/tables/:table/sit', { params, body: { seat: waited } })
    expect(sat.table.mySeat).toBe(waited)
  })

  test('the table does not wait for a banned player', async () => {
    const { seat, params, other, silent } = await waiting()
    await visit({ place: house.place }, inside => ban(inside, silent.id, { reason: '' }))
    const body = { kind: 'bot', strength: 'random' } as const
    const { table } = await other.call('PUT /api/tables/:table/seats/:seat', { params, body })
    expect(table.seats[seat]?.kind).toBe('bot')
  })

  test('a guest who signs in to an account keeps the seat and the notes', async () => {
    const email = `keeps-${kind}@example.org`
    const account = await house.guest('Account')
    await account.call('POST /api/register', { body: { email, password: PASSWORD } })
    const { table, seat, params, silent: guest } = await waiting()
    await guest.call('PUT /api/tables/:table/notes', { params, body: { text: 'my plan' } })
    await clientOf(house.server, guest.jar).call('POST /api/sign-in', { body: { email, password: PASSWORD } })
    const { table: after } = await guest.call('GET /api/tables/:table', { params })
    expect(after.mySeat).toBe(seat)
    expect(after.seats[seat]?.person?.id).toBe(account.id)
    expect(await guest.call('GET /api/tables/:table/notes', { params })).toEqual({ text: 'my plan' })
    await playTurn(guest, table.id)
  })

  test('a damaged table can be resigned and archived', async () => {
    const [left, archived] = [await waiting(), await waiting()]
    const { db, positions } = house.server.open.house
    for (const { table, silent } of [left, archived]) {
      await playTurn(silent, table.id)
      await db
        .updateTable('journal')
        .set({ content: '{"moves":["nonsense"]}' })
        .where('table_id', '=', table.id)
        .where('kind', '=', 'turn')
        .execute()
      positions.forget(table.id)
    }
    const { params } = left
    await expect(left.other.call('GET /api/tables/:table/position', { params })).rejects.toMatchObject({ status: 503 })
    for (const guest of left.guests) await guest.call('POST /api/tables/:table/resign', { params })
    expect((await left.other.call('GET /api/tables/:table', { params })).table.state).toBe('archived')
    await visit({ place: house.place }, inside => archiveTable(inside, archived.table.id))
    const at = { params: { table: archived.table.id } }
    expect((await archived.other.call('GET /api/tables/:table', at)).table.state).toBe('archived')
  })
})
