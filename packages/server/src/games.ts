// The games of the server, by id and rules revision. A table keeps the rules it began with. To add a game, add a line here.
import {
  type State as BoardState,
  formerSpinningJennys,
  formerWaterFrames,
  expectedProfit as profitOnBoard,
  spinningJenny,
  waterFrame,
} from '@arkwright/board-game'
import { BOT_NAMES, LADDERS } from '@arkwright/bots'
import {
  type State as CardState,
  cardGame,
  formerCardGames,
  expectedProfit as profitOfCards,
} from '@arkwright/card-game'
import {
  type AnyGame,
  gameAt,
  type MachineState,
  type Move,
  newestGame,
  newestGames,
  type Seat,
} from '@arkwright/kernel'
import type { Strength } from './api/table-shapes.ts'

export const GAMES: readonly AnyGame[] = [spinningJenny, waterFrame, cardGame]
/** Older revisions. Tables that began with them keep them. */
const FORMER_GAMES: readonly AnyGame[] = [...formerSpinningJennys, ...formerWaterFrames, ...formerCardGames]

export class GameShelf {
  /** Every game in every revision of its rules. */
  readonly all: readonly AnyGame[]

  /** Several entries may share an id with different revisions. */
  constructor(games: readonly AnyGame[] = [...GAMES, ...FORMER_GAMES]) {
    this.all = games
  }

  get newest(): readonly AnyGame[] {
    return newestGames(this.all)
  }

  /** The newest revisions, for new tables. */
  find(id: string): AnyGame | undefined {
    return newestGame(this.all, id)
  }

  at(id: string, revision: number): AnyGame | undefined {
    return gameAt(this.all, id, revision)
  }
}

/** Which bots play a game. Every game can be played at random. */
export function strengthsFor(game: string): readonly Strength[] {
  return LADDERS.has(game) ? BOT_NAMES : ['random']
}

type Position = Readonly<MachineState<Move>>
type Profit = (state: Position, seat: Seat) => number | undefined

const onBoard: Profit = (state, seat) => profitOnBoard(state as BoardState, seat)
const PROFITS: ReadonlyMap<string, Profit> = new Map([
  [spinningJenny.id, onBoard],
  [waterFrame.id, onBoard],
  [cardGame.id, (state, seat) => profitOfCards(state as CardState, seat)],
])

/** What the coming production would earn the seat if nothing else changes; undefined: the game has no forecast, or none now. */
export function expectedProfit(game: string, state: Position, seat: Seat): number | undefined {
  return PROFITS.get(game)?.(state, seat)
}
