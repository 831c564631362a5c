// Learns the evaluation of one game and table size: self-play, training, gate matches, again and again.
// `npm run learn -- --game spinning-jenny --players 2 [--seconds 480] [--loops 2] [--threads 2] [--seed 1] [--data DIR] [--out DIR]`.
// What lies in the data folder is not made again, so a run that was broken off goes on.
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../house.mjs'
import { type Verdict, verdictOf } from './gate.ts'
import { generate } from './generate.ts'
import { expertiseOf, trainedIn } from './stored.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    players: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '480' },
    loops: { type: 'string', default: '2' },
    games: { type: 'string', default: '1000000' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
    data: { type: 'string', default: join(root, 'data', 'learn') },
    out: { type: 'string' },
    python: { type: 'string', default: 'python3' },
    hidden: { type: 'string', default: '64,32' },
  },
})

/** How the seconds are spent: on self-play and training, by loop, and on the matches at the end. */
const SHARES = { selfPlay: 0.62, training: 0.13, gate: 0.12, search: 0.1 }
const MOST_OPENINGS = 400
const SIMS = { search: 128, hard: 64 }

const { game, seed, python, hidden } = values
const players = Number(values.players)
const seconds = Number(values.seconds)
const loops = Number(values.loops)
const threads = Number(values.threads)
expertiseOf(game)
const folder = join(values.data, `${game}-by-${players}`)
const out = values.out ?? folder
mkdirSync(out, { recursive: true })
const started = Date.now()

function report(line: string): void {
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${line}`)
}

function train(loop: number, network: string): void {
  const args = [join(root, 'training', 'train.py'), '--out', network, '--seed', seed, '--hidden', hidden]
  const recorded = `--seconds ${seconds} --loops ${loops} --hidden ${hidden} --seed ${seed}`
  args.push('--command', `npm run learn -- --game ${game} --players ${players} ${recorded}`)
  args.push('--seconds', String((seconds * SHARES.training) / loops))
  // Of the loops before only the last: how games end between weaker players says less.
  for (let i = Math.max(0, loop - 1); i <= loop; i++) args.push('--data', join(folder, `loop-${i}`))
  if (loop > 0) args.push('--start', join(folder, `loop-${loop - 1}`, 'network.pt'), '--rate', '0.001')
  const { status } = spawnSync(python, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${python} ${args.join(' ')} failed: see above`)
}

interface Candidate {
  readonly loop: number
  readonly games: number
  readonly file: string
  readonly verdict: Verdict
}

async function learnLoop(loop: number): Promise<Candidate> {
  const here = join(folder, `loop-${loop}`)
  const file = join(here, 'network.json')
  const before = loop === 0 ? undefined : join(folder, `loop-${loop - 1}`, 'network.json')
  const limit = existsSync(file) ? 0 : (seconds * SHARES.selfPlay) / loops
  const games = await generate({
    game,
    players,
    network: before,
    seed: `${seed} ${loop}`,
    threads,
    games: Number(values.games),
    seconds: limit,
    folder: here,
    report,
  })
  if (!existsSync(file)) train(loop, file)
  const verdict = await match(file, 'greedy', 'medium', (seconds * SHARES.gate) / loops)
  report(`loop ${loop}: ${JSON.stringify(verdict)}`)
  return { loop, games, file, verdict }
}

function match(file: string, manner: 'greedy' | 'search', rival: 'medium' | 'hard', limit: number): Promise<Verdict> {
  const { search, hard } = SIMS
  const openings = { seed: `gate ${seed}`, settings: {}, blocks: MOST_OPENINGS, seconds: limit, threads }
  return verdictOf({ game, players, network: file, manner, rival, sims: search, rivalSims: hard, ...openings })
}

/** The standard error of the share. */
function errorOf({ share, games }: Verdict): number {
  return Math.sqrt((share * (1 - share)) / Math.max(1, games))
}

const candidates: Candidate[] = []
for (let loop = 0; loop < loops; loop++) candidates.push(await learnLoop(loop))
/** Of those that are about equal the later one: it has learnt from better games. */
const chosen = candidates.reduce((best, one) =>
  one.verdict.share + errorOf(one.verdict) >= best.verdict.share ? one : best,
)
const search = await match(chosen.file, 'search', 'hard', seconds * SHARES.search)
report(`chosen: loop ${chosen.loop}, ${JSON.stringify(search)}`)
const name = `${game}-by-${players}`
const network = join(out, `network-${name}.json`)
copyFileSync(chosen.file, network)
const figures = {
  game,
  players,
  seed,
  threads,
  seconds: Math.round((Date.now() - started) / 1000),
  chosen: chosen.loop,
  loops: candidates.map(({ loop, games, file, verdict }) => ({
    loop,
    games,
    made: trainedIn(file).network.made,
    verdict,
  })),
  search,
}
writeFileSync(join(out, `figures-${name}.json`), `${JSON.stringify(figures, undefined, 2)}\n`)
report(`wrote ${network}`)
