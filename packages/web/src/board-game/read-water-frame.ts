// Water Frame's own parts of the position in words: harbours, tiles, events.

import {
  crewOf,
  GOODS,
  type Harbour,
  harbourWages,
  harbourWorkers,
  has,
  type Player,
  type SeatForecast,
  type State,
  TILE_NAMES,
  year,
} from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { reading } from '../play/reading-lines.ts'
import { eventEffect, eventName, tileLabel, tileName } from './words-water-frame.ts'

const words = text.waterFrame

export function harbourLines(state: State, player: Player, seat: number): string[] {
  const { harbour } = player
  if (harbour === null) return []
  const { contractHere, column, row, wages, title, contracts } = words.harbour
  const columns = GOODS.filter(good => has(harbour.columns, good))
  const rows = Array.from({ length: harbour.rows }, (_, place) => place + 1)
  const workers = harbourWorkers(state, harbour)
  return [
    reading.listed(
      title,
      harbour.ships.map((capacity, pier) => pierLine(state, pier, capacity)),
    ),
    reading.taken(
      contracts,
      GOODS.filter(good => harbour.contracts[good] > 0).map(good =>
        contractHere({ good, count: harbour.contracts[good] }),
      ),
    ),
    reading.taken(words.harbour.warehouse, [
      ...columns.map(good => column.staffed({ good })),
      ...rows.map(number => row.staffed({ row: number })),
    ]),
    wages({ workers, cost: harbourWages(state, seat) }),
    ...ownTiles(player),
    ...player.tiles.map(owned => tileLabel(state, owned)),
  ]
}

export function pierLine(state: State, pier: number, capacity: number): string {
  const { pier: taken, emptyPier } = words.harbour
  return capacity === 0
    ? emptyPier({ pier: pier + 1 })
    : taken({ pier: pier + 1, capacity, crew: crewOf(state, capacity) })
}

/** Ships and contracts in a few words; empty if there are none. */
function glanceOf(harbour: Harbour): string[] {
  const { ships, contractsFor, goods } = words.harbour
  const capacities = harbour.ships.filter(capacity => capacity > 0).map(String)
  const contracts = GOODS.filter(good => harbour.contracts[good] > 0).map(good =>
    goods({ good, count: harbour.contracts[good] }),
  )
  return [
    capacities.length > 0 && ships({ count: capacities.length, capacities }),
    contracts.length > 0 && contractsFor({ count: contracts.length, goods: contracts }),
  ].filter(part => part !== false)
}

export function rivalHarbour(player: Player): string[] {
  if (player.harbour === null) return []
  return [reading.taken(words.harbour.title, glanceOf(player.harbour)), ...ownTiles(player)]
}

function ownTiles({ tiles }: Player): string[] {
  const names = tiles.map(({ tile }) => tileName(tile))
  return [reading.taken(words.tileCards.title, names)]
}

/** Decades with their level and event, and the available tiles. */
export function timetableLines(state: State): string[] {
  const rules = state.rules.waterFrame
  if (rules === null) return []
  const first = year(state) - 10 * state.decade
  const { board, tileCards } = words
  const events = Array.from({ length: state.rules.decades - 1 }, (_, before) => {
    const turnedUp = state.events[before]
    const event = turnedUp ?? (rules.setup === 'predetermined' ? rules.fixedEvents[before] : undefined)
    const told = event === undefined ? [board.faceDown] : [eventName(event), eventEffect(state, event)]
    const level = text.boardGame.board.level({ level: state.rules.level[before + 1] ?? 0 })
    return reading.listed(String(first + 10 * (before + 1)), [level, ...told])
  })
  const tiles = TILE_NAMES.flatMap((_, tile) => {
    const count = state.tiles[tile] ?? 0
    return count === 0 ? [] : [tileCards.left({ tile, count })]
  })
  return [...events, reading.taken(tileCards.title, tiles)]
}

export function leftovers({ shipped, stored, contract }: SeatForecast): string[] {
  const { shipped: ships, stored: stores, contractRises } = words.forecast
  return [
    shipped > 0 && ships({ count: shipped }),
    stored > 0 && stores({ count: stored }),
    contract > 0 && contractRises({ to: contract }),
  ].filter(deed => deed !== false)
}

/** The coming cost of crews and warehouse workers for everyone; empty if there are none. */
export function wagesLines(state: State, names: readonly string[]): string[] {
  const { wages, wagesOf } = words.forecast
  const dues = state.players.flatMap((_, seat) => {
    const cost = harbourWages(state, seat)
    return cost === 0 ? [] : [wagesOf({ name: names[seat] ?? '', cost })]
  })
  return dues.length === 0 ? [] : [wages({ dues })]
}
