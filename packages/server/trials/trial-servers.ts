// `npm run trial:servers -- [--rounds 1000]`: two servers on one PostgreSQL get the same turn at once, while one is paused or cut off.
import { parseArgs } from 'node:util'
import { startPostgres } from '../test/postgres/postgres.ts'
import { progress, since, summary } from './print.ts'
import { raceTrial } from './race.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '1000' } } })
const began = Date.now()
const postgres = await startPostgres({ durable: true })
try {
  const { rounds, won, pauses, cuts, games, across, faults } = await raceTrial({
    database: postgres.url,
    rounds: Number(values.rounds),
    progress,
  })
  const facts = [
    `${rounds} turns sent to both at once`,
    `won by the first ${won[0]}, by the second ${won[1]}`,
    `${pauses} pauses`,
    `${cuts} partitions`,
    `${games} games`,
    `${across} entries heard at the other server`,
    since(began),
  ]
  summary('two servers', facts, faults)
} finally {
  await postgres.stop()
}
