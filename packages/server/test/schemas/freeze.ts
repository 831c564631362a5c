// Writes a house of the present schema, with a started game, as SQL. Run once for each released migration.
// `npx node --conditions=arkwright:source packages/server/test/schemas/freeze.ts 0011`
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Client, client } from '../../src/client/index.ts'
import { serve } from '../../src/serve.ts'
import { CookieJar } from '../cookie-jar.ts'
import { asSql } from './as-sql.ts'

const name = process.argv[2] ?? '0011'
const folder = mkdtempSync(join(tmpdir(), 'arkwright-freeze-'))
const file = join(folder, 'house.sqlite')
const server = await serve({ place: { kind: 'sqlite', file }, port: 0, botThreads: 0, logLevel: 'silent' })
const jars = [new CookieJar(), new CookieJar()]
const [ada, bob] = jars.map(jar => client({ url: `http://127.0.0.1:${server.port}`, fetch: jar.fetch })) as [
  Client,
  Client,
]
await ada.call('POST /api/guest', { body: { name: 'Ada' } })
await bob.call('POST /api/guest', { body: { name: 'Bob' } })
const { table } = await ada.call('POST /api/tables', {
  body: {
    game: 'spinning-jenny',
    options: { players: 2 },
    seats: [{ kind: 'me' }, { kind: 'open' }],
    public: false,
  },
})
await bob.call('POST /api/join', { body: { code: table.code } })
const params = { table: table.id }
await bob.call('POST /api/tables/:table/sit', { params, body: { seat: 1 } })
for (let turn = 0; turn < 3; turn++) {
  const { pending, legal, sequence } = await ada.call('GET /api/tables/:table/position', { params })
  const body = { sequence, key: `frozen turn ${turn}`, moves: legal.slice(0, 1) }
  await (pending?.seat === 0 ? ada : bob).call('POST /api/tables/:table/turns', { params, body })
}
await ada.call('PUT /api/tables/:table/notes', { params, body: { text: 'a note' } })
const { hash } = await ada.call('GET /api/tables/:table/position', { params })
await server.close()

const database = new DatabaseSync(file)
const facts = { table: table.id, hash, cookies: jars.map(({ cookie }) => cookie) }
writeFileSync(new URL(`./${name}.sql`, import.meta.url), asSql(database, facts))
database.close()
rmSync(folder, { recursive: true, force: true })
