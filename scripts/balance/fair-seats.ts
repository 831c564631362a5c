// Finds the handicap that makes seats even for hard bots, and tests it:
// `npm run fair-seats -- [--game water-frame] [--players 4] [--edition 2016] [--set-up predetermined|free|expert] [--sims 8] [--varied 300] [--threads 2] [--minutes 10] [--out data/fair-seats]`.
// Without game and players it takes every cell. The folder keeps all games, so a later run continues; `--minutes 0` only writes the report again. Use a new folder
// when rules or bots change.
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { OPTION_OF_UNIT } from '@arkwright/kernel'
import { type Cell, setUpNamed, WHOLE_CELLS } from './cells.ts'
import { FairCell, type FairGame } from './fair-cell.ts'
import { fairReport } from './fair-report.ts'
import type { FairWork } from './fair-worker.ts'
import { POUNDS, SCORE } from './seat-fit.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    players: { type: 'string', default: '' },
    edition: { type: 'string', default: '2016' },
    'set-up': { type: 'string', default: 'predetermined' },
    sims: { type: 'string', default: '8' },
    varied: { type: 'string', default: '300' },
    threads: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '10' },
    out: { type: 'string', default: 'data/fair-seats' },
  },
})

interface Stored extends FairGame {
  readonly cell: string
  readonly sims: number
  /** Absent in games of earlier runs. */
  readonly date?: string
}

interface Open {
  readonly name: string
  readonly cell: Cell
  readonly setUp: number
  readonly course: FairCell
}

const sims = Number(values.sims)
const deadline = performance.now() + Number(values.minutes) * 60_000
const games = join(values.out, 'games.jsonl')

function storedGames(): Stored[] {
  const lines = existsSync(games) ? readFileSync(games, 'utf8').split('\n').slice(0, -1) : []
  return lines.map(line => JSON.parse(line) as Stored).filter(game => game.sims === sims)
}

function open(): Open[] {
  const before = storedGames()
  return WHOLE_CELLS.filter(({ players }) => players > 1).flatMap(cell => {
    const setUp = setUpNamed(cell, values['set-up'])
    const isWanted =
      cell.game.id.includes(values.game) &&
      (values.players === '' || cell.players === Number(values.players)) &&
      (cell.game.id !== 'water-frame' || cell.name.includes(values.edition))
    if (!isWanted || setUp === undefined) return []
    const unit = cell.game.id === 'card-game' && cell.players > 2 ? SCORE : POUNDS
    const name = [cell.name, cell.setUps[setUp]?.name, unit === POUNDS ? '' : unit.name].filter(Boolean).join(', ')
    const own = before.filter(game => game.cell === name)
    return [{ name, cell, setUp, course: new FairCell(cell.players, unit, Number(values.varied), own) }]
  })
}

/** From the cell that is nearest to its end, so that an interrupted run has finished most of them. */
function nextWork(cells: readonly Open[]): { readonly from: Open; readonly work: FairWork } | undefined {
  if (performance.now() >= deadline) return undefined
  for (const from of cells.toSorted((one, other) => one.course.left - other.course.left)) {
    const planned = from.course.next()
    if (planned !== undefined)
      return {
        from,
        work: {
          ...planned,
          cell: from.cell.name,
          setUp: from.setUp,
          sims,
          option: OPTION_OF_UNIT[from.course.unit.name],
        },
      }
  }
  return undefined
}

async function oneThread(cells: readonly Open[]): Promise<void> {
  const worker = new Worker(new URL('./fair-worker.ts', import.meta.url), {
    execArgv: ['--conditions=arkwright:source'],
  })
  try {
    for (let next = nextWork(cells); next !== undefined; next = nextWork(cells)) {
      const { from, work } = next
      const game = await played(worker, work)
      from.course.add(game)
      appendFileSync(games, `${JSON.stringify({ cell: from.name, sims, date: today(), ...game } satisfies Stored)}\n`)
    }
  } finally {
    await worker.terminate()
  }
}

function today(): string {
  return dayOf(new Date())
}

function dayOf(time: Date): string {
  return time.toISOString().slice(0, 'yyyy-mm-dd'.length)
}

/** Games of earlier runs have no date: for them, when the file was last written. */
function lastDate(played: readonly Stored[]): string {
  const dates = played.flatMap(({ date }) => (date === undefined ? [] : [date])).toSorted()
  return dates.at(-1) ?? (existsSync(games) ? dayOf(statSync(games).mtime) : today())
}

function played(worker: Worker, work: FairWork): Promise<FairGame> {
  const { promise, resolve, reject } = Promise.withResolvers<FairGame>()
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.postMessage(work)
  return promise.finally(() => worker.off('message', resolve).off('error', reject))
}

mkdirSync(values.out, { recursive: true })
const cells = open()
if (cells.length === 0) throw new Error('No cell has this game, number of players, edition and set-up.')
await Promise.all(Array.from({ length: Number(values.threads) }, () => oneThread(cells)))
const now = storedGames()
const report = fairReport(
  cells.map(cell => ({ ...cell, date: lastDate(now.filter(game => game.cell === cell.name)) })),
  sims,
)
writeFileSync(join(values.out, 'report.md'), report)
console.log(report)
