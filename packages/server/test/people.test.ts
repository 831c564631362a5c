// People: guests, accounts, sessions on several devices.
import { beforeAll, expect, test } from 'vitest'
import { fullTable } from './games.ts'
import { CookieJar, clientOf, onBoth, openTestHouse, type TestHouse } from './houses.ts'

let number = 0
const newEmail = () => `person${++number}@example.org`
const PASSWORD = 'a long enough password'

/** The token in the last e-mail to a person, from the log because no SMTP is set up. */
async function tokenIn(house: TestHouse, what: 'prove' | 'reset'): Promise<string> {
  await house.rest()
  const letters = house.log.flatMap(({ facts }) => ('letter' in facts ? [JSON.stringify(facts.letter)] : []))
  const last = letters.findLast(text => text.includes(`?${what}=`))
  return new RegExp(`\\?${what}=([\\w-]+)`).exec(last ?? '')?.[1] ?? ''
}

onBoth('people', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })

  test('a guest needs only a name, and keeps the games when registering later', async () => {
    const { table, guests } = await fullTable(house)
    const [ada] = guests
    const email = newEmail()
    const { me } = (await ada?.call('POST /api/register', { body: { email, password: PASSWORD } })) ?? {}
    expect(me).toMatchObject({ id: ada?.id, registered: true, email })
    const phone = clientOf(house.server)
    await phone.call('POST /api/sign-in', { body: { email: email.toUpperCase(), password: PASSWORD } })
    const { tables } = await phone.call('GET /api/tables', { query: { show: 'mine' } })
    expect(tables.map(({ id }) => id)).toContain(table.id)
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const email = newEmail()
    await (await house.guest()).call('POST /api/register', { body: { email, password: PASSWORD } })
    const anyone = clientOf(house.server)
    const faults = await Promise.all(
      [email, newEmail()].map(address =>
        anyone
          .call('POST /api/sign-in', { body: { email: address, password: 'not this one at all' } })
          .catch((error: unknown) => error),
      ),
    )
    expect(faults[0]).toMatchObject({ status: 401 })
    expect(faults[1]).toEqual(faults[0])
  })

  test('registering with a known address looks like any other, and its owner loses nothing', async () => {
    const email = newEmail()
    const [ada, eve] = [await house.guest('Ada'), await house.guest('Eve')]
    const first = await ada.call('POST /api/register', { body: { email, password: PASSWORD } })
    await ada.call('POST /api/email/proof', { body: { token: await tokenIn(house, 'prove') } })
    const letters = house.log.length
    const second = await eve.call('POST /api/register', { body: { email, password: 'the password of Eve' } })
    const shape = ({ me }: typeof first) => ({ ...me, id: '', name: '' })
    expect(shape(second)).toEqual(shape(first))
    await house.rest()
    // The owner is notified; no link gives Eve the address.
    const said = JSON.stringify(house.log.slice(letters))
    expect(said).toContain('You already have an account')
    expect(said).not.toContain('?prove=')
    const phone = clientOf(house.server)
    expect((await phone.call('POST /api/sign-in', { body: { email, password: PASSWORD } })).me.id).toBe(ada.id)
  })

  test('the person who proves an address owns it, even if another registered it first', async () => {
    const email = newEmail()
    const [squatter, owner] = [await house.guest('Squatter'), await house.guest('Owner')]
    await squatter.call('POST /api/register', { body: { email, password: PASSWORD } })
    // The owner's letter must be the last one.
    await house.rest()
    await owner.call('POST /api/register', { body: { email, password: 'the password of the owner' } })
    await owner.call('POST /api/email/proof', { body: { token: await tokenIn(house, 'prove') } })
    expect((await owner.call('GET /api/me')).me).toMatchObject({ email, emailProved: true })
    await clientOf(house.server).call('POST /api/password/forgotten', { body: { email } })
    await clientOf(house.server).call('POST /api/password', {
      body: { token: await tokenIn(house, 'reset'), password: 'a new one for the owner' },
    })
    const { me } = await clientOf(house.server).call('POST /api/sign-in', {
      body: { email, password: 'a new one for the owner' },
    })
    expect(me.id).toBe(owner.id)
  })

  test('registering and signing in give a fresh token; the old one stops working', async () => {
    const ada = await house.guest()
    const old = ada.jar.cookie
    await ada.call('POST /api/register', { body: { email: newEmail(), password: PASSWORD } })
    expect(ada.jar.cookie).not.toBe(old)
    const thief = new CookieJar()
    thief.cookie = old
    expect(await clientOf(house.server, thief).call('GET /api/me')).toEqual({ me: null })
  })

  test('a foreign token is never accepted: no session can be planted', async () => {
    const jar = new CookieJar()
    jar.cookie = `arkwright=${'planted'.repeat(6)}`
    await clientOf(house.server, jar).call('POST /api/guest', { body: { name: 'Eve' } })
    expect(jar.cookie).not.toContain('planted')
  })

  test('signing out ends this session only; others can be ended from here', async () => {
    const email = newEmail()
    const ada = await house.guest()
    await ada.call('POST /api/register', { body: { email, password: PASSWORD } })
    const phone = clientOf(house.server)
    await phone.call('POST /api/sign-in', { body: { email, password: PASSWORD } })
    const { sessions } = await ada.call('GET /api/sessions')
    expect(sessions).toHaveLength(2)
    const other = sessions.find(({ here }) => !here)
    await ada.call('DELETE /api/sessions/:session', { params: { session: other?.id ?? '' } })
    expect(await phone.call('GET /api/me')).toEqual({ me: null })
    await ada.call('POST /api/sign-out')
    expect(await ada.call('GET /api/me')).toEqual({ me: null })
  })

  test('sessions end after half a year', async () => {
    const later = await openTestHouse(kind)
    const ada = await later.guest()
    later.later(181 * 24 * 3_600_000)
    expect(await ada.call('GET /api/me')).toEqual({ me: null })
  })

  test('the e-mail sent to an address proves it, once', async () => {
    const ada = await house.guest()
    await ada.call('POST /api/register', { body: { email: newEmail(), password: PASSWORD } })
    const token = await tokenIn(house, 'prove')
    await ada.call('POST /api/email/proof', { body: { token } })
    expect((await ada.call('GET /api/me')).me).toMatchObject({ emailProved: true })
    await expect(ada.call('POST /api/email/proof', { body: { token } })).rejects.toMatchObject({ status: 410 })
  })

  test('a forgotten password is reset by e-mail, which ends all sessions', async () => {
    const ada = await house.guest()
    const email = newEmail()
    await ada.call('POST /api/register', { body: { email, password: PASSWORD } })
    await clientOf(house.server).call('POST /api/password/forgotten', { body: { email } })
    await clientOf(house.server).call('POST /api/password/forgotten', { body: { email: newEmail() } })
    const body = { token: await tokenIn(house, 'reset'), password: 'another long password' }
    await clientOf(house.server).call('POST /api/password', { body })
    expect(await ada.call('GET /api/me')).toEqual({ me: null })
    const { me } = await ada.call('POST /api/sign-in', { body: { email, password: body.password } })
    expect(me.id).toBe(ada.id)
  })

  test('name, time zone and play window can be changed; an unknown zone is refused', async () => {
    const ada = await house.guest()
    const body = { name: 'Ada L.', timeZone: 'Europe/London', window: { from: 480, to: 1320 } }
    expect((await ada.call('PATCH /api/me', { body })).me).toMatchObject(body)
    await expect(ada.call('PATCH /api/me', { body: { timeZone: 'Mars/Olympus' } })).rejects.toMatchObject({
      status: 400,
    })
  })

  test('a deleted account loses its name and sessions; its seat waits for another person', async () => {
    const { table, guests } = await fullTable(house)
    const [ada, bob] = guests
    await ada?.call('DELETE /api/me')
    expect(await ada?.call('GET /api/me')).toEqual({ me: null })
    const seen = await bob?.call('GET /api/tables/:table', { params: { table: table.id } })
    expect(seen?.table.seats[0]).toMatchObject({ left: true, person: { name: '' } })
    await expect(bob?.call('GET /api/people/:person', { params: { person: ada?.id ?? '' } })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('a program plays for its owner but cannot change the account', async () => {
    const ada = await house.guest()
    const { id, token } = await ada.call('POST /api/tokens', { body: { name: 'my bot' } })
    const authorization = { authorization: `Bearer ${token}` }
    const at = (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${house.server.port}${path}`, { ...init, headers: authorization })
    expect(await (await at('/api/me')).json()).toMatchObject({ me: { id: ada.id } })
    expect((await at('/api/me', { method: 'DELETE' })).status).toBe(403)
    expect((await at('/api/sessions')).status).toBe(403)
    await ada.call('DELETE /api/tokens/:token', { params: { token: id } })
    expect((await at('/api/me')).status).toBe(401)
  })

  test('the database holds no usable secret: tokens and passwords are hashed', async () => {
    const ada = await house.guest()
    await ada.call('POST /api/register', { body: { email: newEmail(), password: PASSWORD } })
    const { token } = await ada.call('POST /api/tokens', { body: { name: 'my bot' } })
    const { db } = house.server.open.house
    const kept = JSON.stringify([
      await db.selectFrom('people').selectAll().execute(),
      await db.selectFrom('sessions').selectAll().execute(),
      await db.selectFrom('tokens').selectAll().execute(),
    ])
    expect(kept).not.toContain(token)
    expect(kept).not.toContain(PASSWORD)
    expect(kept).not.toContain(ada.jar.cookie?.split('=')[1])
  })
})
