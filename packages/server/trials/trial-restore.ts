// `npm run trial:restore -- [--rounds 3] [--tables 8] [--turns 150] [--only sqlite|postgres]`: a lost disk, restored from its copy.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { postgresPrograms, withArchiving } from './archived-postgres.ts'
import { withLitestream } from './litestream-copy.ts'
import { summary } from './print.ts'
import { type RestoreFigures, restoreTrial } from './restore.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    tables: { type: 'string', default: '8' },
    turns: { type: 'string', default: '150' },
    only: { type: 'string', default: '' },
  },
})
const [rounds, tables, turns] = [values.rounds, values.tables, values.turns].map(Number) as [number, number, number]

/** What may be lost, in milliseconds. */
const MOST_LOST = { sqlite: 1_000, postgres: 0 }

function report(name: keyof typeof MOST_LOST, figures: RestoreFigures): void {
  const { lost, lostMilliseconds, restoreMilliseconds } = figures
  const tooMuch = lost > 0 && lostMilliseconds > MOST_LOST[name]
  const faults = [...figures.faults, ...(tooMuch ? [`turns of the last ${lostMilliseconds} ms are lost`] : [])]
  const facts = [
    `${figures.turns} turns acknowledged`,
    `${lost} lost${lost === 0 ? '' : `, the oldest ${lostMilliseconds} ms before the loss`}`,
    `serving again after ${restoreMilliseconds} ms`,
  ]
  summary(`restore, ${name}`, facts, faults)
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-restore-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

for (let round = 0; round < rounds; round++) {
  if ('sqlite'.startsWith(values.only)) {
    await inFolder(async folder =>
      report('sqlite', await restoreTrial({ ...withLitestream(folder), tables, turns: turns * (1 + Math.random()) })),
    )
  }
  const programs = postgresPrograms()
  if ('postgres'.startsWith(values.only) && programs === undefined) {
    summary('restore, postgres', ['NOT RUN: pg_receivewal is not installed'], [])
  } else if ('postgres'.startsWith(values.only) && programs !== undefined) {
    await inFolder(async folder => {
      const archived = await withArchiving(folder, programs)
      try {
        report('postgres', await restoreTrial({ ...archived, tables, turns: turns * (1 + Math.random()) }))
      } finally {
        await archived.stop()
      }
    })
  }
}
