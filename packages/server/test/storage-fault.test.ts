// A full disk, a read-only or missing database: one clear sentence, and the table is unchanged.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { storageFault } from '../src/storage/storage-fault.ts'
import { fullTable, playTurn } from './games.ts'
import { type Guest, onBoth, openTestHouse, type TestHouse } from './houses.ts'

interface Trouble {
  readonly name: string
  begin(house: TestHouse): Promise<unknown>
  end(house: TestHouse): Promise<unknown>
}

const pragma = (text: string) => (house: TestHouse) => sql.raw(text).execute(house.server.open.house.db)
const TROUBLES: readonly Trouble[] = [
  // Allows no new page: SQLite then reports the same error as for a full disk.
  { name: 'a full disk', begin: fillUp, end: pragma('pragma max_page_count = 1000000') },
  {
    name: 'a database that may only be read',
    begin: pragma('pragma query_only = 1'),
    end: pragma('pragma query_only = 0'),
  },
]

async function fillUp(house: TestHouse): Promise<void> {
  const { db } = house.server.open.house
  await sql`pragma max_page_count = 1`.execute(db)
  // Uses up the free space in the last page of each table.
  for (let i = 0; i < 400; i++) {
    const row = { name: `ballast ${i}`, value: 'x'.repeat(3000) }
    const full = await db
      .insertInto('house')
      .values(row)
      .execute()
      .then(
        () => false,
        () => true,
      )
    if (full) return
  }
}

test.each(TROUBLES)('$name is reported in one sentence, and play continues afterwards', async ({ begin, end }) => {
  const house = await openTestHouse('sqlite')
  const { table, guests } = await fullTable(house)
  const mover = guests[table.toMove ?? 0] as Guest
  const at = { params: { table: table.id } }
  const before = await mover.call('GET /api/tables/:table/position', at)
  await begin(house)
  // With a full disk single turns may still fit into existing pages; a long note does not.
  const note = { ...at, body: { text: 'x'.repeat(9_000) } }
  const fault = await mover.call('PUT /api/tables/:table/notes', note).catch((error: unknown) => error)
  expect(fault).toMatchObject({
    status: 507,
    fault: { code: 'storage', message: expect.stringMatching(/nothing was changed/) },
  })
  expect(await mover.call('GET /api/tables/:table/position', at)).toEqual(before)
  await end(house)
  await playTurn(mover, table.id)
  const after = await mover.call('GET /api/tables/:table/position', at)
  expect(after.moves).toBeGreaterThan(before.moves)
  expect(await mover.call('GET /api/tables/:table/notes', at)).toEqual({ text: '' })
})

test('a transaction that SQLite rolled back reports the cause, and the next one works', async () => {
  const house = await openTestHouse('sqlite')
  const { db } = house.server.open.house
  await fillUp(house)
  const big = { name: 'big', value: 'x'.repeat(50_000) }
  const failed = db.transaction().execute(trx => trx.insertInto('house').values(big).execute())
  await expect(failed).rejects.toThrow(/full/)
  await sql`pragma max_page_count = 1000000`.execute(db)
  await db.transaction().execute(trx => trx.insertInto('house').values(big).execute())
})

onBoth('a database that went away', kind => {
  test('is reported as a storage fault, not as a program error', async () => {
    const house = await openTestHouse(kind)
    const ada = await house.guest()
    await house.server.open.house.database.close()
    const fault = await ada.call('GET /api/me').catch((error: unknown) => error)
    expect(fault).toMatchObject({ status: expect.toSatisfy((status: number) => status >= 500) })
    expect(String(fault)).not.toMatch(/node_modules|\.ts:|select /)
    // SQLite refuses to be closed twice.
    await house.close().catch(() => undefined)
  })
})

test.each([
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 507],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 1544 }, 507],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 522 }, 503],
  [{ code: '53100' }, 507],
  [{ code: '25006' }, 507],
  [{ code: '57P01' }, 503],
  [{ code: 'ECONNREFUSED' }, 503],
  [{ message: 'Connection terminated unexpectedly' }, 503],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 1 }, undefined],
  [{ code: '42601' }, undefined],
  [new TypeError('x is not a function'), undefined],
])('%o is answered with %s', (error, status) => {
  expect(storageFault(error)?.status).toBe(status)
})
