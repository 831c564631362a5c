// Plays a network with other settings of the search against hard, or against a network (the same or another) with expert's own settings: `node scripts/run.mjs scripts/learn/try.ts FILE
// [--manner greedy] [--ms 100] [--rival FILE] [--productions 2] [--candidates 12] [--trust 16] [--replies judge] [--on-the-way] [--sims 128] [--hard 64] [--seconds 60] [--threads 2] [--seed 1]`.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { verdictOf } from './gate.ts'
import { trainedIn } from './stored.ts'

const MOST_OPENINGS = 400

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    productions: { type: 'string' },
    candidates: { type: 'string' },
    trust: { type: 'string' },
    replies: { type: 'string' },
    'on-the-way': { type: 'boolean', default: false },
    rival: { type: 'string' },
    ms: { type: 'string' },
    manner: { type: 'string', default: 'search' },
    sims: { type: 'string', default: '128' },
    hard: { type: 'string', default: '64' },
    seconds: { type: 'string', default: '60' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
  },
})

const [file] = positionals
if (file === undefined) throw new Error('Name the file of a network, for example network-spinning-jenny-by-2.json.')
const { game, players } = trainedIn(file).network
const { productions, candidates, trust, replies } = values
const settings = {
  ...(productions === undefined ? {} : { productions: Number(productions) }),
  ...(candidates === undefined ? {} : { candidates: Number(candidates) }),
  ...(trust === undefined ? {} : { trust: Number(trust) }),
  ...(replies === 'judge' ? { replies: 'judge' as const } : {}),
  ...(values['on-the-way'] ? { judgesOnTheWay: true } : {}),
}
const verdict = await verdictOf({
  game,
  players,
  network: file,
  manner: values.manner === 'greedy' ? 'greedy' : 'search',
  settings,
  ...(values.ms === undefined ? {} : { ms: Number(values.ms) }),
  ...(values.rival === undefined
    ? { rival: 'hard' as const }
    : { rival: 'network' as const, rivalNetwork: values.rival }),
  sims: Number(values.sims),
  rivalSims: Number(values.hard),
  seed: `try ${values.seed}`,
  blocks: MOST_OPENINGS,
  seconds: Number(values.seconds),
  threads: Number(values.threads),
})
console.log(`${game} by ${players} ${JSON.stringify({ settings, ...verdict })}`)
