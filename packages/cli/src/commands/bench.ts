// arkwright bench: the speed of every game on this machine.
import { BadInput } from '@arkwright/kernel'
import type { Arguments } from '../arguments.ts'
import { type Speed, speedOf, YARDSTICK, yardstick } from '../bench.ts'
import type { Command } from '../command.ts'
import { chosenOptions, gameNamed, KNOWN_GAMES, OPTION_FLAGS } from '../games.ts'
import { columns, grouped } from '../print/text.ts'
import { givenPrinting } from '../printing-files.ts'
import { Progress } from '../progress.ts'
import { FINE, writeJson } from '../terminal.ts'

const SECONDS = 5

export const bench: Command = {
  name: 'bench',
  summary: 'measures how fast the games play on one core of this machine',
  flags: {
    game: {
      value: 'GAME',
      what: `only this game: ${KNOWN_GAMES.map(({ game }) => game.id).join(', ')} (default: all)`,
    },
    ...OPTION_FLAGS,
    seconds: { value: 'T', what: `measuring time for each game (default ${SECONDS})` },
  },
  notes: [
    'Random games, the list of legal moves made at every decision. Each figure is the best of many short windows',
    'after a warm-up; the median beside it tells how calm the machine was. The yardstick, measured in the same run, makes',
    'machines comparable.',
  ],
  examples: [
    'arkwright bench',
    'arkwright bench --game water-frame --setup free --seconds 20 --json',
    'arkwright bench --game card-game --players 1',
  ],
  async run(given, { input, output, error }) {
    const printing = await givenPrinting(given, input)
    const id = given.text('game') ?? printing?.game
    if (id === undefined) refuseOptions(given)
    const games = (id === undefined ? KNOWN_GAMES : [gameNamed(id)]).map(({ game }) => ({
      game,
      options: chosenOptions(given, game, printing),
    }))
    const seconds = given.decimal('seconds', { min: 0.01, max: 3600 }) ?? SECONDS
    const progress = new Progress(error)
    progress.show(() => 'measuring the yardstick …')
    const opsPerSecond = yardstick(seconds / 5)
    const speeds = games.map(({ game, options }) =>
      speedOf(game, options, seconds, stage => progress.show(() => `${game.id}: ${stage} …`)),
    )
    progress.end()
    const report = {
      yardstick: { what: YARDSTICK, opsPerSecond },
      games: speeds.map(speed => ({ ...speed, movesPerThousandOps: (1000 * speed.movesPerSecond) / opsPerSecond })),
    }
    if (given.has('json')) writeJson(output, report)
    else output.write(asText(opsPerSecond, report.games))
    return FINE
  },
}

/** Games accept different options. */
function refuseOptions(given: Arguments): void {
  const name = Object.keys(OPTION_FLAGS).find(one => given.has(one))
  if (name !== undefined) throw new BadInput(`--${name} needs one game: please name it with --game`)
}

function asText(opsPerSecond: number, speeds: readonly (Speed & { movesPerThousandOps: number })[]): string {
  const rows = speeds.map(speed => [
    speed.game,
    String(speed.players),
    grouped(speed.movesPerSecond),
    grouped(speed.medianMovesPerSecond),
    grouped(speed.gamesPerSecond),
    grouped(speed.nanosecondsPerCopy),
    speed.millisecondsPerReplay.toFixed(2),
    speed.movesPerThousandOps.toFixed(1),
  ])
  const head = [
    'game',
    'players',
    'moves/s',
    'median',
    'games/s',
    'ns/copy',
    'ms/replay',
    'moves per 1,000 yardstick ops',
  ]
  return [
    ...columns([head, ...rows], [1, 2, 3, 4, 5, 6, 7]),
    '',
    `Yardstick: ${grouped(opsPerSecond)} ops/s (${YARDSTICK})`,
    '',
  ].join('\n')
}
