// Games of hard and expert, side by side: `npm run line-ups -- [--plan harbour|seats] [--levels hard,expert] [--only "Water Frame"] [--sims 8] [--games 400] [--threads 2] [--seconds 300] [--out data/line-ups]`.
// `harbour`: Water Frame with and without the harbour at one seat. `seats`: balance and use of everything. `--only` chooses by cell and set-up; a whole name, such as "Card game, 2 players", chooses that alone. The folder keeps all games, so a later run continues.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { GameRecord } from '@arkwright/bots/balance'
import { harbourPlan, type LineUp, nameOf, type Played, sameLineUp, seatsPlan } from './line-up.ts'
import { harbourReport, seatsReport } from './line-up-report.ts'
import type { LineUpWork } from './line-up-worker.ts'

const { values } = parseArgs({
  options: {
    plan: { type: 'string', default: 'harbour' },
    levels: { type: 'string', default: 'hard,expert' },
    only: { type: 'string', default: '' },
    sims: { type: 'string', default: '8' },
    games: { type: 'string', default: '400' },
    threads: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '300' },
    out: { type: 'string', default: 'data/line-ups' },
  },
})

interface Series {
  readonly lineUp: LineUp
  begun: number
}

const deadline = performance.now() + Number(values.seconds) * 1000
const path = join(values.out, 'games.jsonl')
mkdirSync(values.out, { recursive: true })
const played: Played[] = existsSync(path)
  ? readFileSync(path, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map(line => JSON.parse(line) as Played)
  : []
const plan = values.plan === 'seats' ? seatsPlan(Number(values.sims)) : harbourPlan(Number(values.sims))
const isNamed = plan.some(one => nameOf(one) === values.only)
const chosen = plan.filter(one => (isNamed ? nameOf(one) === values.only : nameOf(one).includes(values.only)))
const wanted = chosen.filter(({ level }) => values.levels.split(',').includes(level))
const all: Series[] = wanted.map(lineUp => ({
  lineUp,
  begun: played.filter(one => sameLineUp(one, lineUp)).length,
}))

/** From the series with the fewest games, so that an interrupted run has some of all. */
function nextWork(): LineUpWork | undefined {
  const [next] = all.toSorted((one, other) => one.begun - other.begun)
  if (next === undefined || next.begun >= Number(values.games) || performance.now() >= deadline) return undefined
  return { ...next.lineUp, number: next.begun++ }
}

async function oneThread(): Promise<void> {
  const worker = new Worker(new URL('./line-up-worker.ts', import.meta.url), {
    execArgv: ['--conditions=arkwright:source'],
  })
  try {
    for (let work = nextWork(); work !== undefined; work = nextWork()) {
      const { number: _, ...lineUp } = work
      const { ms, ...game } = await answered(worker, work)
      const one: Played = { ...lineUp, game, ms }
      played.push(one)
      appendFileSync(path, `${JSON.stringify(one)}\n`)
    }
  } finally {
    await worker.terminate()
  }
}

/** Games under way at the deadline are lost. */
function answered(worker: Worker, work: LineUpWork): Promise<GameRecord & { readonly ms: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<GameRecord & { readonly ms: number }>()
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.postMessage(work)
  return promise.finally(() => worker.off('message', resolve).off('error', reject))
}

await Promise.all(Array.from({ length: Number(values.threads) }, oneThread))
const report = values.plan === 'seats' ? seatsReport(plan, played) : harbourReport(plan, played)
writeFileSync(join(values.out, `${values.plan}.md`), report)
console.log(report)
