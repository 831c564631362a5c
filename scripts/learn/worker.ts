// A thread of `npm run learn`: self-play into a file, or a match.
import { renameSync, writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { type Bot, greedyBot, LADDERS, play, rolloutBot } from '@arkwright/bots'
import type { AnyGame } from '@arkwright/kernel'
import { rowsOf } from './self-play.ts'
import { expertiseOf, judgeIn } from './stored.ts'
import { kindOf, neglectedIn } from './variants.ts'
import { type Answer, type GenerateWork, LEARNED, type MatchWork, type Work } from './work.ts'

function generate({ game, players, network, seed, games, file }: GenerateWork): Answer {
  const expertise = expertiseOf(game)
  const judge = network === undefined ? undefined : judgeIn(network).judge
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

/** How long a bot took in all, and what it used. */
interface Watched {
  readonly bot: Bot
  readonly uses: Record<string, number>
  spent: number
}

function watch(game: AnyGame, bot: Bot, sims: number): Watched {
  const neglected = neglectedIn(game.id)
  const watched: Watched = {
    spent: 0,
    uses: {},
    bot: {
      name: bot.name,
      choose(view, seat, _budget, random) {
        const started = performance.now()
        const choice = bot.choose(view, seat, { sims }, random)
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

function match({ game, players, network, manner, settings, rival, sims, rivalSims, seed }: MatchWork): Answer {
  const ladder = LADDERS.get(game)
  if (ladder === undefined) throw new Error(`no ladder for ${game}`)
  const { judge } = judgeIn(network)
  const learned =
    manner === 'greedy'
      ? greedyBot(LEARNED, ladder.learning, 'thorough', judge)
      : rolloutBot(LEARNED, ladder.learning, { ...ladder.expertSettings, ...settings }, judge)
  const first = watch(ladder.expertise.game, learned, sims)
  const other = watch(ladder.expertise.game, ladder.bots[rival], rivalSims)
  const bots = [first.bot, ...Array.from({ length: players - 1 }, () => other.bot)]
  const options = ladder.expertise.game.parseOptions({ players })
  const plan = { expertise: ladder.expertise, options, bots, blocks: 1, seed, budget: { sims: 1 } }
  return { kind: 'played', results: [...play(plan)], ms: [first.spent, other.spent], uses: [first.uses, other.uses] }
}

function answerTo(work: Work): Answer {
  try {
    return work.kind === 'generate' ? generate(work) : match(work)
  } catch (error) {
    return { kind: 'failed', why: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (work: Work) => parentPort?.postMessage(answerTo(work)))
