// A house of each schema there ever was is brought up to date, and its games go on. The files were written by schemas/freeze.ts.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { playTurn } from './games.ts'
import { CookieJar, clientOf, freshPlace, type Guest, openTestHouse } from './houses.ts'

const FOLDER = fileURLToPath(new URL('./schemas', import.meta.url))
const SCHEMAS = globSync('*.sql', { cwd: FOLDER }).toSorted()

interface Facts {
  readonly table: string
  readonly hash: string
  readonly cookies: readonly string[]
}

test.each(SCHEMAS.map(file => basename(file, '.sql')))('a house of schema %s goes on', async name => {
  const place = await freshPlace('sqlite')
  if (place.kind !== 'sqlite') throw new Error('this is about files')
  const text = readFileSync(join(FOLDER, `${name}.sql`), 'utf8')
  const { table, hash, cookies } = JSON.parse(text.slice('-- '.length, text.indexOf('\n'))) as Facts
  const old = new DatabaseSync(place.file)
  old.exec(text)
  old.close()
  const house = await openTestHouse(place)
  const people = cookies.map((cookie): Guest => {
    const jar = new CookieJar()
    jar.cookie = cookie
    return { ...clientOf(house.server, jar), id: '', jar }
  })
  const [ada] = people as [Guest, Guest]
  const at = { params: { table } }
  const before = await ada.call('GET /api/tables/:table/position', at)
  expect(before.hash).toBe(hash)
  expect(await ada.call('GET /api/tables/:table/notes', at)).toEqual({ text: 'a note' })
  for (const person of people) await playTurn(person, table)
  expect((await ada.call('GET /api/tables/:table/position', at)).moves).toBeGreaterThan(before.moves)
})

test('there is a house of every schema', () => {
  expect(SCHEMAS.length).toBeGreaterThan(0)
  const migrations = globSync('*-*.ts', { cwd: join(FOLDER, '../../src/storage/migrations') }).map(one =>
    one.slice(0, 4),
  )
  expect(SCHEMAS.map(one => one.slice(0, 4))).toEqual(migrations.toSorted())
})
