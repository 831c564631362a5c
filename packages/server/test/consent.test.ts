// Take-backs and pauses by consent, and standing orders.
import { beforeAll, expect, test } from 'vitest'
import { agree, fullTable, play, playTurn } from './games.ts'
import { type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

onBoth('consent and orders', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })

  async function afterOneTurn() {
    const { table, guests } = await fullTable(house)
    const at = { params: { table: table.id } }
    const mover = guests[table.toMove ?? 0] as Guest
    const other = guests[1 - (table.toMove ?? 0)] as Guest
    await playTurn(mover, table.id)
    return { table, at, mover, other, now: await mover.call('GET /api/tables/:table/position', at) }
  }

  test('no seat goes back beyond the undo limit alone', async () => {
    const { at, other, now } = await afterOneTurn()
    const fault = await other
      .call('POST /api/tables/:table/undo', { ...at, body: { sequence: now.sequence, to: 0 } })
      .catch((error: unknown) => error)
    expect(fault).toMatchObject({
      status: 422,
      fault: { code: 'undo-limit', refusal: { figures: { limit: now.moves } } },
    })
  })

  test('all seats together may go back any distance', async () => {
    const { table, at, mover, other, now } = await afterOneTurn()
    const body = { sequence: now.sequence, to: 0 }
    await other.call('POST /api/tables/:table/take-back', { ...at, body })
    const { table: asked } = await mover.call('GET /api/tables/:table', at)
    expect(asked.asked).toMatchObject({ what: 'take-back', to: 0, agreed: [1 - (table.toMove ?? 0)] })
    const { entries } = await agree(mover, table.id)
    expect(entries.map(entry => entry.kind)).toEqual(['consented', 'taken-back'])
    expect(await mover.call('GET /api/tables/:table/position', at)).toMatchObject({
      moves: 0,
      pending: { seat: table.toMove },
    })
  })

  test('consent to one request does not count for another', async () => {
    const { table, at, mover, other, now } = await afterOneTurn()
    await other.call('POST /api/tables/:table/pause', at)
    const { asked } = (await mover.call('GET /api/tables/:table', at)).table
    await other.call('POST /api/tables/:table/take-back', { ...at, body: { sequence: now.sequence, to: 0 } })
    for (const id of [asked?.id, undefined]) {
      const body = { agree: true, ...(id !== undefined && { id }) }
      await expect(mover.call('POST /api/tables/:table/consent', { ...at, body })).rejects.toMatchObject({
        status: 409,
        fault: { code: 'asked-changed' },
      })
    }
    expect((await mover.call('GET /api/tables/:table/position', at)).moves).toBe(now.moves)
    await agree(mover, table.id)
    expect((await mover.call('GET /api/tables/:table/position', at)).moves).toBe(0)
  })

  test('the first refusal ends a request, and so does a turn', async () => {
    const { at, mover, other, now } = await afterOneTurn()
    await other.call('POST /api/tables/:table/take-back', { ...at, body: { sequence: now.sequence, to: 0 } })
    await mover.call('POST /api/tables/:table/consent', { ...at, body: { agree: false } })
    await expect(mover.call('POST /api/tables/:table/consent', { ...at, body: { agree: true } })).rejects.toMatchObject(
      { status: 409 },
    )
    const { sequence, legal } = await other.call('GET /api/tables/:table/position', at)
    await other.call('POST /api/tables/:table/take-back', { ...at, body: { sequence, to: 0 } })
    const now2 = await other.call('GET /api/tables/:table/position', at)
    await play(other, at.params.table, now2.sequence, legal.slice(0, 1))
    expect((await mover.call('GET /api/tables/:table', at)).table.asked).toBeNull()
  })

  test('chat and requests do not make a turn stale; only a changed position does', async () => {
    const { at, mover, other, now } = await afterOneTurn()
    await mover.call('POST /api/tables/:table/pause', at)
    await play(other, at.params.table, now.sequence, now.legal.slice(0, 1))
  })

  test('a standing order answers its step at once, up to its limit', async () => {
    const { table, guests } = await fullTable(house)
    const at = { params: { table: table.id } }
    const mover = guests[table.toMove ?? 0] as Guest
    const { pending, legal } = await mover.call('GET /api/tables/:table/position', at)
    const order = { step: pending?.step ?? '', prefer: ['no such move', legal[0] ?? ''], times: 1 }
    const { entries } = await mover.call('PUT /api/tables/:table/orders', { ...at, body: { orders: [order] } })
    expect(entries).toMatchObject([{ kind: 'turn', by: 'order', moves: [legal[0]] }])
    expect(await mover.call('GET /api/tables/:table/orders', at)).toEqual({ orders: [] })
    const rival = guests[1 - (table.toMove ?? 0)] as Guest
    await rival.call('PUT /api/tables/:table/orders', { ...at, body: { orders: [order] } })
    expect(await mover.call('GET /api/tables/:table/orders', at)).toEqual({ orders: [] })
    expect(await rival.call('GET /api/tables/:table/orders', at)).toEqual({ orders: [order] })
  })

  test('standing orders end when their player leaves the seat', async () => {
    const { table, guests } = await fullTable(house, 2, { public: true })
    const at = { params: { table: table.id } }
    const waiting = 1 - (table.toMove ?? 0)
    const leaver = guests[waiting] as Guest
    const orders = [{ step: 'some step', prefer: ['a move'], times: 5 }]
    await leaver.call('PUT /api/tables/:table/orders', { ...at, body: { orders } })
    await leaver.call('POST /api/tables/:table/resign', at)
    const heir = await house.guest('Heir')
    await heir.call('POST /api/tables/:table/sit', { ...at, body: { seat: waiting } })
    expect(await heir.call('GET /api/tables/:table/orders', at)).toEqual({ orders: [] })
  })

  test('the next seat’s standing orders run in the same commit as the turn before', async () => {
    const { table, guests } = await fullTable(house)
    const at = { params: { table: table.id } }
    const mover = guests[table.toMove ?? 0] as Guest
    const rival = guests[1 - (table.toMove ?? 0)] as Guest
    const first = await mover.call('GET /api/tables/:table/position', at)
    const { seats } = table
    await rival.call('PUT /api/tables/:table/orders', {
      ...at,
      body: { orders: [{ step: first.pending?.step ?? '', prefer: first.legal.slice(0, 20).toReversed(), times: 1 }] },
    })
    await playTurn(mover, table.id)
    const { entries } = await mover.call('GET /api/tables/:table/news', { ...at, query: {} })
    const answered = entries.find(({ by }) => by === 'order')
    expect(seats).toHaveLength(2)
    expect(answered).toMatchObject({ kind: 'turn', seat: 1 - (table.toMove ?? 0) })
  })
})
