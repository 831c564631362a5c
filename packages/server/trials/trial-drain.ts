// `npm run trial:drain -- [--tables 64] [--turns 400] [--seconds 3] [--haproxy]`: draining one server of two while all tables play.
import { parseArgs } from 'node:util'
import { startPostgres } from '../test/postgres/postgres.ts'
import { drainTrial } from './drain.ts'
import { haproxyFor } from './haproxy.ts'
import { since, summary } from './print.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '64' },
    turns: { type: 'string', default: '400' },
    seconds: { type: 'string', default: '3' },
    haproxy: { type: 'boolean', default: false },
  },
})
const [tables, turns, seconds] = [values.tables, values.turns, values.seconds].map(Number) as [number, number, number]
const began = Date.now()
const postgres = await startPostgres({ durable: true })
try {
  const trial = { database: postgres.url, tables, turns, drainMilliseconds: seconds * 1000 }
  const {
    turns: played,
    drained,
    failed,
    faults,
  } = await drainTrial({
    ...trial,
    ...(values.haproxy && { balance: haproxyFor }),
  })
  const facts = [`${tables} tables`, `${played} turns`, `${drained} servers drained and replaced`, `${failed} failed`]
  summary(
    'drain',
    [...facts, since(began)],
    faults.length === 0 && failed > 0 ? ['requests had to be repeated'] : faults,
  )
} finally {
  await postgres.stop()
}
