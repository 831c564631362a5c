// Playing: one batch, one transaction, one answer.
import { isSealed } from '@arkwright/kernel'
import { beforeAll, expect, test } from 'vitest'
import { ServerFault } from '../src/client/index.ts'
import { fullTable, newKey, play } from './games.ts'
import { type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

onBoth('playing', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })

  test('a table starts when its last seat is taken, and shows the seal of the deal but not the seed', async () => {
    const { table, guests } = await fullTable(house)
    expect(table.state).toBe('playing')
    expect(table.commitment).toMatch(/^[0-9a-f]{64}$/)
    const [host] = guests
    const file = await host?.call('GET /api/tables/:table/file', { params: { table: table.id } })
    expect(file).toMatchObject({ arkwright: 1, commitment: table.commitment })
    expect(file).not.toHaveProperty('seed')
  })

  test('a turn sent several times is played once', async () => {
    const { table, guests } = await fullTable(house)
    const mover = guests[table.toMove ?? 0]
    if (mover === undefined) throw new Error('no player has to move')
    const { legal, sequence } = await mover.call('GET /api/tables/:table/position', { params: { table: table.id } })
    const key = newKey()
    const turn = await play(mover, table.id, sequence, legal.slice(0, 1), key)
    const again = await play(mover, table.id, sequence, legal.slice(0, 1), key)
    expect(again.entries[0]).toEqual(turn.entries[0])
    const { entries } = await mover.call('GET /api/tables/:table/news', { params: { table: table.id }, query: {} })
    expect(entries.filter(entry => entry.kind === 'turn')).toHaveLength(1)
  })

  test('a stale turn is refused, and the answer contains the new entries', async () => {
    const { table, guests } = await fullTable(house)
    const mover = guests[table.toMove ?? 0]
    if (mover === undefined) throw new Error('no player has to move')
    const { legal, sequence } = await mover.call('GET /api/tables/:table/position', { params: { table: table.id } })
    await play(mover, table.id, sequence, legal.slice(0, 1))
    const fault = await play(mover, table.id, sequence, legal.slice(0, 1)).catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(ServerFault)
    expect(fault).toMatchObject({ status: 409, fault: { code: 'stale', news: [{ kind: 'turn' }] } })
  })

  test('an illegal move is refused with its reason, and no move of the batch is played', async () => {
    const { table, guests } = await fullTable(house)
    const mover = guests[table.toMove ?? 0]
    if (mover === undefined) throw new Error('no player has to move')
    const before = await mover.call('GET /api/tables/:table/position', { params: { table: table.id } })
    const fault = await play(mover, table.id, before.sequence, [before.legal[0] ?? '', 'nonsense']).catch(
      (error: unknown) => error,
    )
    expect(fault).toMatchObject({ status: 422, fault: { move: 1 } })
    expect(await mover.call('GET /api/tables/:table/position', { params: { table: table.id } })).toEqual(before)
  })

  test('only the seat to move may play', async () => {
    const { table, guests } = await fullTable(house)
    const other = guests[1 - (table.toMove ?? 0)]
    if (other === undefined) throw new Error('no player is waiting')
    const { legal, sequence } = await other.call('GET /api/tables/:table/position', { params: { table: table.id } })
    const fault = await play(other, table.id, sequence, legal.slice(0, 1)).catch((error: unknown) => error)
    expect(fault).toMatchObject({ status: 409, fault: { code: 'not-your-turn' } })
  })

  test('a player can undo moves until another seat has decided', async () => {
    const { table, guests } = await fullTable(house)
    const mover = guests[table.toMove ?? 0]
    if (mover === undefined) throw new Error('no player has to move')
    const at = { params: { table: table.id } }
    const before = await mover.call('GET /api/tables/:table/position', at)
    await play(mover, table.id, before.sequence, before.legal.slice(0, 1))
    const { sequence, moves } = await mover.call('GET /api/tables/:table/position', at)
    expect(moves).toBe(1)
    await mover.call('POST /api/tables/:table/undo', { ...at, body: { sequence, to: 0 } })
    const after = await mover.call('GET /api/tables/:table/position', at)
    expect(after).toMatchObject({ hash: before.hash, moves: 0, legal: before.legal })
  })

  test('a batch ends where chance reveals something, so no refusal reveals what would be drawn', async () => {
    const { table, guests } = await fullTable(house, 2, { game: 'water-frame' })
    const at = { params: { table: table.id } }
    let revelations = 0
    for (let turn = 0; turn < 400 && revelations < 3; turn++) {
      const [any] = guests as [Guest, Guest]
      const { pending, legal, sequence } = await any.call('GET /api/tables/:table/position', at)
      if (pending === null) break
      const mover = guests[pending.seat] as Guest
      const move = legal[turn % legal.length] ?? ''
      const answer = await play(mover, table.id, sequence, [move, 'no such move']).catch((error: unknown) => error)
      if (answer instanceof ServerFault) {
        // Nothing was drawn, so the second move was judged. The first alone reveals nothing either, unless it ended the turn.
        expect(answer).toMatchObject({ status: 422, fault: { move: 1 } })
        const { entries } = await play(mover, table.id, sequence, [move])
        expect(entries[0]?.revealed).toEqual([])
      } else {
        const { entries } = answer as Awaited<ReturnType<typeof play>>
        expect(entries[0]?.moves).toEqual([move])
        expect(entries[0]?.revealed?.length).toBeGreaterThan(0)
        revelations++
      }
    }
    expect(revelations).toBe(3)
  })

  test('new tables are dealt by a cryptographic stream', async () => {
    const { table } = await fullTable(house)
    const { db } = house.server.open.house
    const row = await db.selectFrom('tables').select('seed').where('id', '=', table.id).executeTakeFirstOrThrow()
    expect(isSealed(row.seed)).toBe(true)
  })
})
