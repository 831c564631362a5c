// The parts of a position that only Water Frame has: events and economy markers turned up, ships, tiles, harbours.
import {
  crews,
  GOODS,
  type Good,
  type Harbour,
  has,
  type OwnedTile,
  openSpaces,
  type Player,
  SHIP_CAPACITIES,
  type State,
  storedOnPriceScale,
} from '@arkwright/board-game'
import { SEATS } from '@arkwright/kernel'
import { waterFrame as words } from '@arkwright/words/en/water-frame'
import { columns, counted, listed } from '../text.ts'
import { colour, goodName, goodsCounted } from './words.ts'

/** A heading and the lines below it. */
export type Section = readonly [title: string, lines: readonly string[]]

/** The year of the first event marker. */
const FIRST_EVENT = 1770

export function turnedUp(state: State): Section[] {
  if (state.rules.waterFrame === null) return []
  const events = state.events.map((event, decade) => `${FIRST_EVENT + 10 * decade} ${words.eventName({ event })}`)
  return [
    ['Events turned up', [listed(events) || 'none']],
    ['Economy markers turned up (importer + workers)', economyMarkers(state)],
  ]
}

function economyMarkers({ rules, economySeen }: State): string[] {
  const markers = rules.waterFrame?.economyMarkers ?? []
  const rows = GOODS.map(good => {
    const seen = markers.filter((_, i) => has(economySeen[good], i))
    return [goodName(good), seen.map(({ importer, workers }) => `${importer}+${workers}`).join(' ') || 'none']
  })
  return columns(rows)
}

/** The ships in one row of the special markers mat. */
export function shipsOnMat({ rules, ships }: State, level: number): string[] {
  return SHIP_CAPACITIES.flatMap((capacity, size) => {
    const count = ships[size] ?? 0
    const here = rules.waterFrame?.shipLevelOf[capacity] === level
    return here && count > 0 ? [words.board.ship({ capacity, count })] : []
  })
}

export function tilesBesideMat({ tiles }: State): string[][] {
  if (tiles.length === 0) return []
  const there = tiles.flatMap((count, tile) => (count > 0 ? [words.tileCards.left({ tile, count })] : []))
  return [['tiles', there.join(', ') || 'none']]
}

export function harbours(state: State): Section[] {
  const rows = state.players.flatMap(({ harbour }, seat) =>
    harbour === null ? [] : [[colour(SEATS[seat] ?? 0), ...harbourRow(state, harbour)]],
  )
  if (rows.length === 0) return []
  const head = ['', 'Pier 1', 'Pier 2', 'Crews', 'Contracts', 'Warehouse workers']
  return [
    ['Harbours (ships by capacity)', columns([head, ...rows], [1, 2, 3])],
    ['Large warehouses (stored / open spaces) and price scales', columns(state.players.map(warehouseRow(state)))],
    [words.tileCards.title, columns(state.players.map(tileRow))],
  ]
}

function harbourRow(state: State, harbour: Harbour): string[] {
  const { ships, contracts, columns: staffed, rows } = harbour
  const at = GOODS.filter(good => has(staffed, good)).map(good => `${goodName(good)} column`)
  const workers = rows > 0 ? [...at, counted(rows, 'row')] : at
  return [
    ...ships.map(capacity => (capacity === 0 ? '–' : String(capacity))),
    String(crews(state, harbour)),
    goodsListed(contracts) || 'none',
    listed(workers) || 'none',
  ]
}

function warehouseRow(state: State): (player: Player, seat: number) => string[] {
  return (player, seat) => [
    colour(SEATS[seat] ?? 0),
    ...GOODS.map(good => {
      const spaces = openSpaces(state, player, good)
      const outside = storedOnPriceScale(state, player, good)
      return `${goodName(good)} ${player.stored[good] - outside}/${spaces}${outside > 0 ? `, ${outside} on the price scale` : ''}`
    }),
  ]
}

function tileRow({ tiles }: Player, seat: number): string[] {
  return [colour(SEATS[seat] ?? 0), listed(tiles.map(ownedTile)) || 'none']
}

function ownedTile({ tile, good, uses }: OwnedTile): string {
  const { at, used } = words.tileCards
  const name = words.tileName({ tile })
  const factory = GOODS.find(one => one === good)
  if (factory !== undefined) return `${name} (${at({ good: factory })})`
  return uses > 0 ? `${name} (${used({ uses })})` : name
}

/** `2 units of food and 1 lamp`, or an empty text. */
export function goodsListed(counts: Readonly<Record<Good, number>>): string {
  return listed(GOODS.flatMap(good => (counts[good] > 0 ? [goodsCounted(good, counts[good])] : [])))
}
