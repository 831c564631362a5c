// `npm run trial:api -- [--requests 20000] [--seed TEXT]`: valid and invalid requests from the description, on SQLite.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ApiFuzz } from './api-fuzz.ts'
import { startHouse } from './house-process.ts'
import { progress, since, summary } from './print.ts'

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '20000' }, seed: { type: 'string', default: 'trial' } },
})
/** After the first part caches are full. From then on memory may not grow by more than this. */
const WARM_UP = 0.3
const MOST_GROWTH_BYTES = 20_000_000
const MEGABYTE = 1_000_000

const began = Date.now()
const folder = mkdtempSync(join(tmpdir(), 'arkwright-api-'))
const house = await startHouse({
  place: { kind: 'sqlite', file: join(folder, 'house.sqlite') },
  port: 0,
  privateWebhooks: false,
})
if (house === undefined) throw new Error('the server did not start')
try {
  const requests = Number(values.requests)
  const fuzz = new ApiFuzz(house.port, values.seed)
  await fuzz.prepare()
  const warm = Math.floor(requests * WARM_UP)
  await fuzz.run(warm, done => progress(`${done} of ${requests} requests`))
  const before = await house.memory()
  await fuzz.run(requests - warm, done => progress(`${warm + done} of ${requests} requests`))
  const growth = (await house.memory()) - before
  const { byStatus, operations, faults, requests: sent } = fuzz.figures
  const counts = [...byStatus].toSorted(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`)
  const grown = `memory ${(before / MEGABYTE).toFixed(1)} MB after warm-up, ${(growth / MEGABYTE).toFixed(1)} MB more at the end`
  summary(
    'API',
    [`${sent} requests to ${operations} operations`, `answers ${counts.join(', ')}`, grown, since(began)],
    growth > MOST_GROWTH_BYTES ? [...faults, `memory grew by ${growth} bytes`] : faults,
  )
} finally {
  await house.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
