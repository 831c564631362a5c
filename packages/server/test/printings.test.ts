// Printings that people share, and the answers of owners.
import { spinningJenny } from '@arkwright/board-game'
import { boxOf, hashOf, type Printing, withAnswer, withNumbers, writePrinting } from '@arkwright/kernel'
import { beforeAll, expect, test } from 'vitest'
import { newAccount, PASSWORD } from './accounts.ts'
import { type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

const GROUPS = boxOf(spinningJenny, spinningJenny.parseOptions({ players: 4 })).groups

function copyOf(name: string, wage = 2): Printing {
  const empty: Printing = {
    game: 'spinning-jenny',
    name,
    language: 'English',
    source: 'a test',
    confirmed: [],
    changed: {},
    unknown: [],
  }
  const [spaces, wages] = GROUPS
  if (spaces === undefined || wages === undefined) throw new Error('the box of Spinning Jenny is empty')
  const one = withAnswer(empty, spinningJenny, spaces, 'same')
  return withNumbers(one, spinningJenny, wages, [{ path: ['wageByRow', 0], value: wage }])
}

const fileOf = (printing: Printing) => JSON.parse(writePrinting(printing)) as Record<string, unknown>
const share = (guest: Guest, printing: Printing, own = true) =>
  guest.call('POST /api/printings', { body: { printing: fileOf(printing), own } })

onBoth('printings', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })
  const box = async (guest: Guest) => {
    const { people, groups } = await guest.call('GET /api/boxes/:game', { params: { game: 'spinning-jenny' } })
    return {
      people,
      groups: Object.fromEntries(groups.map(({ group, same, different }) => [group, [same, different]])),
    }
  }

  test('are stored once, read by hash, and count once for each owner', async () => {
    const [ada, bob] = await Promise.all([house.guest('Ada'), house.guest('Bob')])
    const printing = copyOf('Birmingham', 3)
    expect(await share(ada, printing)).toEqual({ hash: hashOf(printing) })
    await share(ada, printing)
    await share(bob, printing)
    const read = await bob.call('GET /api/printings/:hash', { params: { hash: hashOf(printing) } })
    expect(read).toEqual({ printing: fileOf(printing), people: 2 })
    expect(await box(ada)).toEqual({ people: 2, groups: { 'job-market-spaces': [2, 0], 'wages-1-10': [0, 2] } })
    // The last printing of an owner counts; one of another person does not.
    await share(bob, copyOf('Leeds'))
    await share(bob, copyOf('Preston', 4), false)
    expect(await box(ada)).toEqual({ people: 2, groups: { 'job-market-spaces': [2, 0], 'wages-1-10': [0, 1] } })
  })

  test('go with the person who shared them, unless others did too', async () => {
    const [ada, bob] = await Promise.all([house.guest('Ada'), house.guest('Bob')])
    const [hers, theirs] = [copyOf('only hers', 5), copyOf('of both', 6)]
    await share(ada, hers)
    await share(ada, theirs)
    await share(bob, theirs)
    const before = await box(bob)
    await ada.call('DELETE /api/me')
    const at = (printing: Printing) => ({ params: { hash: hashOf(printing) } })
    await expect(bob.call('GET /api/printings/:hash', at(hers))).rejects.toMatchObject({ status: 404 })
    expect((await bob.call('GET /api/printings/:hash', at(theirs))).people).toBe(1)
    expect((await box(bob)).people).toBe(before.people - 1)
  })

  test('of a guest become those of the account', async () => {
    const guest = await house.guest('Cem')
    const printing = copyOf('taken along', 7)
    await share(guest, printing)
    const { email } = await newAccount(house, 'Cem')
    await guest.call('POST /api/sign-in', { body: { email, password: PASSWORD } })
    const exported = (await guest.call('GET /api/me/export')) as { printings: unknown[]; confirmations: unknown[] }
    expect(exported.printings).toHaveLength(1)
    expect(exported.confirmations).toHaveLength(2)
  })

  test('are refused with one sentence if no table can be played by them', async () => {
    const ada = await house.guest('Ada')
    const good = fileOf(copyOf('good'))
    const changed = (change: object) => ({ ...good, ...change })
    const wrongs: readonly [Record<string, unknown>, RegExp][] = [
      [changed({ name: 'edited by hand' }), /hash/],
      [changed({ game: 'chess' }), /hash/],
      [{}, /not a printing/],
      [changed({ notes: { a: 'x'.repeat(40_000) } }), /at most 32000 characters/],
      [fileOf({ ...copyOf('dear'), changed: { wageByRow: Array.from({ length: 20 }, () => 99) } }), /from 1 to 20/],
      [fileOf({ ...copyOf('other'), game: 'chess' }), /does not have the game chess/],
    ]
    for (const [printing, reason] of wrongs) {
      await expect(ada.call('POST /api/printings', { body: { printing, own: true } })).rejects.toMatchObject({
        status: 400,
        fault: { message: expect.stringMatching(reason) },
      })
    }
    await expect(ada.call('GET /api/boxes/:game', { params: { game: 'chess' } })).rejects.toMatchObject({ status: 404 })
  })
})
