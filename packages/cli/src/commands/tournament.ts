// arkwright tournament: which bot is stronger, and how sure that is.
import { type Budget, type Entry, type GameResult, LADDERS, play, type TournamentPlan, table } from '@arkwright/bots'
import { BadInput, type MachineState, type Move } from '@arkwright/kernel'
import type { Arguments } from '../arguments.ts'
import { BOTS, botsNamed, thinkerFor } from '../bots.ts'
import type { Command } from '../command.ts'
import { chosenGame, chosenOptions, GAME_FLAGS, type KnownGame } from '../games.ts'
import { columns, grouped } from '../print/text.ts'
import { Progress } from '../progress.ts'
import { FINE, writeJson } from '../terminal.ts'
import { TournamentFile } from '../tournament-file.ts'

const MOST_BLOCKS = 1_000_000
const MOST_SIMS = 1_000_000
const LONGEST_THOUGHT = 600_000
const LONGEST_SEED = 100
const DEFAULT_SIMS = 64

type Plan = TournamentPlan<MachineState<Move>, Move, unknown, unknown>

export const tournament: Command = {
  name: 'tournament',
  summary: 'lets bots play each other in every seat and rates them',
  flags: {
    ...GAME_FLAGS,
    bots: { value: 'NAME,…', what: `one for each seat: ${BOTS.map(({ name }) => name).join(', ')}` },
    blocks: { value: 'K', what: 'how many openings; each is played once in every rotation of the seats (default 50)' },
    seed: { value: 'TEXT', what: 'the same seed gives the same openings (default 1)' },
    sims: { value: 'M', what: `simulations a decision, for bots that search (default ${DEFAULT_SIMS})` },
    ms: { value: 'T', what: 'milliseconds a decision instead; then games cannot be repeated exactly' },
    out: { value: 'FILE', what: 'keep every game in this file, and go on from the games it holds' },
  },
  notes: ['Intervals hold in 95 of 100 cases. A shared win counts as a fraction for each winner.'],
  examples: [
    'arkwright tournament --players 2 --bots medium,easy --blocks 200',
    'arkwright tournament --players 4 --bots hard,medium,medium,medium --sims 64 --out hard.jsonl',
  ],
  run(given, { output, error }) {
    const known = chosenGame(given)
    const plan = planFrom(given, known)
    const file = fileFrom(given, plan, known)
    const results: GameResult[] = [...(file?.results ?? [])].filter(({ block }) => block < plan.blocks)
    const games = plan.blocks * plan.bots.length
    const progress = new Progress(error)
    for (const result of play(plan, results)) {
      results.push(result)
      file?.add(result)
      progress.show(() => `${grouped(results.length)} of ${grouped(games)} games`)
    }
    progress.end()
    const { seed, budget, options } = plan
    const report = { game: known.game.id, options, seed, budget, blocks: plan.blocks, games, entries: table(results) }
    if (given.has('json')) writeJson(output, report)
    else output.write(asText(known, report))
    return FINE
  },
}

function planFrom(given: Arguments, { game }: KnownGame): Plan {
  const ladder = LADDERS.get(game.id)
  if (ladder === undefined) throw new BadInput(`there are no bots for ${game.id} yet`)
  const list = given.text('bots')
  if (list === undefined) throw new BadInput('--bots must name a bot for each seat, such as --bots medium,easy')
  const options = chosenOptions(given, game)
  const seed = given.text('seed') ?? '1'
  if (seed.length > LONGEST_SEED) throw new BadInput(`--seed must be a text of at most ${LONGEST_SEED} characters`)
  return {
    expertise: ladder.expertise,
    options,
    bots: botsNamed(list, game.seats(options)).map(({ name }) => thinkerFor(game, name)),
    blocks: given.integer('blocks', { min: 1, max: MOST_BLOCKS }) ?? 50,
    seed,
    budget: budgetFrom(given),
  }
}

function budgetFrom(given: Arguments): Budget {
  const ms = given.integer('ms', { min: 1, max: LONGEST_THOUGHT })
  if (ms === undefined) return { sims: given.integer('sims', { min: 1, max: MOST_SIMS }) ?? DEFAULT_SIMS }
  if (given.has('sims')) throw new BadInput('--sims and --ms are two ways to say the same: please give one of them')
  return { ms }
}

/** Everything but the number of blocks, which may grow. */
function fileFrom(given: Arguments, plan: Plan, { game }: KnownGame): TournamentFile | undefined {
  const path = given.text('out')
  if (path === undefined) return undefined
  const { options, bots, seed, budget } = plan
  const names = bots.map(({ name }) => name)
  return new TournamentFile(path, { tournament: game.id, revision: game.revision, options, bots: names, seed, budget })
}

interface Report {
  readonly seed: string
  readonly blocks: number
  readonly games: number
  readonly budget: Budget
  readonly entries: readonly Entry[]
}

function asText({ title, printer }: KnownGame, { seed, blocks, games, budget, entries }: Report): string {
  const thought = 'sims' in budget ? `${budget.sims} simulations` : `${budget.ms} ms`
  const rows = entries.map(({ bot, wins, share, interval, meanScore, rating }) => [
    bot,
    wins.toFixed(1),
    `${percent(share)} %`,
    `${percent(interval.low)}-${percent(interval.high)} %`,
    rating.rating.toFixed(0),
    `${rating.low.toFixed(0)}-${rating.high.toFixed(0)}`,
    printer.score(Math.round(meanScore * 10) / 10),
  ])
  return [
    `${title}, ${grouped(blocks)} openings from seed ${seed}, ${grouped(games)} games, ${thought} a decision`,
    '',
    ...columns([['bot', 'wins', '', 'interval', 'rating', 'interval', 'mean score'], ...rows], [1, 2, 3, 4, 5, 6]),
    '',
  ].join('\n')
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}
