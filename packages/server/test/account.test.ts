// Your own account: second factor, address, password, passkeys, export, deletion.
import { beforeAll, describe, expect, test } from 'vitest'
import { hashPassword, isPassword, isWeaker } from '../src/people/passwords.ts'
import { codeAt, newTotpSecret, stepOfCode } from '../src/people/totp.ts'
import { fullTable } from './games.ts'
import { clientOf, type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

const PASSWORD = 'a long enough password'
let number = 0

describe('time-based codes', () => {
  // RFC 6238, appendix B: the secret is "12345678901234567890".
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('after %i seconds', (seconds, code) => {
    expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code)
    expect(stepOfCode(secret, code, seconds * 1000, null)).toBe(Math.floor(seconds / 30))
  })

  test('no code works twice, and none works for long', () => {
    const own = newTotpSecret()
    expect(own).toMatch(/^[A-Z2-7]{32}$/)
    expect(stepOfCode(own, codeAt(own, 100), 100 * 30_000, 100)).toBeUndefined()
    expect(stepOfCode(own, codeAt(own, 100), 102 * 30_000, null)).toBeUndefined()
  })
})

describe('passwords', () => {
  test('hashes of earlier versions are accepted and count as weaker', async () => {
    // Written by the previous version, with the tests' cost of 4.
    const old = 'scrypt$4$AAAAAAAAAAAAAAAAAAAAAA$'
    expect(isWeaker(`${old}key`, 4)).toBe(true)
    const now = await hashPassword(PASSWORD, 4)
    expect(isWeaker(now, 4)).toBe(false)
    expect(isWeaker(now, 5)).toBe(true)
    expect([await isPassword(PASSWORD, now), await isPassword('another', now)]).toEqual([true, false])
  })
})

onBoth('accounts', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })

  async function account(name = 'Ada'): Promise<Guest & { email: string }> {
    const guest = await house.guest(name)
    const email = `account${++number}@example.org`
    await guest.call('POST /api/register', { body: { email, password: PASSWORD } })
    await guest.call('POST /api/email/proof', { body: { token: await link(email, 'prove') } })
    return { ...guest, email }
  }

  async function link(to: string, what: 'prove' | 'reset'): Promise<string> {
    await house.rest()
    const letters = house.log.flatMap(({ facts }) => ('letter' in facts ? [JSON.stringify(facts.letter)] : []))
    const last = letters.findLast(text => text.includes(to) && text.includes(`?${what}=`))
    return new RegExp(`\\?${what}=([\\w-]+)`).exec(last ?? '')?.[1] ?? ''
  }

  const signIn = (email: string, password = PASSWORD, code?: string) =>
    clientOf(house.server).call('POST /api/sign-in', {
      body: { email, password, ...(code !== undefined && { code }) },
    })

  test('a password stored at a lower cost is hashed again at sign-in', async () => {
    const { email, id } = await account()
    const { db } = house.server.open.house
    const kept = () => db.selectFrom('people').select('password').where('id', '=', id).executeTakeFirstOrThrow()
    await db
      .updateTable('people')
      .set({ password: await hashPassword(PASSWORD, 3) })
      .where('id', '=', id)
      .execute()
    await signIn(email)
    expect((await kept()).password).toMatch(/^scrypt\$4,3\$/)
    await signIn(email)
  })

  test('a second factor is required; its codes and recovery codes work once', async () => {
    const ada = await account()
    await expect(ada.call('POST /api/totp', { body: { password: 'wrong' } })).rejects.toMatchObject({ status: 401 })
    const { token, secret, address } = await ada.call('POST /api/totp', { body: { password: PASSWORD } })
    expect(address).toContain(secret)
    const code = () => codeAt(secret, Math.floor(house.now() / 30_000))
    const { recovery, me } = await ada.call('PUT /api/totp', { body: { token, code: code() } })
    expect(me.secondFactor).toBe(true)
    expect(recovery).toHaveLength(10)
    await expect(signIn(ada.email)).rejects.toMatchObject({ status: 401, fault: { code: 'code-needed' } })
    await expect(signIn(ada.email, PASSWORD, code())).rejects.toMatchObject({ fault: { code: 'wrong-code' } })
    house.later(30_000)
    const good = code()
    await signIn(ada.email, PASSWORD, good)
    await expect(signIn(ada.email, PASSWORD, good)).rejects.toMatchObject({ fault: { code: 'wrong-code' } })
    await signIn(ada.email, PASSWORD, recovery[3])
    await expect(signIn(ada.email, PASSWORD, recovery[3])).rejects.toMatchObject({ fault: { code: 'wrong-code' } })
    expect((await ada.call('DELETE /api/totp', { body: { code: recovery[4] ?? '' } })).me.secondFactor).toBe(false)
    await signIn(ada.email)
  })

  test('a reset ends all access from before the address was proved', async () => {
    const mallory = await house.guest('Mallory')
    const email = `victim${++number}@example.org`
    await mallory.call('POST /api/register', { body: { email, password: PASSWORD } })
    const { token } = await mallory.call('POST /api/tokens', { body: { name: 'for later' } })
    const { db } = house.server.open.house
    const key = {
      id: `key-${kind}-${number}`,
      person: mallory.id,
      public_key: 'x',
      counter: 0,
      transports: '[]',
      created: 1,
    }
    await db.insertInto('passkeys').values(key).execute()
    const factor = await mallory.call('POST /api/totp', { body: { password: PASSWORD } })
    const code = codeAt(factor.secret, Math.floor(house.now() / 30_000))
    await mallory.call('PUT /api/totp', { body: { token: factor.token, code } })
    await clientOf(house.server).call('POST /api/password/forgotten', { body: { email } })
    const body = { token: await link(email, 'reset'), password: 'only the victim knows' }
    await clientOf(house.server).call('POST /api/password', { body })
    expect((await mallory.call('GET /api/me')).me).toBeNull()
    const { status } = await fetch(`http://127.0.0.1:${house.server.port}/api/me`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(status).toBe(401)
    expect(await db.selectFrom('passkeys').selectAll().where('person', '=', mallory.id).execute()).toEqual([])
    expect((await signIn(email, body.password)).me.secondFactor).toBe(false)
  })

  test('signing out everywhere keeps this session and passkeys created after the address was proved', async () => {
    const ada = await account()
    await signIn(ada.email)
    await ada.call('POST /api/tokens', { body: { name: 'program' } })
    const { db } = house.server.open.house
    for (const [name, created] of Object.entries({ before: 1, after: house.now() + 1 })) {
      const key = { id: `${name}-${kind}`, person: ada.id, public_key: 'x', counter: 0, transports: '[]', created }
      await db.insertInto('passkeys').values(key).execute()
    }
    await ada.call('POST /api/sign-out/everywhere')
    expect((await ada.call('GET /api/sessions')).sessions).toHaveLength(1)
    expect((await ada.call('GET /api/tokens')).tokens).toEqual([])
    expect((await ada.call('GET /api/passkeys')).passkeys).toMatchObject([{ id: `after-${kind}` }])
    expect((await ada.call('DELETE /api/passkeys', { body: { id: `after-${kind}` } })).me.passkeys).toBe(0)
  })

  test('password and address can be changed; the new address counts once it is proved', async () => {
    const ada = await account()
    const other = await account('Other')
    const next = 'the next long password'
    await expect(ada.call('PUT /api/me/password', { body: { password: 'wrong', next } })).rejects.toMatchObject({
      status: 401,
    })
    await ada.call('PUT /api/me/password', { body: { password: PASSWORD, next } })
    await signIn(ada.email, next)
    const email = `moved${number}@example.org`
    const { me } = await ada.call('PUT /api/me/email', { body: { password: next, email } })
    expect(me).toMatchObject({ email: ada.email, emailWanted: email, emailProved: true })
    await ada.call('POST /api/email/proof', { body: { token: await link(email, 'prove') } })
    expect((await ada.call('GET /api/me')).me).toMatchObject({ email, emailWanted: null })
    // An address of another account gets the same answer, and stays with its owner.
    const taken = await ada.call('PUT /api/me/email', { body: { password: next, email: other.email } })
    expect(taken.me).toMatchObject({ email, emailWanted: other.email })
    expect(await link(other.email, 'prove')).not.toBe('')
    expect((await signIn(other.email)).me.id).toBe(other.id)
  })

  test('an account can be exported as one file, without secrets', async () => {
    const ada = await account('Exporter')
    const { table } = await fullTable(house)
    await ada.call('POST /api/join', { body: { code: table.code } })
    await ada.call('PUT /api/tables/:table/notes', { params: { table: table.id }, body: { text: 'my secret plan' } })
    const file = await ada.call('GET /api/me/export')
    const text = JSON.stringify(file)
    expect(file).toMatchObject({ person: { id: ada.id, email: ada.email }, notes: [{ text: 'my secret plan' }] })
    for (const secret of ['scrypt', 'token_hash', 'public_key', 'totp"']) expect(text).not.toContain(secret)
  })

  test('no public journal shows the name of a deleted account', async () => {
    const { table, guests } = await fullTable(house, 2, { public: true })
    const [host, leaver] = guests as [Guest, Guest]
    await leaver.call('PATCH /api/me', { body: { name: 'Known By Name' } })
    const heir = await house.guest('Known By Name')
    const at = { params: { table: table.id } }
    await leaver.call('POST /api/tables/:table/resign', at)
    await heir.call('POST /api/tables/:table/sit', { ...at, body: { seat: 1 } })
    const shown = async () =>
      JSON.stringify(await clientOf(house.server).call('GET /api/tables/:table/news', { ...at, query: {} }))
    expect(await shown()).toContain('Known By Name')
    await heir.call('DELETE /api/me')
    await leaver.call('DELETE /api/me')
    expect(await shown()).not.toContain('Known By Name')
    expect(await shown()).not.toContain('Guest 1')
    const file = await host.call('GET /api/tables/:table/file', at)
    expect(JSON.stringify(file)).not.toContain('Known By Name')
  })

  test('the default log contains no reset link', async () => {
    const ada = await account()
    await clientOf(house.server).call('POST /api/password/forgotten', { body: { email: ada.email } })
    expect(await link(ada.email, 'reset')).not.toBe('')
    const usual = house.log.filter(({ level }) => level !== 'debug')
    expect(JSON.stringify(usual)).not.toMatch(/\?(?:reset|prove)=/)
  })

  test('requesting an e-mail takes as long for an unknown address', async () => {
    const slow = await openTestHouse(kind, { mail: { smtp: 'smtp://192.0.2.1:25', from: 'house@example.org' } })
    const guest = await slow.guest('Ada')
    const register = (who: Guest, email: string) =>
      who.call('POST /api/register', { body: { email, password: PASSWORD } })
    const timed = async (work: () => Promise<unknown>) => {
      const began = performance.now()
      await work()
      return performance.now() - began
    }
    // A mail server that never answers must not delay any request.
    expect(await timed(() => register(guest, 'known@example.org'))).toBeLessThan(1_500)
    for (const email of ['known@example.org', 'unknown@example.org']) {
      const ask = () => clientOf(slow.server).call('POST /api/password/forgotten', { body: { email } })
      expect(await timed(ask), email).toBeLessThan(1_000)
    }
  })
})
