// The games this program knows. To add one: a line here.
import { spinningJenny } from '@arkwright/board-game'
import { type AnyGame, BadInput, shown } from '@arkwright/kernel'
import type { Arguments, Flags } from './arguments.ts'
import { didYouMean } from './nearest.ts'
import { boardGamePrinter } from './print/board-game/printer.ts'
import type { Printer } from './print/printer.ts'
import { checkNesting } from './read.ts'

export interface KnownGame {
  readonly game: AnyGame
  readonly title: string
  readonly printer: Printer
}

const SPINNING_JENNY: KnownGame = { game: spinningJenny, title: 'Spinning Jenny', printer: boardGamePrinter }

export const KNOWN_GAMES: readonly KnownGame[] = [SPINNING_JENNY]

export const GAMES: readonly AnyGame[] = KNOWN_GAMES.map(({ game }) => game)
const IDS = GAMES.map(({ id }) => id)

export const GAME_FLAGS: Flags = {
  game: { value: 'GAME', what: `which game: ${IDS.join(', ')} (default ${IDS[0]})` },
  players: { value: 'N', what: 'number of players (default: as many as can play)' },
  setup: { value: 'NAME', what: 'set-up, such as predetermined or free' },
  edition: { value: 'YEAR', what: 'printing of the rules, where a game has several' },
  option: {
    value: 'NAME=VALUE',
    many: true,
    what: 'any other option of the game; a VALUE that reads as JSON is taken as JSON',
  },
}

export function gameNamed(id: string): KnownGame {
  const found = KNOWN_GAMES.find(({ game }) => game.id === id)
  if (found !== undefined) return found
  throw new BadInput(`there is no game called ${shown(id)}${didYouMean(id, IDS)}; known are ${IDS.join(', ')}`)
}

export function chosenGame(given: Arguments): KnownGame {
  return gameNamed(given.text('game') ?? SPINNING_JENNY.game.id)
}

/** The options the flags ask for; the game itself judges them. */
export function chosenOptions(given: Arguments, game: AnyGame): unknown {
  const entries: [string, unknown][] = [['players', game.players.max]]
  for (const name of ['players', 'setup', 'edition']) {
    const text = given.text(name)
    if (text !== undefined) entries.push([name, readValue(text)])
  }
  for (const pair of given.texts('option')) {
    const equals = pair.indexOf('=')
    if (equals < 1) throw new BadInput(`--option must look like NAME=VALUE, not ${shown(pair)}`)
    entries.push([pair.slice(0, equals), readValue(pair.slice(equals + 1))])
  }
  return game.parseOptions(Object.fromEntries(entries))
}

function readValue(text: string): unknown {
  checkNesting(text)
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
