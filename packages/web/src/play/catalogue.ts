// The games of the page. To add one: a line here, its words in the catalogue, its bots, and its page.
import { BOT_NAMES, FIRST_LEVEL, USUAL_LEVEL } from '@arkwright/bots/levels'
import { text } from '../messages/index.ts'
import type { GamePage } from './game-page.ts'
import type { Option, OptionWords } from './options.ts'

export interface Listed {
  readonly id: string
  /** The newest of its rules, by which new games are played. */
  readonly revision: number
  readonly players: readonly number[]
  /** How many players a new table begins with. */
  readonly usualPlayers: number
  readonly options: readonly Option[]
  /** The words of each option, by its name; read while the page is drawn, since languages change. */
  optionWords(): Readonly<Record<string, OptionWords>>
  /** By every revision of its rules, the newest first. Fetched when a table is opened, so that the first page stays light. */
  load(): Promise<readonly GamePage[]>
}

const free = ({ setup }: Readonly<Record<string, unknown>>) => setup === 'free'
const alone = ({ players }: Readonly<Record<string, unknown>>) => players === 1

export const GAMES: readonly Listed[] = [
  {
    id: 'spinning-jenny',
    revision: 2,
    players: [2, 3, 4],
    usualPlayers: 4,
    options: [{ name: 'setup', values: ['predetermined', 'free'] }],
    optionWords: () => text.boardGame.options,
    load: async () => (await import('../board-game/page.ts')).spinningJennyPages,
  },
  {
    id: 'water-frame',
    revision: 3,
    players: [2, 3, 4],
    usualPlayers: 3,
    options: [
      { name: 'setup', values: ['predetermined', 'predetermined-shuffled', 'free'] },
      { name: 'edition', values: [2016, 2014] },
      { name: 'patrons', values: [true, false], asked: free },
      { name: 'houseEvents', values: [false, true], asked: free },
    ],
    optionWords: () => text.waterFrame.options,
    load: async () => (await import('../board-game/page.ts')).waterFramePages,
  },
  {
    id: 'card-game',
    revision: 3,
    players: [1, 2, 3, 4],
    usualPlayers: 3,
    options: [
      { name: 'factories', values: ['chosen', 'drawn'], asked: alone },
      { name: 'expert', values: Object.keys(text.cardGame.options.modules), several: true },
    ],
    optionWords: () => {
      const { factories, found, expert, modules, all } = text.cardGame.options
      return { factories: { name: factories, values: found }, expert: { name: expert, values: modules, all } }
    },
    load: async () => (await import('../card-game/page.ts')).cardGamePages,
  },
]

/** What can be chosen for a bot's seat in every game, weakest first; the worker knows what each means. */
export const BOT_STRENGTHS: readonly string[] = BOT_NAMES
export const USUAL_STRENGTH: string = USUAL_LEVEL
/** For whoever has never seen the game. */
export const FIRST_STRENGTH = FIRST_LEVEL

/** Chosen when somebody sets up a table for the first time. */
export function firstGame(): Listed {
  const [first] = GAMES
  if (first === undefined) throw new Error('the page has no game')
  return first
}

export function newestRevision(id: string): number {
  return GAMES.find(game => game.id === id)?.revision ?? 1
}

/** Undefined where this page does not know the game, or not by these rules. */
export async function loadPage(id: string, revision = newestRevision(id)): Promise<GamePage | undefined> {
  const pages = await GAMES.find(game => game.id === id)?.load()
  return pages?.find(({ game }) => game.revision === revision)
}
