// Printings and variants that the hosts offer; tables name them before anyone sits down, and are rated only with standard figures.
import { hashOf, type Printing, writePrinting } from '@arkwright/kernel'
import { beforeAll, expect, test } from 'vitest'
import { type Account, newAccount, newHost } from './accounts.ts'
import { clientOf, onBoth, openTestHouse, type TestHouse } from './houses.ts'

const VARIANT: Printing = {
  game: 'spinning-jenny',
  name: 'Birmingham copy',
  language: 'English',
  source: 'my copy',
  confirmed: [],
  changed: { machineCost: 9 },
  unknown: [],
  variant: { name: 'Rich start', reason: 'For first games.', options: {}, figures: { predeterminedCash: 90 } },
}

onBoth('offers', kind => {
  let house: TestHouse
  let strict: TestHouse
  let host: Account
  beforeAll(async () => {
    house = await openTestHouse(kind)
    strict = await openTestHouse(kind, { printings: 'offered' })
    host = await newHost(house, 'Keeper')
  })

  const hash = hashOf(VARIANT)
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
  const body = { game: 'spinning-jenny', options: { players: 2 }, seats, public: true }

  test('a host offers a printing; a table is set up with it, names it, and is not rated', async () => {
    await host.call('POST /api/host/offers', { body: { printing: writePrinting(VARIANT) } })
    // Twice is once.
    await host.call('POST /api/host/offers', { body: { printing: writePrinting(VARIANT) } })
    const { offers, any } = await clientOf(house.server).call('GET /api/offers')
    const variant = { name: 'Rich start', reason: 'For first games.' }
    expect([offers, any]).toEqual([[{ hash, game: 'spinning-jenny', name: 'Birmingham copy', variant }], true])
    const ada = await newAccount(house, 'Ada')
    const bob = await newAccount(house, 'Bob')
    const { table } = await ada.call('POST /api/tables', { body: { ...body, printing: hash } })
    const listed = await clientOf(house.server).call('GET /api/tables', { query: { show: 'open' } })
    expect(listed.tables.find(({ id }) => id === table.id)?.options).toMatchObject({
      printing: { name: 'Birmingham copy', hash, variant: 'Rich start' },
      components: { machineCost: 9, predeterminedCash: 90 },
    })
    const { table: plain } = await ada.call('POST /api/tables', { body })
    const { table: handicapped } = await ada.call('POST /api/tables', {
      body: { ...body, options: { players: 2, handicap: [0, 3] } },
    })
    const started = await Promise.all(
      [table, plain, handicapped].map(({ id }) =>
        bob.call('POST /api/tables/:table/sit', { params: { table: id }, body: { seat: 1 } }),
      ),
    )
    expect(started.map(one => [one.table.state, one.table.rated])).toEqual([
      ['playing', false],
      ['playing', true],
      ['playing', false],
    ])
    expect(handicapped.options).toMatchObject({ handicap: [0, 3] })
  })

  test('a withdrawn printing cannot be chosen any more; its tables keep it', async () => {
    const ada = await house.guest()
    await host.call('POST /api/host/offers', { body: { printing: writePrinting(VARIANT) } })
    const { table } = await ada.call('POST /api/tables', { body: { ...body, printing: hash } })
    await host.call('DELETE /api/host/offers/:hash', { params: { hash } })
    await expect(ada.call('POST /api/tables', { body: { ...body, printing: hash } })).rejects.toMatchObject({
      status: 400,
      fault: { code: 'no-such-printing' },
    })
    const kept = await ada.call('GET /api/tables/:table', { params: { table: table.id } })
    expect(kept.table.options).toMatchObject({ components: { machineCost: 9 } })
    const { audit } = await host.call('GET /api/host/audit', { query: {} })
    expect(audit.filter(({ what }) => what.endsWith('offer')).map(({ detail }) => detail)).toContain('Birmingham copy')
  })

  test('what cannot be played is not offered', async () => {
    const offer = (printing: string) => host.call('POST /api/host/offers', { body: { printing } })
    await expect(offer('no file')).rejects.toMatchObject({ status: 400, fault: { code: 'options' } })
    const unplayable = writePrinting({ ...VARIANT, changed: { machineCost: -4 } })
    await expect(offer(unplayable)).rejects.toMatchObject({ status: 400, fault: { code: 'options' } })
    const other = writePrinting({ ...VARIANT, game: 'chess' })
    await expect(offer(other)).rejects.toMatchObject({ status: 400, fault: { code: 'no-such-game' } })
  })

  test('a server may allow only what it offers; another lets tables bring their own figures', async () => {
    const own = { ...body, options: { players: 2, components: { machineCost: 9 } } }
    const ada = await house.guest()
    expect((await ada.call('POST /api/tables', { body: own })).table.rated).toBe(false)
    const bob = await strict.guest('Bob')
    await expect(bob.call('POST /api/tables', { body: own })).rejects.toMatchObject({
      fault: { code: 'no-such-printing' },
    })
    const keeper = await newHost(strict, 'Keeper')
    await keeper.call('POST /api/host/offers', { body: { printing: writePrinting(VARIANT) } })
    const { table } = await bob.call('POST /api/tables', { body: { ...body, printing: hash } })
    expect(table.options).toMatchObject({ printing: { hash } })
    expect((await bob.call('GET /api/offers')).any).toBe(false)
  })
})
