// The games of the page. To add one: a line here, its texts in the catalogue, its bots, and its page.
import { BOT_NAMES, FIRST_LEVEL, USUAL_LEVEL } from '@arkwright/bots/levels'
import { speakOn } from '../messages/first.ts'
import type { GamePage } from './game-page.ts'
import type { Option } from './options.ts'

export interface Listed {
  readonly id: string
  /** The newest revision of its rules, used for new games. */
  readonly revision: number
  readonly players: readonly number[]
  /** The default number of players on a new table. */
  readonly usualPlayers: number
  readonly options: readonly Option[]
  /** By revision of its rules, newest first. Loaded when a table is opened, to keep the first page small. */
  load(): Promise<readonly GamePage[]>
}

const free = ({ setup }: Readonly<Record<string, unknown>>) => setup === 'free'
const alone = ({ players }: Readonly<Record<string, unknown>>) => players === 1

/** As in the rules of the card game, which would make the first page too large. A test compares them. */
const EXPERT_MODULES = [
  'restrictions',
  'choose-start',
  'random-supply',
  'no-ships',
  'buy-shares',
  'extra-production',
  'early-shipping',
]

export const GAMES: readonly Listed[] = [
  {
    id: 'spinning-jenny',
    revision: 2,
    players: [2, 3, 4],
    usualPlayers: 4,
    options: [{ name: 'setup', values: ['predetermined', 'free'] }],
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
    load: async () => (await import('../board-game/page.ts')).waterFramePages,
  },
  {
    id: 'card-game',
    revision: 3,
    players: [1, 2, 3, 4],
    usualPlayers: 3,
    options: [
      { name: 'factories', values: ['chosen', 'drawn'], asked: alone },
      { name: 'expert', values: EXPERT_MODULES, several: true },
    ],
    load: async () => (await import('../card-game/page.ts')).cardGamePages,
  },
]

/** The bot levels of every game, weakest first; the worker knows what each means. */
export const BOT_STRENGTHS: readonly string[] = BOT_NAMES
export const USUAL_STRENGTH: string = USUAL_LEVEL
/** For people who are new to the game. */
export const FIRST_STRENGTH = FIRST_LEVEL

/** The default on a person's first new table. */
export function firstGame(): Listed {
  const [first] = GAMES
  if (first === undefined) throw new Error('the page has no game')
  return first
}

export function newestRevision(id: string): number {
  return GAMES.find(game => game.id === id)?.revision ?? 1
}

/** Undefined if this page does not know the game, or not this revision of its rules. */
export async function loadPage(id: string, revision = newestRevision(id)): Promise<GamePage | undefined> {
  const pages = await GAMES.find(game => game.id === id)?.load()
  await speakOn()
  return pages?.find(({ game }) => game.revision === revision)
}
