// `npm run trial:strangers -- [--only sqlite|postgres] [--turns 300]`: attacks of strangers on a running server, one line each.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Place } from '../src/storage/database.ts'
import { startPostgres } from '../test/postgres/postgres.ts'
import { honestTurns, percentile } from './hostile-guests.ts'
import { startHouse } from './house-process.ts'
import { summary } from './print.ts'
import { ATTACKS } from './strangers.ts'

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, turns: { type: 'string', default: '300' } },
})
const SLOWEST = 50

async function attackAll(name: string, place: Place): Promise<void> {
  const house = await startHouse({ place, port: 0, trustProxy: 1, patience: 1, passwordCost: 15 })
  if (house === undefined) throw new Error('the server did not start')
  try {
    for (const [what, attack] of Object.entries(ATTACKS)) {
      const found = await attack(house.port)
      summary(`${name}, ${what}`, [found === undefined ? 'held off' : 'let in'], found === undefined ? [] : [found])
    }
    const times = await honestTurns(house.port, { turns: Number(values.turns) })
    const shown = [0.5, 0.95, 0.99].map(share => percentile(times, share).toFixed(1)).join(' / ')
    const slow = percentile(times, 0.99)
    summary(
      `${name}, ten hostile guests`,
      [
        `${times.length} honest turns answered after ${shown} ms (median / 95 % / 99 %; wanted: 99 % under ${SLOWEST} ms)`,
      ],
      slow < SLOWEST ? [] : [`99 % took ${slow.toFixed(1)} ms`],
    )
  } finally {
    await house.end('SIGTERM')
  }
}

const folder = mkdtempSync(join(tmpdir(), 'arkwright-strangers-'))
try {
  if ('sqlite'.startsWith(values.only)) {
    await attackAll('SQLite', { kind: 'sqlite', file: join(folder, 'house.sqlite') })
  }
  if ('postgres'.startsWith(values.only)) {
    const postgres = await startPostgres({ durable: true })
    try {
      await attackAll('PostgreSQL', { kind: 'postgres', url: postgres.url })
    } finally {
      await postgres.stop()
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
