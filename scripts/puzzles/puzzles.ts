// Mines and verifies puzzles: `npm run puzzles -- [--game G] [--theme harbour] [--players 2] [--bots expert --sims 8] [--minutes 5]
// [--threads 2] [--want 120] [--out data/puzzles]`. A second run goes on where the first stopped. `--pack` writes the sets that ship
// with the page, from all runs; those that ship already stay in them.
import { appendFileSync, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { BOT_NAMES, THEMES } from '@arkwright/bots'
import { pack } from './pack.ts'
import { type Aim, GAMES, type Mined, puzzlesIn, seamOf } from './seams.ts'
import type { Haul, Order } from './worker.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true, default: GAMES },
    theme: { type: 'string' },
    players: { type: 'string' },
    bots: { type: 'string' },
    sims: { type: 'string', default: '8' },
    minutes: { type: 'string', default: '5' },
    threads: { type: 'string', default: '2' },
    want: { type: 'string', default: '120' },
    out: { type: 'string', default: 'data/puzzles' },
    pack: { type: 'boolean', default: false },
  },
})

const want = Number(values.want)
const until = Date.now() + Number(values.minutes) * 60_000
mkdirSync(values.out, { recursive: true })
const theme = THEMES.find(one => one === values.theme)
if (values.theme !== undefined && theme === undefined)
  throw new Error(`Option --theme must be one of ${THEMES.join(', ')} (got ${values.theme}).`)
const level = BOT_NAMES.find(one => one === values.bots)
if (values.bots !== undefined && level === undefined)
  throw new Error(`Option --bots must be one of ${BOT_NAMES.join(', ')} (got ${values.bots}).`)
const aim: Aim = {
  ...(theme !== undefined && { theme }),
  ...(values.players !== undefined && { players: Number(values.players) }),
  ...(level !== undefined && { bots: { level, sims: Number(values.sims) } }),
}
const unknown = values.game.find(game => !GAMES.includes(game))
if (unknown !== undefined) throw new Error(`Option --game must be one of ${GAMES.join(', ')} (got ${unknown}).`)
const mined = new Map(values.game.map(game => [game, values.pack ? allMined(game) : readMined(fileOf(game))]))

function fileOf(game: string): string {
  const parts = [
    game,
    ...(theme === undefined ? [] : [theme]),
    ...(level === undefined ? [] : [level]),
    ...(aim.players === undefined ? [] : [`by-${aim.players}`]),
  ]
  return join(values.out, `${parts.join('.')}.jsonl`)
}

function readMined(file: string): Mined[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter(line => line !== '').map((line): Mined => JSON.parse(line))
}

/** What every run has found in a game. */
function allMined(game: string): Mined[] {
  return globSync(`${game}.*jsonl`, { cwd: values.out })
    .toSorted()
    .flatMap(name => readMined(join(values.out, name)))
}

const begun = new Map(values.game.map(game => [game, 0]))
const running = new Map(values.game.map(game => [game, 0]))
/** What a game usually holds, for those that are being mined. */
const EXPECTED = 2

function count(game: string, by: number): void {
  running.set(game, (running.get(game) ?? 0) + by)
}

/** The game with the fewest puzzles that still wants some, so that all grow alike. */
function nextOrder(): Order | undefined {
  if (Date.now() >= until) return undefined
  const counts = [...mined].map(([game, list]) => {
    return { game, list, puzzles: puzzlesIn(list) + EXPECTED * (running.get(game) ?? 0) }
  })
  const wanting = counts.filter(({ puzzles }) => puzzles < want).toSorted((a, b) => a.puzzles - b.puzzles)
  const [least] = wanting
  if (least === undefined) return undefined
  const done = new Set(least.list.map(({ seam }) => seam.seed))
  let number = begun.get(least.game) ?? 0
  while (done.has(seamOf(least.game, number, aim).seed)) number++
  begun.set(least.game, number + 1)
  count(least.game, 1)
  return { seam: seamOf(least.game, number, aim), until, ...(theme && { theme }) }
}

/** A worker does not inherit the condition that says the packages run from their sources. */
const OPTIONS = { execArgv: ['--conditions=arkwright:source'] }

async function work(): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), OPTIONS)
  try {
    for (let order = nextOrder(); order !== undefined; order = nextOrder()) heed(await ask(worker, order))
  } finally {
    await worker.terminate()
  }
}

function ask(worker: Worker, order: Order): Promise<Haul> {
  const { promise, resolve, reject } = Promise.withResolvers<Haul>()
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.postMessage(order)
  return promise.finally(() => worker.off('message', resolve).off('error', reject))
}

function heed(haul: Haul): void {
  if ('failed' in haul) throw new Error(haul.failed)
  const { mined: one, isWhole } = haul
  count(one.seam.game, -1)
  // A game that time cut off without a puzzle is mined again.
  if (!isWhole && one.found === undefined) return
  mined.get(one.seam.game)?.push(one)
  appendFileSync(fileOf(one.seam.game), `${JSON.stringify(one)}\n`)
}

if (values.pack) {
  for (const [game, list] of mined) console.log(pack(game, list, want))
} else {
  await Promise.all(Array.from({ length: Number(values.threads) }, work))
  for (const [game, list] of mined) console.log(`${game}: ${puzzlesIn(list)} puzzles in ${list.length} games`)
}
