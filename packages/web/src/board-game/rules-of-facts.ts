// The section of the rules, or the tile or event, that a fact of the log comes from.
import { ACTION_MARKERS, type ActionName, type BoardEvent, EVENT_NAMES, TILE_NAMES } from '@arkwright/board-game'

export const RULE_OF_ACTION: Readonly<Record<ActionName, string>> = {
  factory: 'II.2.1',
  workers: 'II.2.2',
  machinery: 'II.2.3',
  quality: 'II.2.4',
  distribution: 'II.2.5',
  'stock exchange': 'II.2.6',
  ship: 'II.2.7',
  production: 'II.2.8',
}

type Rules = {
  readonly [T in BoardEvent['type']]?: string | ((event: Extract<BoardEvent, { type: T }>) => string | undefined)
}

const tile = ({ tile: id }: { readonly tile: number }) => `tile ${TILE_NAMES[id]}`

const RULES: Rules = {
  decade: '5.0',
  demand: '5.I',
  importer: '5.I',
  'workers returned': '5.I',
  'workers removed': '6.II',
  event: ({ event }) => `event ${EVENT_NAMES[event]}`,
  placed({ marker }) {
    const { action } = ACTION_MARKERS[marker] ?? {}
    return action && RULE_OF_ACTION[action]
  },
  price: 'II.3.1',
  'marker taken': 'II.3.2.2',
  'tile taken': tile,
  'tile used': tile,
  'tile returned': tile,
  'tile assigned': tile,
  'ship taken': 'II.3.2.3',
  'ship returned': '6.II',
  shares: ({ why }) => (why === 'emergency sale' ? '7.0' : why === 'late hiring' ? '8.0' : undefined),
  loans: ({ by }) => (by > 0 ? '7.0' : undefined),
  sale: 'III.1',
  sold: 'III.1',
  'share value': ({ why }) => (why === 'goods sold' ? 'III.2' : undefined),
  paid: ({ to }) => (to === 'wages and machines' ? 'III.3' : undefined),
  shipped: 'III.4',
  stored: 'III.5',
  discarded: 'III.5',
  obsolete: '6.IV',
  'game over': '8.0',
}

export function ruleOf(event: BoardEvent): string | undefined {
  // In a table by type, each entry gets the facts of its own type.
  const rule = RULES[event.type] as string | ((event: BoardEvent) => string | undefined) | undefined
  return typeof rule === 'function' ? rule(event) : rule
}
