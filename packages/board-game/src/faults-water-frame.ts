// What must be true of Water Frame's own pieces in every position.
import { at, numberAt } from './at.ts'
import { has } from './bits.ts'
import { ACTION_MARKERS } from './components/action-markers.ts'
import { GOODS } from './components/goods.ts'
import { SHIP_CAPACITIES } from './components/harbour.ts'
import { TILE_NAMES } from './components/tiles.ts'
import { harbourOf } from './harbour.ts'
import { byPlayers } from './rules.ts'
import type { WaterFrameRules } from './rules-water-frame.ts'
import type { Player, State } from './state.ts'

export function waterFrameFaults(state: State, rules: WaterFrameRules): string[] {
  if (state.step === 'lay out markers' || state.step === 'lay out tiles') return []
  return [
    ...markerFaults(state, rules),
    ...tileFaults(state, rules),
    ...shipFaults(state, rules),
    ...state.players.flatMap((player, seat) => playerFaults(state, player, seat, rules)),
  ]
}

/** Markers left over from filling the mat are out of the game, so only the number of each shade is known. */
function markerFaults(state: State, { markersPerRow }: WaterFrameRules): string[] {
  const sets = byPlayers(state.rules, state.rules.figures.setsOfAdvancedMarkers)
  const count = { light: 0, dark: 0, coloured: 0, none: 0 }
  const found: string[] = []
  for (const marker of state.rules.advancedMarkers) {
    const onMat = state.mat.reduce((sum, row) => sum + numberAt(row, marker), 0)
    const owned = state.players.filter(({ advanced }) => advanced.includes(marker)).length
    const { name, shade } = at(ACTION_MARKERS, marker)
    count[shade] += onMat + owned
    if (onMat + owned > sets) found.push(`${name}: ${onMat} + ${owned} of ${sets}`)
  }
  if (count.light !== numberAt(markersPerRow, 0) + numberAt(markersPerRow, 1))
    found.push(`${count.light} light markers`)
  if (count.dark !== numberAt(markersPerRow, 2) + numberAt(markersPerRow, 3)) found.push(`${count.dark} dark markers`)
  return found
}

function tileFaults(state: State, { tileCopies, tilesOut, tilesDrawn }: WaterFrameRules): string[] {
  const found: string[] = []
  let all = 0
  for (const [tile, name] of TILE_NAMES.entries()) {
    const owned = state.players.filter(({ tiles }) => tiles.some(one => one.tile === tile)).length
    const count = numberAt(state.tiles, tile) + owned
    all += count
    if (numberAt(state.tiles, tile) < 0 || count < numberAt(tilesOut, tile) || count > numberAt(tileCopies, tile))
      found.push(`${name}: ${state.tiles[tile]} + ${owned} of ${tileCopies[tile]}`)
  }
  const out = tilesOut.reduce((sum, count) => sum + count, tilesDrawn)
  if (all !== out) found.push(`${all} tiles of ${out}`)
  return found
}

function shipFaults(state: State, { ships }: WaterFrameRules): string[] {
  return SHIP_CAPACITIES.flatMap((capacity, size) => {
    const owned = state.players.reduce(
      (sum, player) => sum + harbourOf(player).ships.filter(ship => ship === capacity).length,
      0,
    )
    const left = numberAt(state.ships, size)
    return left >= 0 && left + owned === numberAt(ships, size)
      ? []
      : [`ships of ${capacity}: ${left} + ${owned} of ${ships[size]}`]
  })
}

function playerFaults(state: State, player: Player, seat: number, rules: WaterFrameRules): string[] {
  const found: string[] = []
  const check = (sound: boolean, what: string): void => {
    if (!sound) found.push(`seat ${seat}: ${what}`)
  }
  const { contracts, columns, rows } = harbourOf(player)
  const { mostTiles, warehouseRows } = rules.figures
  check(player.tiles.length <= mostTiles || state.step === 'return a tile', `${player.tiles.length} tiles`)
  check(new Set(player.tiles.map(({ tile }) => tile)).size === player.tiles.length, 'two identical tiles')
  check(rows >= 0 && rows <= warehouseRows && columns >= 0 && columns < 16, `warehouse ${columns}, ${rows}`)
  for (const good of GOODS) {
    const contract = contracts[good]
    check(contract === 0 || rules.contractTrack.includes(contract), `contract ${contract}`)
    check(!has(player.marked, good) || player.factories[good].level > 0, 'a mark without a factory')
  }
  check(player.marked === 0 || state.decade >= state.rules.decades, 'a mark before the last decade')
  return found
}
