// Water Frame's own moves in words.
import { crewOf, EVENT_NAMES, gameOf, type Move, type State, TILE_NAMES } from '@arkwright/board-game'
import { consequences } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import { cashOf } from './turn.ts'

const words = text.waterFrame.moves

type Of<K extends Move['kind']> = Extract<Move, { kind: K }>
export type MoveWords = { readonly [K in Move['kind']]?: (state: State, move: Of<K>) => string }

export function tileName(tile: number): string {
  const name = TILE_NAMES[tile] ?? ''
  return text.waterFrame.tiles[name]?.name ?? name
}

export function tileEffect(tile: number): string {
  return text.waterFrame.tiles[TILE_NAMES[tile] ?? '']?.effect ?? ''
}

export function eventName(event: number): string {
  const name = EVENT_NAMES[event] ?? ''
  return text.waterFrame.events[name]?.name ?? name
}

export function eventEffect(event: number): string {
  return text.waterFrame.events[EVENT_NAMES[event] ?? '']?.effect ?? ''
}

/** Where a tile goes back without any effect of its own. */
const PLAIN_RETURNS: readonly string[] = ['return a tile', 'inventor: keep or return']

export const WATER_FRAME_MOVES: MoveWords = {
  use: (_, { tile }) => words.use(TILE_NAMES[tile] ?? ''),
  return({ step }, { tile }) {
    const name = TILE_NAMES[tile] ?? ''
    return PLAIN_RETURNS.includes(step) ? words.giveBack(name) : words.return(name)
  },
  'take tile': (_, { tile }) => words.takeTile(TILE_NAMES[tile] ?? ''),
  keep: (state, move) => words.keep(TILE_NAMES[move.tile] ?? '', -cashOf(state, move)),
  assign: (_, { tile, good }) => words.assign(TILE_NAMES[tile] ?? '', good),
  'take ship': (state, { capacity }) => words.takeShip(capacity, crewOf(state, capacity)),
  'return ship'(state, { pier }) {
    const player = state.players[state.seat]
    const capacity = player?.harbour?.ships[pier] ?? 0
    return state.step === 'replace a ship' ? words.replaceShip(pier, capacity) : words.returnShip(pier, capacity)
  },
  'hire column': (_, { good }) => words.hireColumn(good),
  'hire row': () => words.hireRow,
  move: (_, { from, to }) => words.move(from, to),
  'dismiss column': (_, { good }) => words.dismissColumn(good),
  'dismiss row': () => words.dismissRow,
  contract: (_, { good, count }) => words.contract(good, count),
  ship: (state, move) => words.ship(move.good, move.count, incomeOf(state, move)),
  produce: (_, { good, rows }) => words.produce(good, rows),
  pay: (_, { amount }) => words.pay(amount),
}

/** A shipment in the production phase is followed by other payments: only what it brings is told. */
function incomeOf(state: State, move: Of<'ship'>): number {
  if (!state.legal.includes(move)) return 0
  let income = 0
  for (const event of consequences(gameOf(state), state, move)) {
    if (event.type !== 'received' || event.seat !== state.seat) continue
    if (event.from === 'shipment' || event.from === 'tile') income += event.amount
  }
  return income
}
