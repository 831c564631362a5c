// How each game's facts become figures.
import { spinningJenny, waterFrame } from '@arkwright/board-game'
import { cardGame } from '@arkwright/card-game'
import type { AnyGame } from '@arkwright/kernel'
import { boardGameReader } from '../board-game/reader.ts'
import { cardGameReader } from '../card-game/reader.ts'
import type { Table } from './play.ts'
import type { Reader } from './record.ts'

const READERS: ReadonlyMap<string, Reader> = new Map([
  [spinningJenny.id, boardGameReader(spinningJenny)],
  [waterFrame.id, boardGameReader(waterFrame)],
  [cardGame.id, cardGameReader],
])

export function readerOf({ id }: AnyGame): Reader {
  const reader = READERS.get(id)
  if (reader === undefined) throw new Error(`There are no figures of ${id}.`)
  return reader
}

export function tableOf(game: AnyGame, players: number): Table {
  return { game, players, reader: readerOf(game) }
}
