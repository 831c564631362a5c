// arkwright simulate: many games between bots, and who wins.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AnyJournal, BadInput, type Printing, SEATS, seedRandom, shown, writeGameFile } from '@arkwright/kernel'
import type { Arguments } from '../arguments.ts'
import { BOTS, botsNamed, thinkerFor } from '../bots.ts'
import type { Command } from '../command.ts'
import { atTable, chosenGame, chosenOptions, GAME_FLAGS, type KnownGame, OPTION_NOTES } from '../games.ts'
import { columns, grouped } from '../print/text.ts'
import { givenPrinting } from '../printing-files.ts'
import { Progress } from '../progress.ts'
import { fileFault } from '../read.ts'
import { type Outcome, type Plan, simulate } from '../simulate.ts'
import { FINE, writeJson } from '../terminal.ts'

const MOST_GAMES = 100_000_000
const MOST_FILES = 1_000_000
const LONGEST_SEED = 100
const FEWEST_DIGITS = 4

export const simulateCommand: Command = {
  name: 'simulate',
  summary: 'plays games between bots and counts who wins',
  flags: {
    ...GAME_FLAGS,
    bots: {
      value: 'NAME,…',
      what: `one bot for all seats, or one for each: ${BOTS.map(({ name }) => name).join(', ')} (default random)`,
    },
    games: { value: 'K', what: 'how many games (default 1000)' },
    seed: { value: 'TEXT', what: 'the same seed gives the same games (default 1)' },
    out: { value: 'DIR', what: 'write each game to a file in this folder' },
  },
  notes: ['A shared win counts as a fraction for each winner.', ...OPTION_NOTES],
  examples: [
    'arkwright simulate --games 10000',
    'arkwright simulate --players 2 --setup free --seed spinning --games 20 --out games',
    'arkwright simulate --game water-frame --edition 2014 --setup free --option patrons=true --games 200',
    'arkwright simulate --game card-game --expert no-ships,early-shipping',
    'arkwright simulate --game card-game --players 1 --expert all --games 5 --out solo',
  ],
  async run(given, { input, output, error }) {
    const printing = await givenPrinting(given, input)
    const known = chosenGame(given, printing)
    const plan = planFrom(given, known, printing)
    await prepareBots(plan)
    const folder = given.text('out')
    const progress = new Progress(error)
    const started = performance.now()
    const outcome = simulate(
      plan,
      done => progress.show(() => `${grouped(done)} of ${grouped(plan.games)} games`),
      folder === undefined ? undefined : writerTo(folder, plan),
    )
    const seconds = (performance.now() - started) / 1000
    progress.end()
    const report = {
      game: known.game.id,
      options: plan.options,
      seed: plan.seed,
      games: outcome.games,
      moves: outcome.moves,
      seconds,
      gamesPerSecond: outcome.games / seconds,
      movesPerSecond: outcome.moves / seconds,
      seats: outcome.seats,
    }
    if (given.has('json')) writeJson(output, report)
    else output.write(asText(atTable(known, plan.options), report))
    return FINE
  },
}

function planFrom(given: Arguments, { game }: KnownGame, printing: Printing | undefined): Plan {
  const options = chosenOptions(given, game, printing)
  const bots = botsNamed(given.text('bots') ?? 'random', game.seats(options))
  const games = given.integer('games', { min: 1, max: given.has('out') ? MOST_FILES : MOST_GAMES }) ?? 1000
  const seed = given.text('seed') ?? '1'
  if (seed.length > LONGEST_SEED) throw new BadInput(`--seed must be a text of at most ${LONGEST_SEED} characters`)
  return { game, options, bots, games, seed }
}

/** Bots that load something do so before the first game. */
async function prepareBots({ game, options, bots, seed }: Plan): Promise<void> {
  const view: unknown = game.view(game.setup(options, seedRandom(seed)), 0)
  for (const { name } of bots) if (name !== 'random') await thinkerFor(game, name).prepare?.(view)
}

function writerTo(folder: string, { game, games, bots }: Plan): (journal: AnyJournal, number: number) => void {
  const digits = Math.max(FEWEST_DIGITS, String(games).length)
  const names = bots.map(({ name }) => name)
  const tried = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      const fault = fileFault(error)
      throw fault instanceof BadInput ? new BadInput(`--out ${shown(folder)}: ${fault.message}`) : fault
    }
  }
  tried(() => mkdirSync(folder, { recursive: true }))
  return (journal, number) => {
    const path = join(folder, `${game.id}-${String(number).padStart(digits, '0')}.json`)
    tried(() => writeFileSync(path, `${JSON.stringify(writeGameFile(journal, { names }))}\n`))
  }
}

interface Report extends Outcome {
  readonly seed: string
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly movesPerSecond: number
}

function asText({ title, printer }: KnownGame, report: Report): string {
  const rows = report.seats.map(({ bot, wins, meanScore }, i) => [
    printer.seat(SEATS[i] ?? 0),
    bot,
    wins.toFixed(1),
    `${((100 * wins) / report.games).toFixed(1)} %`,
    printer.score(Math.round(meanScore * 10) / 10),
  ])
  return [
    `${title}, ${grouped(report.games)} ${report.games === 1 ? 'game' : 'games'} from seed ${shown(report.seed)}: ${grouped(report.moves)} moves in ${report.seconds.toFixed(2)} s`,
    `${grouped(report.gamesPerSecond)} games/s, ${grouped(report.movesPerSecond)} moves/s`,
    '',
    ...columns([['seat', 'bot', 'wins', '', 'mean score'], ...rows], [2, 3, 4]),
    ...withoutWinner(report),
    '',
  ].join('\n')
}

/** Without this note a column of zeros looks like an error. */
function withoutWinner({ games, seats }: Report): string[] {
  const lost = games - Math.round(seats.reduce((sum, { wins }) => sum + wins, 0))
  if (lost === 0) return []
  return ['', `Games that no player won: ${grouped(lost)} of ${grouped(games)}.`]
}
