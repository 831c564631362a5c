// The cells of a balance run: game, edition, players.
import { spinningJenny, waterFrame } from '@arkwright/board-game'
import { type AnyExpertise, LADDERS } from '@arkwright/bots'
import { type SetUp as Played, readerOf, type Table } from '@arkwright/bots/balance'
import { cardGame } from '@arkwright/card-game'
import type { AnyGame } from '@arkwright/kernel'

/** A cell's games are shared between its set-ups. */
export interface SetUp extends Played {
  /** Empty where the cell has only one. */
  readonly name: string
}

export interface Cell extends Table {
  readonly name: string
  readonly setUps: readonly SetUp[]
  /** The folder of sources that do not affect it. */
  readonly except: string
}

export const CELLS: readonly Cell[] = [
  ...[2, 3, 4].map(players => ({
    name: `Spinning Jenny, ${players} players`,
    game: spinningJenny as AnyGame,
    players,
    setUps: [{ name: '', options: { players } }],
    reader: readerOf(spinningJenny),
    except: 'card-game',
  })),
  ...[2014, 2016].flatMap(edition =>
    [2, 3, 4].map(players => ({
      name: `Water Frame ${edition}, ${players} players`,
      game: waterFrame as AnyGame,
      players,
      // The predetermined one shows the same few tiles and events in every game, the free one all of them.
      setUps: [
        { name: 'predetermined set-up', options: { players, edition } },
        { name: 'free set-up', options: { players, edition, setup: 'free' } },
      ],
      reader: readerOf(waterFrame),
      except: 'card-game',
    })),
  ),
  ...[1, 2, 3, 4].map(players => ({
    name: players === 1 ? 'Card game, solo' : `Card game, ${players} players`,
    game: cardGame as AnyGame,
    players,
    setUps: [{ name: '', options: { players } }],
    reader: readerOf(cardGame),
    except: 'board-game',
  })),
]

/** The same cells with every set-up a table may have. */
export const WHOLE_CELLS: readonly Cell[] = CELLS.map(cell => ({
  ...cell,
  setUps: [...cell.setUps, ...furtherOf(cell)],
}))

/** Their names are added to a cell's name, so games of the others keep theirs. */
function furtherOf({ game, players }: Cell): SetUp[] {
  if (game.id === 'spinning-jenny') return [{ name: 'free set-up', options: { players, setup: 'free' } }]
  return game.id === 'card-game' ? [{ name: 'expert modules', options: { players, expert: 'all' } }] : []
}

/** Undefined where the cell has no such set-up. The first of a cell is the predetermined one. */
export function setUpNamed({ setUps }: Cell, name: string): number | undefined {
  const found = name === 'predetermined' ? 0 : setUps.findIndex(one => one.name.startsWith(name))
  return found < 0 ? undefined : found
}

/** Undefined for a game without bots. */
export function expertiseOf({ game }: Cell): AnyExpertise | undefined {
  return LADDERS.get(game.id)?.expertise
}
