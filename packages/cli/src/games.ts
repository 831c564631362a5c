// The games this program knows. To add one, add a line here.
import { formerSpinningJennys, formerWaterFrames, spinningJenny, waterFrame } from '@arkwright/board-game'
import { cardGame, EXPERT_MODULES, formerCardGames } from '@arkwright/card-game'
import {
  type AnyGame,
  BadInput,
  checkNesting,
  didYouMean,
  optionsOf,
  type Printing,
  type PrintingName,
  printingIn,
  shown,
} from '@arkwright/kernel'
import type { Arguments, Flags } from './arguments.ts'
import { boardGameLayout } from './environment/board-game-layout.ts'
import { cardGameLayout } from './environment/card-game-layout.ts'
import type { Layout } from './environment/sheet.ts'
import { boardGamePrinter } from './print/board-game/printer.ts'
import { cardGamePrinter } from './print/card-game/printer.ts'
import type { Printer } from './print/printer.ts'
import { oneLine } from './print/text.ts'

export interface KnownGame {
  readonly game: AnyGame
  readonly title: string
  readonly printer: Printer
  /** The numbers that programs which learn see. */
  readonly layout: Layout
}

const SPINNING_JENNY: KnownGame = {
  game: spinningJenny,
  title: 'Spinning Jenny',
  printer: boardGamePrinter,
  layout: boardGameLayout(spinningJenny.steps),
}
const WATER_FRAME: KnownGame = {
  game: waterFrame,
  title: 'Water Frame',
  printer: boardGamePrinter,
  layout: boardGameLayout(waterFrame.steps),
}
const CARD_GAME: KnownGame = {
  game: cardGame,
  title: 'Arkwright: The Card Game',
  printer: cardGamePrinter,
  layout: cardGameLayout(cardGame.steps),
}

export const KNOWN_GAMES: readonly KnownGame[] = [SPINNING_JENNY, WATER_FRAME, CARD_GAME]

export const GAMES: readonly AnyGame[] = KNOWN_GAMES.map(({ game }) => game)
/** All games in every revision of their rules. A file uses the revision it began with. */
export const GAMES_OF_FILES: readonly AnyGame[] = [
  ...GAMES,
  ...formerSpinningJennys,
  ...formerWaterFrames,
  ...formerCardGames,
]
const IDS = GAMES.map(({ id }) => id)

/** The options of a table; each game lists those it accepts. */
export const OPTION_FLAGS: Flags = {
  players: { value: 'N', what: 'number of players (default: as many as can play); 1 is the solo game of card-game' },
  setup: { value: 'NAME', what: 'predetermined or free; water-frame also predetermined-shuffled' },
  edition: { value: 'YEAR', what: 'printing of the rules of water-frame: 2014 or 2016 (default 2016)' },
  expert: { value: 'NAME,…', what: `modules of card-game: all, or some of ${EXPERT_MODULES.join(', ')}` },
  printing: { value: 'FILE', what: 'the figures of this printing, and its variant where it has one' },
  option: {
    value: 'NAME=VALUE',
    many: true,
    what: 'any other option of the game: text, JSON, or a list such as one,two',
  },
}

export const GAME_FLAGS: Flags = {
  game: { value: 'GAME', what: `which game: ${IDS.join(', ')} (default ${IDS[0]})` },
  ...OPTION_FLAGS,
}

export const OPTION_NOTES: readonly string[] = [
  'Other options: water-frame has patrons=true (the four patrons lie out) and houseEvents=true (our own events are',
  'shuffled in), both with --setup free; card-game has factories=drawn (solo); every game has components={…} and',
  'handicap=9,0,10 (pounds of start cash by seat) or handicap=balanced; card-game also has scoreHandicap=12,0,5 (final',
  'score) and valueHandicap=2,0,1 (share value at the start).',
]

export function gameNamed(id: string): KnownGame {
  const found = KNOWN_GAMES.find(({ game }) => game.id === id)
  if (found !== undefined) return found
  throw new BadInput(`there is no game called ${shown(id)}${didYouMean(id, IDS)}; known are ${IDS.join(', ')}`)
}

/** The game with the words for a table with these options. */
export function atTable(known: KnownGame, options: unknown): KnownGame {
  const printer = known.printer.at?.(options) ?? known.printer
  const printing = printingIn(options)
  return { ...known, printer, title: printing === undefined ? known.title : `${known.title}, ${titleOf(printing)}` }
}

/** The start of the hash tells two printings of one name apart. */
function titleOf({ name, hash, variant }: PrintingName): string {
  const played = variant === undefined ? '' : `, variant “${oneLine(variant)}”`
  return `printing “${oneLine(name)}” ${hash.slice(0, 8)}${played}`
}

/** The one that is named, or the one that the printing is of. */
export function chosenGame(given: Arguments, printing?: Printing): KnownGame {
  return gameNamed(given.text('game') ?? printing?.game ?? SPINNING_JENNY.game.id)
}

/** The options from the flags; the game itself checks them. */
export function chosenOptions(given: Arguments, game: AnyGame, printing?: Printing): unknown {
  const entries: [string, unknown][] = [['players', game.players.max]]
  for (const name of ['players', 'setup', 'edition']) {
    const text = given.text(name)
    if (text !== undefined) entries.push([name, readValue(text)])
  }
  const modules = given.text('expert')
  if (modules !== undefined) entries.push(['expert', modules === 'all' ? modules : modules.split(',')])
  for (const pair of given.texts('option')) {
    const equals = pair.indexOf('=')
    if (equals < 1) throw new BadInput(`--option must look like NAME=VALUE, not ${shown(pair)}`)
    entries.push([pair.slice(0, equals), readValue(pair.slice(equals + 1))])
  }
  const wanted = Object.fromEntries(entries)
  return printing === undefined ? game.parseOptions(wanted) : optionsOf(printing, game, wanted)
}

const LIST = /^[\w.-]+(,[\w.-]+)+$/

function readValue(text: string): unknown {
  if (LIST.test(text)) return text.split(',').map(readValue)
  checkNesting(text)
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
