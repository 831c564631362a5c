// Programs written for the last release keep working. `npm run release -- --api` stores the description of a new one.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { breakingChanges, type Description, type Schema } from '../releases/breaking.ts'
import { openApi } from '../src/api/openapi.ts'

const FOLDER = fileURLToPath(new URL('../releases', import.meta.url))
const STORED = globSync('openapi-*.json', { cwd: FOLDER }).map(name => basename(name))

test('the description of every release of this major version still holds', () => {
  expect(STORED.length).toBeGreaterThan(0)
  for (const name of STORED) {
    const before = JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Description
    expect(breakingChanges(before, JSON.parse(JSON.stringify(openApi())) as Description), name).toEqual([])
  }
})

function described(sent: Schema, read: Schema, more: object = {}): Description {
  const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
  return { paths: { '/api/toy': { post: { requestBody: json(sent), responses: { 200: json(read) }, ...more } } } }
}
const TEXT = { type: 'string' }
const SENT = { type: 'object', properties: { name: { ...TEXT, maxLength: 40 } }, required: ['name'] }
const READ = { type: 'object', properties: { id: TEXT, note: TEXT }, required: ['id'] }
const OLD = described(SENT, READ)

test('additions break nothing', () => {
  const sent = { ...SENT, properties: { name: { ...TEXT, maxLength: 80 }, colour: TEXT } }
  const read = { ...READ, properties: { ...READ.properties, more: TEXT } }
  const wider = described({ anyOf: [sent, { type: 'null' }] }, read)
  expect(breakingChanges(OLD, wider)).toEqual([])
  expect(breakingChanges(OLD, { paths: { ...wider.paths, '/api/new': {} } })).toEqual([])
})

test.each([
  ['a route that is gone', { paths: {} }, 'the route is gone'],
  [
    'a field that must be sent',
    described({ ...SENT, required: ['name', 'colour'] }, READ),
    'body.colour: it is required',
  ],
  [
    'a field of another type',
    described(SENT, { ...READ, properties: { ...READ.properties, id: { type: 'integer' } } }),
    'type is integer',
  ],
  [
    'a field that is not answered any more',
    described(SENT, { ...READ, properties: { id: TEXT } }),
    'answer.note: it is gone',
  ],
  ['an answer that may lack a field', described(SENT, { ...READ, required: [] }), 'answer.id: it may be missing'],
  ['an answer that may be null', described(SENT, { anyOf: [READ, { type: 'null' }] }), 'a new form is possible'],
  [
    'a tighter limit',
    described({ ...SENT, properties: { name: { ...TEXT, maxLength: 20 } } }, READ),
    'maxLength is 20',
  ],
  [
    'a value that is refused',
    described({ ...SENT, properties: { name: { ...TEXT, enum: ['Ada'] } } }, READ),
    'only Ada',
  ],
  [
    'a parameter that is required',
    described(SENT, READ, { parameters: [{ name: 'page', in: 'query', required: true, schema: TEXT }] }),
    'the parameter page is required',
  ],
])('%s is found', (_what, now, sentence) => {
  expect(breakingChanges(OLD, now).join('\n')).toContain(sentence)
})
