// Names: no invisible characters, no addresses, no two accounts that look alike.
import { beforeAll, describe, expect, test } from 'vitest'
import { isolated } from '../src/client/index.ts'
import { isPlainName, nameKey } from '../src/people/names.ts'
import { type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

describe('a name', () => {
  test.each(['Ada', 'Zoë Müller', 'Анна', '李 小龍', 'عمر', 'R2-D2', 'St. Ives', 'Jean-Luc'])('%s is valid', name => {
    expect(isPlainName(name)).toBe(true)
  })

  test.each([
    'A\u200bda',
    'Ada\u202e',
    '\u3164\u3164',
    'A\u0301\u0302\u0303\u0304',
    '---',
    'ada@example.org',
    'see https://example.org',
    'www.example',
    'example.com',
    'Аda',
    'Ada\u00a0B',
  ])('%j is refused', name => {
    expect(isPlainName(name)).toBe(false)
  })

  test.each([
    ['Ada', 'ADA'],
    ['Ada', 'A d-a'],
    ['Coco', 'Сосо'],
    ['Ida', 'lda'],
    ['modern', 'rnodem'],
    ['Zoë', 'Zoe'],
    ['Bob', 'B0b'],
  ])('%s looks like %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other))
  })

  test('different names do not look alike, and right-to-left names are isolated', () => {
    expect(new Set(['Ada', 'Bob', 'Eve', 'Anna', 'Hanna', 'Guest 3', 'Guest 4'].map(nameKey)).size).toBe(7)
    expect([isolated('Ada'), isolated('عمر')]).toEqual(['Ada', '\u2068عمر\u2069'])
  })
})

onBoth('names', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })
  let number = 0
  const register = (guest: Guest, name?: string) =>
    guest.call('POST /api/register', {
      body: {
        email: `named${++number}@example.org`,
        password: 'a long password',
        ...(name !== undefined && { name }),
      },
    })

  test('no one else can use the name of an account', async () => {
    const [ada, eve, program] = [await house.guest('Ada'), await house.guest('Eve'), await house.guest('Maker')]
    expect((await register(ada)).me.name).toBe('Ada')
    await expect(register(eve, 'АDА')).rejects.toMatchObject({ fault: { code: 'bad-name' } })
    await expect(register(eve, 'a-d-a')).rejects.toMatchObject({ status: 409, fault: { code: 'name-taken' } })
    await register(eve)
    await expect(eve.call('PATCH /api/me', { body: { name: 'ADA' } })).rejects.toMatchObject({
      fault: { code: 'name-taken' },
    })
    await expect(program.call('POST /api/programs', { body: { name: 'Ada' } })).rejects.toMatchObject({
      fault: { code: 'name-taken' },
    })
    expect((await ada.call('PATCH /api/me', { body: { name: 'ADA' } })).me.name).toBe('ADA')
  })

  test('a guest with an account’s name gets a number, and so does an account made from a guest', async () => {
    const first = await house.guest('Grace')
    const second = await house.guest('Grace')
    await register(first)
    expect((await register(second)).me.name).toMatch(/^Grace \d+$/)
    const third = await house.guest('Grace')
    expect((await third.call('GET /api/me')).me?.name).toMatch(/^Grace \d+$/)
  })

  test('without a name the address is not shown', async () => {
    const { me } = await house.guest('Somebody').then(guest => register(guest))
    expect(me.name).toBe('Somebody')
    const { client } = await import('../src/client/index.ts')
    const { me: fresh } = await client({ url: house.server.url }).call('POST /api/register', {
      body: { email: 'private.person@example.org', password: 'a long password' },
    })
    expect(fresh.name).toMatch(/^Player/)
  })
})
