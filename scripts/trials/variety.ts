// What variety costs: each level that chooses among nearly equal turns, against the same level without:
// `npm run variety -- [--game water-frame] [--level easy,medium,hard,expert] [--games 400] [--sims 4] [--seconds 300] [--seed 1]`.
// Two players; every opening is played in both seats. Games are kept in data/variety, so a later run continues.
import { parseArgs } from 'node:util'
import { BOT_NAMES, type GameResult, LADDERS, type Ladder, play, table, variedBot } from '@arkwright/bots'
import { seedRandom } from '@arkwright/kernel'
import { fingerprint, GamesOnDisk } from './games-on-disk.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    level: { type: 'string', default: 'easy,medium,hard,expert' },
    games: { type: 'string', default: '400' },
    sims: { type: 'string', default: '4' },
    seconds: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
  },
})

type Level = (typeof BOT_NAMES)[number]

const PLAYERS = 2
const VARIED = 'varied'
const sources = fingerprint()
const sims = Number(values.sims)

async function measure({ expertise, bots, nearly }: Ladder, level: Level): Promise<void> {
  const { game } = expertise
  const options = game.parseOptions({ players: PLAYERS })
  const plain = bots[level]
  await plain.prepare?.(game.view(game.setup(options, seedRandom('variety')), 0))
  const disk = new GamesOnDisk<GameResult>('variety', `${game.id} ${level} ${sims} sims ${values.seed} ${sources}`)
  const plan = {
    expertise,
    options,
    bots: [{ ...variedBot(plain, nearly), name: VARIED }, plain],
    blocks: Math.ceil(Number(values.games) / PLAYERS),
    seed: `variety ${values.seed}`,
    budget: { sims },
  }
  const deadline = performance.now() + 1000 * Number(values.seconds)
  for (const result of play(plan, [...disk.games])) {
    disk.add(result)
    if (performance.now() > deadline) break
  }
  const entry = table(disk.games).find(({ bot }) => bot === VARIED)
  if (entry === undefined) return
  const { wins, games, share, interval } = entry
  const percent = (part: number): string => (100 * part).toFixed(1)
  const found = `${wins} of ${games}, ${percent(share)} % (${percent(interval.low)}-${percent(interval.high)})`
  console.log(`${game.id}, ${level}: ${found}; variety costs ${percent(1 / PLAYERS - share)} points`)
}

const levels = values.level.split(',').flatMap(name => BOT_NAMES.find(one => one === name) ?? [])
for (const [id, ladder] of LADDERS)
  if (id.includes(values.game)) for (const level of levels) await measure(ladder, level)
