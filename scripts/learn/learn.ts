// Learns the evaluation of one game and table size: threads play games against themselves, while training reads them and
// gives the players a better network every few seconds. Then the network plays matches.
// `npm run learn -- --game spinning-jenny --players 2 [--seconds 480] [--start FILE|adopted|none] [--threads 2] [--seed 1] [--data DIR] [--out DIR]`.
// A run that was broken off goes on from its blocks and its network.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadNetwork } from '@arkwright/bots'
import { root } from '../house.mjs'
import { type Verdict, verdictOf } from './gate.ts'
import { describe, generate } from './generate.ts'
import { expertiseOf, trainedIn } from './stored.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    players: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '480' },
    start: { type: 'string', default: 'adopted' },
    games: { type: 'string', default: '1000000' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
    data: { type: 'string', default: join(root, 'data', 'learn') },
    out: { type: 'string' },
    python: { type: 'string', default: 'python3' },
    hidden: { type: 'string', default: '' },
    trace: { type: 'string', default: '0.93' },
    rate: { type: 'string', default: '0.001' },
  },
})

/** How the seconds are spent: on self-play with training, and on each of the matches. */
const SHARES = { selfPlay: 0.85, greedy: 0.04, search: 0.08 }
const MOST_OPENINGS = 400
const SIMS_BY_TWO = { search: 128, hard: 64 }
/** Games of many are long, and every opening is played in all rotations. */
const SIMS_OF_MANY = { search: 24, hard: 16 }
const MS_OF_A_SECOND = 1000

const { game, seed, python, hidden, trace, rate } = values
const players = Number(values.players)
const seconds = Number(values.seconds)
const threads = Number(values.threads)
expertiseOf(game)
const name = `${game}-by-${players}`
const folder = join(values.data, name)
const out = values.out ?? folder
mkdirSync(out, { recursive: true })
const started = Date.now()
const network = join(folder, 'network.json')

function report(line: string): void {
  console.log(`${String(Math.round((Date.now() - started) / MS_OF_A_SECOND)).padStart(5)} s  ${line}`)
}

/** The network to go on from, in a file. */
async function startingNetwork(): Promise<string | undefined> {
  const file = join(folder, 'start.json')
  if (values.start === 'none' || existsSync(file)) return existsSync(file) ? file : undefined
  if (values.start !== 'adopted') copyFileSync(values.start, file)
  else {
    const adopted = await loadNetwork(game, players)
    if (adopted === undefined) return undefined
    writeFileSync(file, JSON.stringify({ network: adopted.stored }))
  }
  if (!existsSync(network)) copyFileSync(file, network)
  return file
}

function train(): ChildProcess {
  const recorded = `--seconds ${seconds} --start ${values.start}${hidden === '' ? '' : ` --hidden ${hidden}`} --trace ${trace} --rate ${rate} --seed ${seed}`
  const command = `npm run learn -- --game ${game} --players ${players} ${recorded}`
  const args = [join(root, 'training', 'train.py'), '--data', folder, '--out', network, '--playing']
  args.push('--seconds', String(seconds * SHARES.selfPlay), '--seed', seed, '--trace', trace, '--rate', rate)
  if (hidden !== '') args.push('--hidden', hidden)
  args.push('--command', command)
  if (existsSync(network)) args.push('--start', network)
  return spawn(python, args, { stdio: 'inherit' })
}

async function learn(): Promise<number> {
  const training = train()
  const ended = once(training, 'exit')
  const limit = seconds * SHARES.selfPlay
  const plan = { game, players, network, seed, games: Number(values.games), seconds: limit, folder, report }
  // One of several processors is left to training.
  const played = await generate({ ...plan, threads: Math.max(1, threads - 1) })
  const [status] = await ended
  if (status !== 0) throw new Error(`${python} training/train.py failed: see above`)
  return played
}

function match(rival: 'medium' | 'hard' | 'network', limit: number, rivalNetwork?: string): Promise<Verdict> {
  const openings = { seed: `gate ${seed}`, settings: {}, blocks: MOST_OPENINGS, seconds: limit, threads }
  const manner = rival === 'hard' ? 'search' : 'greedy'
  const { search, hard } = players > 2 ? SIMS_OF_MANY : SIMS_BY_TWO
  const other = rivalNetwork === undefined ? {} : { rivalNetwork }
  return verdictOf({ game, players, network, manner, rival, sims: search, rivalSims: hard, ...other, ...openings })
}

mkdirSync(folder, { recursive: true })
const before = await startingNetwork()
describe({ game, players, network, seed, folder })
const games = await learn()
// Before the matches, so that it is there even if they are broken off.
copyFileSync(network, join(out, `network-${name}.json`))
const verdicts: Verdict[] = []
const note = (verdict: Verdict): void => {
  verdicts.push(verdict)
  report(JSON.stringify(verdict))
}
note(await match('medium', seconds * SHARES.greedy))
if (before !== undefined && players > 1) note(await match('network', seconds * SHARES.greedy, before))
note(await match('hard', seconds * SHARES.search))
const { made } = trainedIn(network).network
const took = Math.round((Date.now() - started) / MS_OF_A_SECOND)
const figures = { game, players, seed, threads, seconds: took, start: values.start, games, made, verdicts }
writeFileSync(join(out, `figures-${name}.json`), `${JSON.stringify(figures, undefined, 2)}\n`)
