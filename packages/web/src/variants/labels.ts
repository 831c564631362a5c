// Figures and their numbers in words.
import { ACTION_MARKERS, GOOD_NAMES, SHIP_CAPACITIES, TILE_NAMES } from '@arkwright/board-game'
import type { FigurePath } from '@arkwright/kernel'
import { isKey } from '../shell/is-key.ts'
import { text } from './messages/index.ts'

const words = text.variants
const SEATS = ['blue', 'red', 'green', 'yellow']

export function figureLabel(name: string): string {
  return isKey(words.figures, name) ? words.figures[name] : name
}

/** The place of a number within its figure; empty where the figure is one number. */
export function placeLabel([figure = '', ...keys]: FigurePath): string {
  const parts = keys.map(key => (typeof key === 'number' ? entryLabel(String(figure), key) : keyLabel(key)))
  return parts.reduce((first, second) => (first === '' ? second : words.keys.both({ first, second })), '')
}

export function numberLabel(path: FigurePath): string {
  const place = placeLabel(path)
  const figure = figureLabel(String(path[0]))
  return place === '' ? figure : words.keys.both({ first: figure, second: place })
}

function entryLabel(figure: string, index: number): string {
  if (figure === 'cost') return text.boardGame.roman({ level: index + 1 })
  if (figure === 'ships') return words.keys.ship({ capacity: SHIP_CAPACITIES[index] ?? index })
  if (figure === 'economyImporter' || figure === 'economyWorkers') return words.keys.marker({ place: index + 1 })
  const good = GOOD_NAMES[index]
  if (figure.startsWith('demandStart') && good !== undefined) return text.boardGame.goodTitle({ good })
  return words.keys.place({ place: index + 1 })
}

function keyLabel(key: string): string {
  const good = GOOD_NAMES.find(name => name === key)
  if (good !== undefined) return text.boardGame.goodTitle({ good })
  const tile = TILE_NAMES.find(name => name === key)
  if (tile !== undefined) return words.keys.tile({ tile })
  const seat = SEATS.indexOf(key)
  if (seat >= 0) return text.seats.colours[seat] ?? key
  const marker = ACTION_MARKERS.findIndex(({ name }) => name === key)
  if (marker >= 0) return text.boardGame.marker({ marker })
  const [, capacity] = /^ship (\d+)$/.exec(key) ?? []
  if (capacity !== undefined) return words.components.ship({ capacity: Number(capacity) })
  const [, players] = /^players(\d)$/.exec(key) ?? []
  return players === undefined ? key : words.keys.players({ players: Number(players) })
}
