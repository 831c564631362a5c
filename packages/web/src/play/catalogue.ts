// The games of the page, in the order it offers them. Each game's folder says what the page must know before its package is
// loaded.
import { BOT_NAMES, FIRST_LEVEL, USUAL_LEVEL } from '@arkwright/bots/levels'
import type { ReactNode } from 'react'
import { spinningJenny, waterFrame } from '../board-game/listed.ts'
import { cardGame } from '../card-game/listed.ts'
import { speakOn } from '../messages/first.ts'
import type { Catalogue } from '../messages/index.ts'
import type { Fills } from '../shell/engraving.ts'
import type { GamePage } from './game-page.ts'
import type { Option, OptionWords } from './options.ts'

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
  /** The texts of its options, by option name. Read during rendering, since the language can change. */
  optionWords(text: Catalogue): Readonly<Record<string, OptionWords>>
  /** A copper engraving, without its frame. */
  picture(fills: Fills): ReactNode
}

export const GAMES: readonly Listed[] = [spinningJenny, waterFrame, cardGame]

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
