// What only Water Frame has, in words: harbours, tiles, events.

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
import { eventEffect, eventName, tileEffect, tileName } from './words-water-frame.ts'

const words = text.waterFrame

export function harbourLines(state: State, player: Player, seat: number): string[] {
  const { harbour } = player
  if (harbour === null) return []
  const { pier, emptyPier, contractHere, column, row, wages, title, contracts } = words.harbour
  const columns = GOODS.filter(good => has(harbour.columns, good))
  const rows = Array.from({ length: harbour.rows }, (_, place) => place)
  const workers = harbourWorkers(state, harbour)
  return [
    reading.listed(
      title,
      harbour.ships.map((capacity, place) =>
        capacity === 0 ? emptyPier(place) : pier(place, capacity, crewOf(state, capacity)),
      ),
    ),
    reading.taken(
      contracts,
      GOODS.filter(good => harbour.contracts[good] > 0).map(good => contractHere(good, harbour.contracts[good])),
    ),
    reading.taken(words.harbour.warehouse, [
      ...columns.map(good => column(good, true)),
      ...rows.map(place => row(place, true)),
    ]),
    wages(workers, harbourWages(state, seat)),
    reading.taken(
      words.tileCards.mine,
      player.tiles.map(({ tile }) => tileName(tile)),
    ),
    ...player.tiles.map(({ tile, good, uses }) => {
      const factory = GOODS.find(one => one === good)
      const notes = [factory !== undefined && words.tileCards.at(factory), uses > 0 && words.tileCards.used(uses)]
      return words.tileCards.label(tileName(tile), tileEffect(tile), notes.filter(note => note !== false).join(', '))
    }),
  ]
}

/** Ships and contracts in a few words; nothing where there are none. */
export function glanceOf(harbour: Harbour): string {
  const { glance, contractsOf } = words.harbour
  const ships = harbour.ships.filter(capacity => capacity > 0).join(' + ')
  const contracts = GOODS.filter(good => harbour.contracts[good] > 0).map(good =>
    contractsOf(good, harbour.contracts[good]),
  )
  return glance(ships, contracts.join(', '))
}

export function rivalHarbour({ harbour, tiles }: Player): string[] {
  if (harbour === null) return []
  const seen = glanceOf(harbour)
  return [
    reading.taken(words.harbour.title, seen === '' ? [] : [seen]),
    reading.taken(
      words.tileCards.mine,
      tiles.map(({ tile }) => tileName(tile)),
    ),
  ]
}

/** Decades with their level and event, and the tiles that lie out. */
export function timetableLines(state: State): string[] {
  const rules = state.rules.waterFrame
  if (rules === null) return []
  const first = year(state) - 10 * state.decade
  const { board, tileCards } = words
  const events = Array.from({ length: state.rules.decades - 1 }, (_, before) => {
    const turnedUp = state.events[before]
    const event = turnedUp ?? (rules.setup === 'predetermined' ? rules.fixedEvents[before] : undefined)
    const told = event === undefined ? [board.faceDown] : [eventName(event), eventEffect(event)]
    return reading.listed(String(first + 10 * (before + 1)), [board.level(state.rules.level[before + 1] ?? 0), ...told])
  })
  const tiles = TILE_NAMES.flatMap((_, tile) => {
    const count = state.tiles[tile] ?? 0
    return count === 0 ? [] : [`${tileName(tile)} ${count}`]
  })
  return [...events, reading.taken(tileCards.supply, tiles)]
}

export function leftovers({ shipped, stored, contract }: SeatForecast): string[] {
  const { shipped: ships, stored: stores, contractRises } = words.forecast
  const parts = [shipped > 0 && ships(shipped), stored > 0 && stores(stored), contract > 0 && contractRises(contract)]
  return parts.filter(part => part !== false)
}

/** What crews and warehouse workers will cost everyone; nothing where nobody has any. */
export function wagesLines(state: State, names: readonly string[]): string[] {
  const { harbour, wagesOf } = words.forecast
  const due = state.players.flatMap((_, seat) => {
    const cost = harbourWages(state, seat)
    return cost === 0 ? [] : [wagesOf(names[seat] ?? '', cost)]
  })
  return due.length === 0 ? [] : [`${harbour} ${due.join(', ')}`]
}
