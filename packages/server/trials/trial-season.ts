// `npm run trial:season -- [--clients 14] [--bots 50] [--levels random,easy,medium,hard,expert] [--rounds 4] [--seconds 60] [--only sqlite|postgres]`:
// 64 players, a killed server, a final table.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BOT_NAMES } from '@arkwright/bots/levels'
import { z } from 'zod'
import { Strength } from '../src/api/table-shapes.ts'
import { startPostgres } from '../test/postgres/postgres.ts'
import { progress, since, summary } from './print.ts'
import { type SeasonTrial, seasonTrial } from './season.ts'

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '14' },
    bots: { type: 'string', default: '50' },
    levels: { type: 'string', default: BOT_NAMES.join(',') },
    rounds: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '60' },
    only: { type: 'string', default: 'sqlite' },
  },
})
const levels = z.array(Strength).parse(values.levels.split(','))

async function season(name: string, place: SeasonTrial['place']): Promise<void> {
  const began = Date.now()
  const { event, kills, faults } = await seasonTrial({
    place,
    levels,
    bots: Number(values.bots),
    clients: Number(values.clients),
    rounds: Number(values.rounds),
    roundMilliseconds: Number(values.seconds) * 1000,
    progress,
  })
  for (const level of levels) {
    const mine = event.standings.filter(
      ({ entry }) => event.entries.find(one => one.number === entry)?.strength === level,
    )
    const mean = mine.reduce((sum, { points, played }) => sum + points / Math.max(1, played), 0) / mine.length
    console.log(`${level}: ${mine.length} players, ${(100 * mean).toFixed(0)} % on average`)
  }
  const boards = event.roundList.flatMap(round => round.boards)
  const absent = boards.flatMap(({ seats }) => seats).filter(one => one.absent).length
  const out = event.entries.filter(({ state }) => state === 'out').length
  const late = event.entries.filter(one => one.since > 1).length
  const facts = [
    `${event.standings.length} players`,
    `${event.roundList.length} rounds`,
    `${boards.length} tables`,
    `${kills} kill`,
    `${late} late`,
    `${out} withdrew`,
    `${absent} absences`,
    since(began),
  ]
  summary(`season on ${name}`, facts, faults)
}

if (values.only === 'postgres') {
  const postgres = await startPostgres({ durable: true })
  try {
    await season('PostgreSQL', { kind: 'postgres', url: postgres.url })
  } finally {
    await postgres.stop()
  }
} else {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-season-'))
  try {
    await season('SQLite', { kind: 'sqlite', file: join(folder, 'house.sqlite') })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
