// Programs: the description, the client for pages, and the example bot.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { playTable } from '../examples/random-bot.ts'
import { CONTRACT } from '../src/api/contract.ts'
import { client } from '../src/client/index.ts'
import { onBoth, openTestHouse, type TestHouse } from './houses.ts'

onBoth('programs', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind)
  })

  test('two accounts of the example bot play a whole game against each other', async () => {
    const owner = await house.guest('Owner')
    const url = `http://127.0.0.1:${house.server.port}`
    const programs = await Promise.all(['one', 'two'].map(name => owner.call('POST /api/programs', { body: { name } })))
    const [one, two] = programs.map(({ token }) => client({ url, token }))
    if (one === undefined || two === undefined) throw new Error('a program is missing')
    const { table } = await one.call('POST /api/tables', {
      body: { game: 'card-game', options: { players: 2 }, seats: [{ kind: 'me' }, { kind: 'open' }], public: false },
    })
    await Promise.all([playTable(one, table.code), playTable(two, table.code)])
    const { table: over } = await two.call('GET /api/tables/:table', { params: { table: table.id } })
    expect(over).toMatchObject({ state: 'over', rated: false })
    expect(over.seats.every(({ person }) => person?.program === true)).toBe(true)
  })

  test('the description lists every route, and the page shows it without a script', async () => {
    const at = (path: string) => fetch(`http://127.0.0.1:${house.server.port}${path}`)
    const described = (await (await at('/api/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, Record<string, object>>
    }
    expect(described.openapi).toBe('3.1.0')
    for (const name of Object.keys(CONTRACT)) {
      const [method = '', path = ''] = name.split(' ')
      expect(described.paths[path.replaceAll(/:(\w+)/g, '{$1}')]).toHaveProperty(method.toLowerCase())
    }
    const page = await (await at('/api')).text()
    expect(page).toContain('POST /api/tables/:table/turns')
    expect(page).not.toMatch(/<script|style=|onclick/)
  })

  test('hosts see health and metrics', async () => {
    const at = (path: string) => fetch(`http://127.0.0.1:${house.server.port}${path}`)
    expect(await (await at('/health')).json()).toEqual({ ok: true })
    const text = await (await at('/metrics')).text()
    expect(text).toMatch(/^arkwright_streams \d+$/m)
    expect(text).toMatch(/^arkwright_turn_seconds_bucket\{le="0.025"\} \d+$/m)
  })
})

/** These import nothing from outside. */
const LIGHT: ReadonlySet<string> = new Set(['@arkwright/kernel', '@arkwright/bots/statistics'])

test('the client needs neither Node nor a schema library', () => {
  const folder = fileURLToPath(new URL('../src/client/', import.meta.url))
  for (const file of globSync('*.ts', { cwd: folder })) {
    const imports = [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/^(?:import|export)( type)?[^'"]*from '([^']+)'/gm),
    ]
    for (const [, isType, from] of imports) {
      const light = isType !== undefined || LIGHT.has(from ?? '') || from?.startsWith('./') === true
      expect(light, `${file} imports ${from}`).toBe(true)
    }
  }
})
