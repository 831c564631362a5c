// What is measured: a game, the seats of a table, and players of three strengths, weakest first.
import { spinningJenny } from '@arkwright/board-game'
import { BOT_NAMES, type Bot, type BotName, LADDERS, variedBot } from '@arkwright/bots'
import { cardGame } from '@arkwright/card-game'
import { type AnyGame, randomBelow } from '@arkwright/kernel'

export interface Cell {
  readonly name: string
  readonly game: AnyGame
  readonly seats: number
  readonly levels: readonly Level[]
  /** Deals in the pool, each played with every line-up. */
  readonly deals: number
  /** How often each line-up plays a deal, if more than once. */
  readonly times?: number
  /** Simulations for each turn of the bots that search. */
  readonly sims?: number
  /** Everyone plays against the same bots: this many games of each level and deal, all at one seat. */
  readonly alone?: number
}

/** A level of our ladder; medium that plays a random turn in so many of a hundred; or medium that does not vary, everyone's rival. */
export type Level = BotName | `errs ${number}` | typeof HOUSE
export const HOUSE = 'house'

const LADDER: readonly Level[] = ['random', 'easy', 'medium']
const FEW_SIMS = 8
/** Like people of different strength: each makes mistakes of their own. All players of a level of the ladder would make the same. */
const ERRING: readonly Level[] = ['errs 30', 'errs 15', 'errs 5']

/**
 * Four at a table have 81 line-ups, more than a round has tables. With two at a table there are nine, fewer than tables, so each plays
 * a deal several times: otherwise players of the same strength would share one result.
 */
export const CELLS: readonly Cell[] = [
  { name: 'Spinning Jenny, 4 players, erring', game: spinningJenny, seats: 4, levels: ERRING, deals: 60 },
  { name: 'Spinning Jenny, 4 players, levels', game: spinningJenny, seats: 4, levels: LADDER, deals: 20 },
  { name: 'card game, 4 players, erring', game: cardGame, seats: 4, levels: ERRING, deals: 20 },
  { name: 'card game, 4 players, levels', game: cardGame, seats: 4, levels: LADDER, deals: 20 },
  { name: 'card game, 2 players, levels', game: cardGame, seats: 2, levels: LADDER, deals: 30, times: 6 },
  { name: 'Spinning Jenny, 2 players, levels', game: spinningJenny, seats: 2, levels: LADDER, deals: 30, times: 6 },
  {
    name: 'card game, 2 players, all levels',
    game: cardGame,
    seats: 2,
    levels: BOT_NAMES,
    deals: 30,
    times: 2,
    sims: FEW_SIMS,
  },
  {
    // With few simulations hard is not stronger than medium here.
    name: 'Spinning Jenny, 2 players, without hard',
    game: spinningJenny,
    seats: 2,
    levels: BOT_NAMES.filter(name => name !== 'hard'),
    deals: 30,
    times: 3,
    sims: FEW_SIMS,
  },
  { name: 'card game, 2 players, erring', game: cardGame, seats: 2, levels: ERRING, deals: 30, times: 6 },
  { name: 'Spinning Jenny against 3 bots, erring', game: spinningJenny, seats: 4, levels: ERRING, deals: 40, alone: 8 },
]

export function botOf(game: AnyGame, level: Level): Bot<unknown> {
  const ladder = LADDERS.get(game.id)
  if (ladder === undefined) throw new Error(`no bots play ${game.id}`)
  if (level === HOUSE) return ladder.bots.medium
  const medium = variedBot(ladder.bots.medium, ladder.nearly)
  if (!isErring(level)) return level === 'medium' ? medium : variedBot(ladder.bots[level], ladder.nearly)
  const mistakes = Number(level.slice('errs '.length))
  return {
    ...medium,
    choose: (view, seat, budget, random) =>
      (randomBelow(random, 100) < mistakes ? ladder.bots.random : medium).choose(view, seat, budget, random),
  }
}

function isErring(level: Level): level is `errs ${number}` {
  return level.startsWith('errs ')
}
