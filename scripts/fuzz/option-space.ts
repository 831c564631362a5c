// Every choice of every game that can be made before it starts; a fuzzed game takes one of each at random.
import { spinningJenny, waterFrame } from '@arkwright/board-game'
import { cardGame } from '@arkwright/card-game'
import { type AnyGame, pick, type RandomState, randomBelow } from '@arkwright/kernel'

interface Space {
  readonly game: AnyGame
  readonly fields: Readonly<Record<string, readonly unknown[]>>
}

const MODULES = cardGame.parseOptions({ players: 2, expert: 'all' }).expert
const SPACES: readonly Space[] = [
  { game: spinningJenny, fields: { players: [2, 3, 4], setup: ['predetermined', 'free'] } },
  {
    game: waterFrame,
    fields: {
      players: [2, 3, 4],
      edition: [2014, 2016],
      setup: ['predetermined', 'predetermined-shuffled', 'free'],
      patrons: [false, true],
      houseEvents: [false, true],
    },
  },
  {
    game: cardGame,
    fields: {
      players: [1, 2, 3, 4],
      expert: [[], 'all', ...MODULES.map(one => [one])],
      factories: ['chosen', 'drawn'],
    },
  },
]

export const FUZZED_GAMES: readonly AnyGame[] = SPACES.map(({ game }) => game)

export interface Chosen {
  readonly game: AnyGame
  readonly options: Readonly<Record<string, unknown>>
}

/** The n-th game of a run: the games take turns, everything else is drawn. */
export function chooseOptions(number: number, random: RandomState): Chosen {
  const space = SPACES[number % SPACES.length]
  if (space === undefined) throw new Error('there are games')
  for (;;) {
    const options = Object.fromEntries(
      Object.entries(space.fields).map(([name, values]) => [name, pick(random, values)]),
    )
    if (isAllowed(options)) return { game: space.game, options: withSomeLeftOut(options, random) }
  }
}

/** Factories are drawn in solo games only: the one pair of choices that excludes another. */
function isAllowed({ factories, players }: Readonly<Record<string, unknown>>): boolean {
  return factories !== 'drawn' || players === 1
}

/** What is not said has a usual value; that way of asking is tried too. */
function withSomeLeftOut(options: Record<string, unknown>, random: RandomState): Record<string, unknown> {
  if (randomBelow(random, 4) > 0) return options
  const { players, ...rest } = options
  const kept = Object.entries(rest).filter(([name]) => name === 'factories' || randomBelow(random, 2) === 0)
  return { players, ...Object.fromEntries(kept) }
}

/** How a cell is called in the summary. */
export function cellOf({ game, options }: Chosen): string {
  return `${game.id} ${JSON.stringify(options)}`
}
