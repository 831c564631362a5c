// Every option of every game; a fuzzed game takes a random value of each.
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

/** The values a variant may choose from. Drawn factories and numbers of players are the table's choice. */
export function variantOptions({ id }: AnyGame): Readonly<Record<string, readonly unknown[]>> {
  const { players: _, factories: __, ...fields } = SPACES.find(({ game }) => game.id === id)?.fields ?? {}
  return fields
}

export interface Chosen {
  readonly game: AnyGame
  readonly options: Readonly<Record<string, unknown>>
}

/** The n-th game of a run: the games alternate, everything else is random. */
export function chooseOptions(number: number, random: RandomState): Chosen {
  const space = SPACES[number % SPACES.length]
  if (space === undefined) throw new Error('There is no game to fuzz.')
  for (;;) {
    const options = Object.fromEntries(
      Object.entries(space.fields).map(([name, values]) => [name, pick(random, values)]),
    )
    if (isAllowed(options)) return { game: space.game, options: withSomeLeftOut(options, random) }
  }
}

/** Only solo games draw factories; no other options exclude each other. */
function isAllowed({ factories, players }: Readonly<Record<string, unknown>>): boolean {
  return factories !== 'drawn' || players === 1
}

/** A missing option has a default; that is tried too. */
function withSomeLeftOut(options: Record<string, unknown>, random: RandomState): Record<string, unknown> {
  if (randomBelow(random, 4) > 0) return options
  const { players, ...rest } = options
  const kept = Object.entries(rest).filter(([name]) => name === 'factories' || randomBelow(random, 2) === 0)
  return { players, ...Object.fromEntries(kept) }
}

/** The name of a cell in the summary. */
export function cellOf({ game, options }: Chosen): string {
  return `${game.id} ${JSON.stringify(options)}`
}
