// Signing in with another service, against one on loopback. The real services are not tested.
import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, client } from '../src/client/index.ts'
import { settingsFrom } from '../src/environment.ts'
import type { ProviderId } from '../src/people/providers.ts'
import { codeAt } from '../src/people/totp.ts'
import { newAccount, PASSWORD } from './accounts.ts'
import { fullTable } from './games.ts'
import { clientOf, type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'
import { openProvider, type TestProvider } from './provider.ts'

let number = 1_000

onBoth('other services', kind => {
  let house: TestHouse
  let github: TestProvider
  let google: TestProvider
  let discord: TestProvider
  beforeAll(async () => {
    github = await openProvider('github')
    google = await openProvider('google')
    discord = await openProvider('discord')
    house = await openTestHouse(kind, { providers: [github, google, discord] })
  })

  const start = (who: Client, provider: ProviderId) =>
    who.call('POST /api/oauth/:provider/start', { params: { provider } })
  const finish = (who: Client, provider: ProviderId, back: URL, secret: string) => {
    const [code, state] = ['code', 'state'].map(name => back.searchParams.get(name) ?? '') as [string, string]
    return who.call('POST /api/oauth/:provider/finish', { params: { provider }, body: { secret, code, state } })
  }
  const byGoogle = async (who: Client, user: object) => {
    const { url, secret } = await start(who, 'google')
    return finish(who, 'google', google.agree(url, user), secret)
  }
  const googleUser = (email: string, email_verified = true) => ({
    sub: `g${++number}`,
    name: 'Grace',
    email,
    email_verified,
  })

  test('a visitor gets an account, and signs in to the same one later', async () => {
    const user = googleUser('grace@example.org')
    const { me } = await byGoogle(clientOf(house.server), user)
    expect(me).toMatchObject({ name: 'Grace', email: 'grace@example.org', emailProved: true, registered: true })
    const again = clientOf(house.server)
    expect((await byGoogle(again, user)).me?.id).toBe(me?.id)
    expect((await again.call('GET /api/links')).links).toMatchObject([{ provider: 'google' }])
  })

  test('a guest stays the same person and keeps the seat', async () => {
    const { table, guests } = await fullTable(house)
    const [ada] = guests as [Guest]
    const { url, secret } = await start(ada, 'github')
    expect(new URL(url).searchParams.get('redirect_uri')).toMatch(/\/account\/github$/)
    const emails = [{ email: 'ada@example.org', primary: true, verified: true }]
    const back = github.agree(url, { id: ++number, login: 'ada', name: null }, emails)
    const { me } = await finish(ada, 'github', back, secret)
    expect(me).toMatchObject({ id: ada.id, name: 'Guest 0', email: 'ada@example.org' })
    const at = { params: { table: table.id } }
    expect((await ada.call('GET /api/tables/:table', at)).table.mySeat).toBe(0)
  })

  test('an account connects a service, signs in with it, and disconnects it', async () => {
    const ada = await newAccount(house, 'Connected')
    const user = {
      id: `d${++number}`,
      username: 'ada',
      global_name: 'Ada',
      email: 'elsewhere@example.org',
      verified: true,
    }
    const { url, secret } = await start(ada, 'discord')
    expect((await finish(ada, 'discord', discord.agree(url, user), secret)).me).toMatchObject({
      id: ada.id,
      email: ada.email,
    })
    const other = clientOf(house.server)
    const begun = await start(other, 'discord')
    expect((await finish(other, 'discord', discord.agree(begun.url, user), begun.secret)).me?.id).toBe(ada.id)
    // Another account cannot take it.
    const eve = await newAccount(house, 'Taker')
    const hers = await start(eve, 'discord')
    const taken = finish(eve, 'discord', discord.agree(hers.url, user), hers.secret)
    await expect(taken).rejects.toMatchObject({ status: 409, fault: { code: 'link-taken' } })
    await ada.call('DELETE /api/links/:provider', { params: { provider: 'discord' } })
    expect((await ada.call('GET /api/links')).links).toEqual([])
  })

  test('an address that both sides have verified signs in to its account; any other never does', async () => {
    const ada = await newAccount(house, 'Verified')
    expect((await byGoogle(clientOf(house.server), googleUser(ada.email))).me?.id).toBe(ada.id)
    const bob = await newAccount(house, 'Unverified')
    const { me } = await byGoogle(clientOf(house.server), googleUser(bob.email, false))
    expect(me?.id).not.toBe(bob.id)
    expect(me).toMatchObject({ email: null, registered: false })
    // An account that only claims the address loses it to the person whom the service knows by it.
    const squatter = await house.guest('Squatter')
    const email = `claimed-${kind}@example.org`
    await squatter.call('POST /api/register', { body: { email, password: PASSWORD } })
    const owner = await byGoogle(clientOf(house.server), googleUser(email))
    expect(owner.me).toMatchObject({ email, emailProved: true })
    expect(owner.me?.id).not.toBe(squatter.id)
  })

  test('GitHub counts only a primary address that is verified', async () => {
    const ada = await newAccount(house, 'Primary')
    const who = clientOf(house.server)
    const { url, secret } = await start(who, 'github')
    const emails = [
      { email: ada.email, primary: true, verified: false },
      { email: ada.email, primary: false, verified: true },
    ]
    const { me } = await finish(who, 'github', github.agree(url, { id: ++number, login: 'x' }, emails), secret)
    expect(me?.id).not.toBe(ada.id)
    expect(me?.email).toBeNull()
  })

  test('a second factor is asked for', async () => {
    const ada = await newAccount(house, 'Factor')
    const factor = await ada.call('POST /api/totp', { body: { password: PASSWORD } })
    const code = () => codeAt(factor.secret, Math.floor(house.now() / 30_000))
    await ada.call('PUT /api/totp', { body: { token: factor.token, code: code() } })
    const user = googleUser(ada.email)
    const wrong = clientOf(house.server)
    const first = await byGoogle(wrong, user)
    expect(first.me).toBeNull()
    const send = (who: Client, token: string | null, given: string) =>
      who.call('POST /api/oauth/code', { body: { token: token ?? '', code: given } })
    await expect(send(wrong, first.token, '000000')).rejects.toMatchObject({ fault: { code: 'wrong-code' } })
    expect((await wrong.call('GET /api/me')).me).toBeNull()
    house.later(30_000)
    const who = clientOf(house.server)
    const { token } = await byGoogle(who, user)
    expect((await send(who, token, code())).me?.id).toBe(ada.id)
  })

  test('state, secret, browser and service must be those of the start, and each works once', async () => {
    const [ada, eve] = [clientOf(house.server), await house.guest('Eve')]
    const refused = { status: 401, fault: { code: 'provider' } }
    const user = googleUser('state@example.org')
    const begin = async (who: Client) => {
      const { url, secret } = await start(who, 'google')
      return { back: google.agree(url, user), secret }
    }
    const one = await begin(ada)
    const two = await begin(ada)
    await expect(finish(ada, 'google', one.back, two.secret)).rejects.toMatchObject(refused)
    const three = await begin(ada)
    await expect(finish(ada, 'github', three.back, three.secret)).rejects.toMatchObject(refused)
    // Begun by one person, finished by another: a forged link must not connect the attacker's account.
    const four = await begin(ada)
    await expect(finish(eve, 'google', four.back, four.secret)).rejects.toMatchObject(refused)
    const five = await begin(ada)
    house.later(11 * 60_000)
    await expect(finish(ada, 'google', five.back, five.secret)).rejects.toMatchObject(refused)
    const six = await begin(ada)
    await finish(ada, 'google', six.back, six.secret)
    await expect(finish(ada, 'google', six.back, six.secret)).rejects.toMatchObject(refused)
    // A code of another flow fails the proof of PKCE.
    const fresh = clientOf(house.server)
    const seven = await begin(fresh)
    const eight = await begin(fresh)
    seven.back.searchParams.set('code', eight.back.searchParams.get('code') ?? '')
    await expect(finish(fresh, 'google', seven.back, seven.secret)).rejects.toMatchObject(refused)
  })

  test('the only way in cannot be removed; a reset of the password removes connected services', async () => {
    const who = clientOf(house.server)
    const { me } = await byGoogle(who, googleUser(`only-${kind}@example.org`))
    const remove = () => who.call('DELETE /api/links/:provider', { params: { provider: 'google' } })
    await expect(remove()).rejects.toMatchObject({ status: 409, fault: { code: 'only-way-in' } })
    await who.call('POST /api/password/forgotten', { body: { email: me?.email ?? '' } })
    await house.rest()
    const letters = house.log.flatMap(({ facts }) => ('letter' in facts ? [JSON.stringify(facts.letter)] : []))
    const token = /\?reset=([\w-]+)/.exec(letters.findLast(text => text.includes(me?.email ?? '?')) ?? '')?.[1] ?? ''
    await clientOf(house.server).call('POST /api/password', { body: { token, password: PASSWORD } })
    const { db } = house.server.open.house
    expect(
      await db
        .selectFrom('links')
        .selectAll()
        .where('person', '=', me?.id ?? '')
        .execute(),
    ).toEqual([])
  })

  test('a banned person does not come in this way, and a token does not connect', async () => {
    const who = clientOf(house.server)
    const user = googleUser(`banned-${kind}@example.org`)
    const { me } = await byGoogle(who, user)
    const { token } = await who.call('POST /api/tokens', { body: { name: 'program' } })
    const program = client({ url: house.server.url, token })
    await expect(start(program, 'github')).rejects.toMatchObject({ status: 403 })
    const { db } = house.server.open.house
    await db
      .updateTable('people')
      .set({ banned: 1, ban_reason: 'x' })
      .where('id', '=', me?.id ?? '')
      .execute()
    await expect(byGoogle(clientOf(house.server), user)).rejects.toMatchObject({ fault: { code: 'banned' } })
  })
})

describe('settings', () => {
  test('services are on only where the host set them; a wrong setting does not show the secret', async () => {
    const none = await openTestHouse('sqlite')
    const ada = clientOf(none.server)
    expect((await ada.call('GET /api/providers')).providers).toEqual([])
    const off = ada.call('POST /api/oauth/:provider/start', { params: { provider: 'google' } })
    await expect(off).rejects.toMatchObject({ status: 404 })
    expect(settingsFrom({ ARKWRIGHT_GITHUB: 'id:se:cret' }).providers).toEqual([
      { id: 'github', clientId: 'id', clientSecret: 'se:cret' },
    ])
    expect(() => settingsFrom({ ARKWRIGHT_GOOGLE: 'secret' })).toThrow(
      'ARKWRIGHT_GOOGLE must be CLIENT_ID:CLIENT_SECRET',
    )
  })
})
