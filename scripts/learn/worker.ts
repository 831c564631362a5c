// A thread of `npm run learn`: self-play into a file, or a match.
import { renameSync, statSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { type Bot, type Budget, greedyBot, LADDERS, type Ladder, play, rolloutBot } from '@arkwright/bots'
import type { AnyGame } from '@arkwright/kernel'
import { rowsOf } from './self-play.ts'
import { expertiseOf, judgeIn } from './stored.ts'
import { kindOf, neglectedIn } from './variants.ts'
import { type Answer, type GenerateWork, LEARNED, type MatchWork, type Work } from './work.ts'

function generate({ game, players, network, seed, games, file }: GenerateWork): Answer {
  const expertise = expertiseOf(game)
  const judge = latestJudge(network)
  const rows: Float32Array[] = []
  for (let i = 0; i < games; i++) rows.push(...rowsOf({ expertise, players, judge }, `${seed} ${i}`))
  const width = (rows[0] ?? []).length
  const all = new Float32Array(rows.length * width)
  for (const [i, row] of rows.entries()) all.set(row, i * width)
  // Under another name first, so that a run that is broken off leaves no half of a file.
  writeFileSync(`${file}.part`, all)
  renameSync(`${file}.part`, file)
  return { kind: 'generated', rows: rows.length }
}

interface Latest {
  readonly written: number
  readonly judge: ReturnType<typeof judgeIn>['judge']
}

let latest: Latest | undefined

/** The judge by the network as it is now. */
function latestJudge(file: string): Latest['judge'] | undefined {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  if (written === undefined) return undefined
  if (latest?.written !== written) latest = { written, judge: judgeIn(file).judge }
  return latest.judge
}

/** How long a bot took in all, and what it used. */
interface Watched {
  readonly bot: Bot
  readonly uses: Record<string, number>
  spent: number
}

function watch(game: AnyGame, bot: Bot, budget: Budget): Watched {
  const neglected = neglectedIn(game.id)
  const watched: Watched = {
    spent: 0,
    uses: {},
    bot: {
      name: bot.name,
      choose(view, seat, _budget, random) {
        const started = performance.now()
        const choice = bot.choose(view, seat, budget, random)
        watched.spent += performance.now() - started
        for (const text of choice.moves) {
          const kind = kindOf(game.parseMove(text))
          if (neglected.has(kind)) watched.uses[kind] = (watched.uses[kind] ?? 0) + 1
        }
        return choice
      },
    },
  }
  return watched
}

function match(work: MatchWork): Answer {
  const { game, players, network, rival, rivalNetwork, sims, rivalSims, ms, seed } = work
  const ladder = LADDERS.get(game)
  if (ladder === undefined) throw new Error(`no ladder for ${game}`)
  const learned = learnedBot(ladder, LEARNED, network, work.manner, work.settings)
  const rivalBot =
    rival === 'network'
      ? learnedBot(ladder, 'rival', rivalNetwork, work.manner, work.rivalSettings)
      : ladder.bots[rival]
  const first = watch(ladder.expertise.game, learned, ms === undefined ? { sims } : { ms })
  const other = watch(ladder.expertise.game, rivalBot, ms === undefined ? { sims: rivalSims } : { ms })
  const bots = [first.bot, ...Array.from({ length: players - 1 }, () => other.bot)]
  const options = ladder.expertise.game.parseOptions({ players })
  const plan = { expertise: ladder.expertise, options, bots, blocks: 1, seed, budget: { sims: 1 } }
  return { kind: 'played', results: [...play(plan)], ms: [first.spent, other.spent], uses: [first.uses, other.uses] }
}

function learnedBot(
  { learning, expertSettings }: Ladder,
  name: string,
  network: string | undefined,
  manner: MatchWork['manner'],
  settings: MatchWork['rivalSettings'],
): Bot {
  if (network === undefined) throw new Error('name the network of the rival')
  const { judge } = judgeIn(network)
  if (manner === 'greedy') return greedyBot(name, learning, 'thorough', judge)
  return rolloutBot(name, learning, { ...expertSettings, ...settings }, judge)
}

function answerTo(work: Work): Answer {
  try {
    return work.kind === 'generate' ? generate(work) : match(work)
  } catch (error) {
    return { kind: 'failed', why: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (work: Work) => parentPort?.postMessage(answerTo(work)))
