// Invitations: by name, listed, withdrawn, accepted, declined; and what the link of a public table opens.
import { beforeAll, expect, test } from 'vitest'
import { invitedNotice } from '../src/jobs/job.ts'
import { unclaimed } from '../src/jobs/jobs.ts'
import { fullTable, seatAll } from './games.ts'
import { clientOf, type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

let number = 0

async function registered(house: TestHouse, name: string): Promise<Guest> {
  const guest = await house.guest(name)
  const body = { email: `invited${++number}@example.org`, password: 'a long enough password' }
  await guest.call('POST /api/register', { body })
  return guest
}

onBoth('invitations', kind => {
  let house: TestHouse
  let ada: Guest
  let zoe: Guest
  beforeAll(async () => {
    house = await openTestHouse(kind)
    ada = await house.guest('Ada')
    zoe = await registered(house, 'Zoe of Leeds')
  })

  async function invited() {
    const { table } = await ada.call('POST /api/tables', {
      body: {
        game: 'spinning-jenny',
        options: { players: 3 },
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
        public: false,
      },
    })
    const at = { params: { table: table.id } }
    await ada.call('POST /api/tables/:table/invite', { ...at, body: { person: zoe.id } })
    await house.rest()
    return { table, at }
  }
  const tablesIn = async (guest: Guest) =>
    (await guest.call('GET /api/invitations')).invitations.map(({ table }) => table.id)

  test('registered people are found by their full name; guests are not', async () => {
    await house.guest('Zoe of Leeds')
    const { people } = await ada.call('GET /api/people', { query: { name: 'zoe of LEEDS' } })
    expect(people).toEqual([{ id: zoe.id, name: 'Zoe of Leeds', registered: true, program: false }])
    expect(await ada.call('GET /api/people', { query: { name: 'Zoe' } })).toEqual({ people: [] })
  })

  test('both sides see an invitation; sitting down accepts it', async () => {
    const { table, at } = await invited()
    expect(await tablesIn(zoe)).toContain(table.id)
    const { invitations } = await ada.call('GET /api/tables/:table/invitations', at)
    expect(invitations).toMatchObject([{ person: { id: zoe.id }, by: { id: ada.id } }])
    await zoe.call('POST /api/tables/:table/sit', { ...at, body: { seat: 1 } })
    expect(await tablesIn(zoe)).not.toContain(table.id)
    expect(await ada.call('GET /api/tables/:table/invitations', at)).toEqual({ invitations: [] })
  })

  test('the sender is notified when it is declined', async () => {
    const { table } = await invited()
    await zoe.call('DELETE /api/invitations/:table', { params: { table: table.id } })
    expect(await tablesIn(zoe)).not.toContain(table.id)
    const { notices } = await ada.call('GET /api/notices')
    expect(notices).toContainEqual(
      expect.objectContaining({ kind: 'declined', table: table.id, by: 'Zoe of Leeds', read: false }),
    )
    await zoe.call('DELETE /api/invitations/:table', { params: { table: table.id } })
    expect((await ada.call('GET /api/notices')).notices.filter(one => one.table === table.id)).toHaveLength(1)
  })

  test('a withdrawn invitation gives no access and leaves no notice; another player cannot withdraw it', async () => {
    const { table, at } = await invited()
    const bob = await house.guest('Bob')
    await bob.call('POST /api/join', { body: { code: table.code } })
    await bob.call('POST /api/tables/:table/sit', { ...at, body: { seat: 1 } })
    const which = { params: { table: table.id, person: zoe.id } }
    await expect(bob.call('DELETE /api/tables/:table/invitations/:person', which)).rejects.toMatchObject({
      status: 403,
    })
    expect((await zoe.call('GET /api/tables/:table', at)).table.id).toBe(table.id)
    await ada.call('DELETE /api/tables/:table/invitations/:person', which)
    await expect(zoe.call('GET /api/tables/:table', at)).rejects.toMatchObject({ status: 404 })
    expect((await zoe.call('GET /api/notices')).notices.filter(one => one.table === table.id)).toEqual([])
  })

  test('an invitation sent again has a notice, even if the one before is still being sent', async () => {
    const { table, at } = await invited()
    const { db, now } = house.server.open.house
    const which = { params: { table: table.id, person: zoe.id } }
    await ada.call('DELETE /api/tables/:table/invitations/:person', which)
    const job = unclaimed(invitedNotice(table.id, zoe.id, 'Ada', now()))
    const sending = { ...job, claimed_by: 'another server', claimed_until: now() + 30_000 }
    await db.insertInto('jobs').values(sending).execute()
    await ada.call('POST /api/tables/:table/invite', { ...at, body: { person: zoe.id } })
    await house.rest()
    const { notices } = await zoe.call('GET /api/notices')
    expect(notices.filter(one => one.table === table.id)).toMatchObject([{ kind: 'invited' }])
  })

  test('a table without a free seat refuses invitations', async () => {
    const { table, at } = await invited()
    for (const seat of [1, 2]) {
      await ada.call('PUT /api/tables/:table/seats/:seat', {
        params: { table: table.id, seat },
        body: { kind: 'bot', strength: 'easy' },
      })
    }
    expect(await tablesIn(zoe)).not.toContain(table.id)
    expect((await zoe.call('GET /api/tables/:table', at)).table.state).toBe('playing')
  })

  test('a public table’s code opens it for everyone, a private table’s code only for its people', async () => {
    const codeOf = async (who: Pick<Guest, 'call'>, code: string) =>
      (await who.call('GET /api/codes/:code', { params: { code } })).table?.id ?? null
    const { table: open } = await fullTable(house, 2, { public: true })
    const { table: hidden, guests } = await fullTable(house)
    const nobody = clientOf(house.server)
    expect(await codeOf(nobody, open.code.toLowerCase())).toBe(open.id)
    expect([
      await codeOf(nobody, hidden.code),
      await codeOf(zoe, hidden.code),
      await codeOf(zoe, 'NOSUCHCODE'),
    ]).toEqual([null, null, null])
    expect(await codeOf(guests[0] as Guest, hidden.code)).toBe(hidden.id)
    await expect(codeOf(zoe, 'NO\0SUCHCODE')).rejects.toMatchObject({ status: 400 })
    await expect(zoe.call('POST /api/join', { body: { code: 'NO\0SUCHCODE' } })).rejects.toMatchObject({ status: 400 })
  })

  test('everyone sees a person’s finished public games; only participants see the private ones', async () => {
    const bob = await house.guest('Bob')
    const eve = await house.guest('Eve')
    const open = await seatAll([bob, eve], { public: true })
    const hidden = await seatAll([bob, eve])
    const running = await seatAll([bob, eve], { public: true })
    const { db } = house.server.open.house
    await db.updateTable('tables').set({ state: 'over' }).where('id', 'in', [open.id, hidden.id]).execute()
    const seen = async (who: Pick<Guest, 'call'>) =>
      (await who.call('GET /api/people/:person/tables', { params: { person: bob.id }, query: {} })).tables.map(
        ({ id }) => id,
      )
    expect(await seen(clientOf(house.server))).toEqual([open.id])
    expect((await seen(eve)).toSorted()).toEqual([open.id, hidden.id].toSorted())
    expect(await seen(eve)).not.toContain(running.id)
    await bob.call('DELETE /api/me')
    await expect(seen(eve)).rejects.toMatchObject({ status: 404 })
  })

  test('bot accounts are listed for their creator and deleted with their tokens', async () => {
    const owner = await house.guest('Owner')
    const { person, token } = await owner.call('POST /api/programs', { body: { name: 'Mule' } })
    expect(await owner.call('GET /api/programs')).toMatchObject({ programs: [{ id: person.id, name: 'Mule' }] })
    const mule = () =>
      fetch(`http://127.0.0.1:${house.server.port}/api/me`, { headers: { authorization: `Bearer ${token}` } })
    expect((await mule()).status).toBe(200)
    await ada.call('DELETE /api/programs/:program', { params: { program: person.id } })
    expect((await mule()).status).toBe(200)
    await owner.call('DELETE /api/programs/:program', { params: { program: person.id } })
    expect((await mule()).status).toBe(401)
    expect(await owner.call('GET /api/programs')).toEqual({ programs: [] })
  })
})
