// Water Frame's own moves in words.
import {
  crewOf,
  EVENT_NAMES,
  type EventId,
  GOODS,
  gameOf,
  type Move,
  type OwnedTile,
  type State,
  TILE_NAMES,
} from '@arkwright/board-game'
import { consequences } from '@arkwright/kernel'
import { text } from '../messages/index.ts'
import { isKey } from '../shell/is-key.ts'
import { effectFigures, said } from './effect-figures.ts'
import { cashOf } from './turn.ts'

const words = text.waterFrame.moves

type Of<K extends Move['kind']> = Extract<Move, { kind: K }>
export type MoveWords = { readonly [K in Move['kind']]?: (state: State, move: Of<K>) => string }

export function tileName(tile: number): string {
  return text.waterFrame.tileName({ tile })
}

export function tileEffect({ rules }: State, tile: number): string {
  const name = TILE_NAMES[tile]
  return name === undefined ? '' : said(text.waterFrame.tileEffects[name], effectFigures(rules))
}

/** The effect in a few words, for lists of tiles. */
export function tileInShort({ rules }: State, tile: number): string {
  const name = TILE_NAMES[tile]
  return name === undefined ? '' : said(text.boardControl.tiles[name], effectFigures(rules))
}

/** The tile with its effect, for screen readers. */
export function tileLabel(state: State, owned: OwnedTile): string {
  const { label, noted } = text.waterFrame.tileCards
  const { tile } = owned
  const note = tileNote(owned)
  const effect = tileEffect(state, tile)
  return note === undefined ? label({ tile, effect }) : noted({ tile, note, effect })
}

/** The factory a tile is assigned to, or how often it was used. */
export function tileNote({ good, uses }: OwnedTile): string | undefined {
  const { at, used } = text.waterFrame.tileCards
  const factory = GOODS.find(one => one === good)
  if (factory !== undefined) return at({ good: factory })
  return uses > 0 ? used({ uses }) : undefined
}

export function eventName(event: number): string {
  return text.waterFrame.eventName({ event })
}

export function eventEffect({ rules }: State, event: EventId | 'end of game'): string {
  const name = typeof event === 'string' ? event : EVENT_NAMES[event]
  return name === undefined ? '' : said(text.waterFrame.eventEffects[name], effectFigures(rules))
}

/** Steps in which a tile is returned without an effect. */
const PLAIN_RETURNS: readonly State['step'][] = ['return a tile', 'inventor: keep or return']

export const WATER_FRAME_MOVES: MoveWords = {
  use({ rules }, { tile }) {
    const name = TILE_NAMES[tile]
    return isKey(words.uses, name) ? said(words.uses[name], effectFigures(rules)) : words.plainUse({ tile })
  },
  return({ rules, step }, { tile }) {
    const name = TILE_NAMES[tile]
    return isKey(words.returns, name) && !PLAIN_RETURNS.includes(step)
      ? said(words.returns[name], effectFigures(rules))
      : words.plainReturn({ tile })
  },
  'take tile': (_, { tile }) => words.takeTile({ tile }),
  keep: (state, move) => words.keep({ tile: move.tile, cost: -cashOf(state, move) }),
  assign: (_, { tile, good }) => words.assign({ tile, good }),
  'take ship': (state, { capacity }) => words.takeShip({ capacity, crew: crewOf(state, capacity) }),
  'return ship'(state, { pier }) {
    const capacity = state.players[state.seat]?.harbour?.ships[pier] ?? 0
    return (state.step === 'replace a ship' ? words.replaceShip : words.returnShip)({ pier: pier + 1, capacity })
  },
  'hire column': (_, { good }) => words.hireColumn({ good }),
  'hire row': () => words.hireRow,
  move(_, { from, to, text: notation }) {
    const { columnToColumn, columnToRow, rowToColumn } = words.move
    const fromGood = GOODS[from]
    const toGood = GOODS[to]
    if (toGood === undefined) return fromGood === undefined ? notation : columnToRow({ fromGood })
    return fromGood === undefined ? rowToColumn({ toGood }) : columnToColumn({ fromGood, toGood })
  },
  'dismiss column': (_, { good }) => words.dismissColumn({ good }),
  'dismiss row': () => words.dismissRow,
  contract(state, { good, count }) {
    const ongoing = state.players[state.seat]?.harbour?.contracts[good] ?? 0
    return (ongoing === 0 ? words.signContract : words.raiseContract)({ good, count })
  },
  ship: (state, move) => words.ship({ good: move.good, count: move.count, income: incomeOf(state, move) }),
  produce: (_, { good, rows }) => words.produce({ good, rows }),
  pay: (_, { amount }) => words.pay({ amount }),
}

/** Other payments follow a shipment in the production phase, so only its income is reported. */
function incomeOf(state: State, move: Of<'ship'>): number {
  if (!state.legal.includes(move)) return 0
  let income = 0
  for (const event of consequences(gameOf(state), state, move)) {
    if (event.type !== 'received' || event.seat !== state.seat) continue
    if (event.from === 'shipment' || event.from === 'tile') income += event.amount
  }
  return income
}
