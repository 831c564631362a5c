// arkwright tournament: which bot is stronger, with confidence intervals.
import {
  type Budget,
  type Entry,
  type GameResult,
  LADDERS,
  type PlayersPlan,
  playSideBySide,
  table,
} from '@arkwright/bots'
import { BadInput, type MachineState, type Move, type Printing } from '@arkwright/kernel'
import type { Arguments } from '../arguments.ts'
import { BOTS, namesIn } from '../bots.ts'
import { budgetFrom, THINKING_FLAGS } from '../budget.ts'
import type { Command } from '../command.ts'
import { chosenGame, chosenOptions, GAME_FLAGS, type KnownGame } from '../games.ts'
import { Table } from '../players.ts'
import { columns, grouped } from '../print/text.ts'
import { givenPrinting } from '../printing-files.ts'
import { Progress } from '../progress.ts'
import { FINE, writeJson } from '../terminal.ts'
import { TournamentFile } from '../tournament-file.ts'

const MOST_BLOCKS = 1_000_000
const LONGEST_SEED = 100
const MOST_THREADS = 64

type Plan = PlayersPlan<MachineState<Move>, Move, unknown, unknown>

export const tournament: Command = {
  name: 'tournament',
  summary: 'lets bots play each other in every seat and rates them',
  flags: {
    ...GAME_FLAGS,
    bots: {
      value: 'NAME,…',
      what: `one for each seat: ${BOTS.map(({ name }) => name).join(', ')}, weights, or program:COMMAND`,
    },
    weights: { value: 'FILE', what: 'a network by which the entrant called weights plays as expert does' },
    blocks: { value: 'K', what: 'how many openings; each is played once in every rotation of the seats (default 50)' },
    seed: { value: 'TEXT', what: 'the same seed gives the same openings (default 1)' },
    ...THINKING_FLAGS,
    threads: { value: 'N', what: 'how many games are played at once, bots thinking in as many threads (default 1)' },
    out: { value: 'FILE', what: 'keep every game in this file, and go on from the games it holds' },
  },
  notes: [
    'Intervals hold in 95 of 100 cases. A shared win counts as a fraction for each winner. With --sims the results are',
    'the same for any number of threads; with --ms more threads than cores take time from each other.',
    'A program plays by JSON lines on its standard input and output, which docs/bots.md describes:',
    '  arkwright tournament --players 2 --bots "program:python3 examples/bot.py,random"',
  ],
  examples: [
    'arkwright tournament --players 2 --bots weights,expert --weights network.json --sims 64',
    'arkwright tournament --players 2 --bots medium,easy --blocks 200',
    'arkwright tournament --players 4 --bots hard,medium,medium,medium --sims 64 --threads 2 --out hard.jsonl',
  ],
  async run(given, { input, output, error }) {
    const printing = await givenPrinting(given, input)
    const known = chosenGame(given, printing)
    const schedule = scheduleFrom(given, known, printing)
    const names = entrantsFrom(given, known, schedule)
    const atOnce = given.integer('threads', { min: 1, max: MOST_THREADS }) ?? 1
    const results: GameResult[] = []
    const games = schedule.blocks * names.length
    const progress = new Progress(error)
    const seats = new Table(known.game, atOnce, given.text('weights'))
    try {
      const players = await Promise.all(names.map(name => seats.seat(name)))
      const plan = { ...schedule, players, atOnce }
      const file = fileFrom(given, plan, known)
      results.push(...(file?.results ?? []).filter(({ block }) => block < plan.blocks))
      for await (const result of playSideBySide(plan, [...results])) {
        results.push(result)
        file?.add(result)
        progress.show(() => `${grouped(results.length)} of ${grouped(games)} games`)
      }
    } finally {
      await seats.close()
    }
    progress.end()
    const { seed, budget, options, blocks } = schedule
    const report = { game: known.game.id, options, seed, budget, blocks, games, entries: table(results) }
    if (given.has('json')) writeJson(output, report)
    else output.write(asText(known, report))
    return FINE
  },
}

type Schedule = Omit<Plan, 'players' | 'atOnce'>

function entrantsFrom(given: Arguments, { game }: KnownGame, { options }: Schedule): readonly string[] {
  const list = given.text('bots')
  if (list === undefined) throw new BadInput('--bots must name a bot for each seat, such as --bots medium,easy')
  return namesIn(list, game.seats(options))
}

function scheduleFrom(given: Arguments, { game }: KnownGame, printing: Printing | undefined): Schedule {
  const ladder = LADDERS.get(game.id)
  if (ladder === undefined) throw new BadInput(`there are no bots for ${game.id} yet`)
  const options = chosenOptions(given, game, printing)
  const seed = given.text('seed') ?? '1'
  if (seed.length > LONGEST_SEED) throw new BadInput(`--seed must be a text of at most ${LONGEST_SEED} characters`)
  return {
    expertise: ladder.expertise,
    options,
    blocks: given.integer('blocks', { min: 1, max: MOST_BLOCKS }) ?? 50,
    seed,
    budget: budgetFrom(given),
  }
}

/** Everything but the number of blocks, which may grow. */
function fileFrom(given: Arguments, plan: Plan, { game }: KnownGame): TournamentFile | undefined {
  const path = given.text('out')
  if (path === undefined) return undefined
  const { options, players, seed, budget } = plan
  const names = players.map(({ name }) => name)
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
