// What a move means, told without its facts: for moves that change nothing on the table.
import { GOODS, type Move, spinningJenny, waterFrame } from '@arkwright/board-game'
import { text } from '../messages/index.ts'

const words = text.told.moves
const deeds = text.boardGameLog.deeds
const table = text.boardGameLog.table

type Of<K extends Move['kind']> = Extract<Move, { kind: K }>

/** Verb phrases of the one who decides. */
const DEEDS: { readonly [K in Exclude<Move['kind'], Drawn>]: (move: Of<K>) => string } = {
  found: ({ good }) => deeds.built({ good, level: 1 }),
  price: ({ good, price }) => deeds.price({ good, price }),
  place: ({ marker }) => words.places({ marker }),
  build: ({ good, level }) => deeds.built({ good, level }),
  modernise: ({ good }) => words.modernises({ good }),
  close: ({ good }) => deeds.closed({ good }),
  hire: ({ good }) => deeds.hired({ good, count: 1 }),
  fire: ({ good }) => deeds.fired({ good, count: 1 }),
  machine: ({ good }) => deeds.machine({ good, count: 1 }),
  quality: ({ good }) => words.quality({ good }),
  distribution: ({ good }) => words.distribution({ good }),
  'sell goods': ({ good, count }) =>
    count === 0 ? words.sellsNone({ good }) : deeds['goods sold at the fixed price']({ good, count }),
  'sell shares': ({ count }) => (count === 0 ? words.sellsNoShares : deeds.shares.sold({ count })),
  'buy shares': ({ count }) => (count === 0 ? words.buysNoShares : deeds.shares.bought({ count })),
  repay: ({ count }) => (count === 0 ? words.repaysNone : deeds.loans.repaid({ count })),
  take: ({ marker }) => deeds['marker taken']({ marker }),
  done: () => words.done,
  'sell stored': () => words.sellsStored,
  'stop selling': () => words.stopsSelling,
  discard: ({ good }) => deeds.discarded({ good, count: 1 }),
  'start player': ({ named }) => words.namesStart({ name: text.seats.colours[named] ?? '' }),
  use: ({ tile }) => deeds['tile used']({ tile }),
  return: ({ tile }) => deeds['tile returned']({ tile }),
  'take tile': ({ tile }) => deeds['tile taken']({ tile }),
  keep: ({ tile }) => words.keeps({ tile }),
  assign: ({ tile, good }) => deeds['tile assigned']({ tile, good }),
  'take ship': ({ capacity }) => deeds['ship taken']({ capacity, replaced: 0 }),
  'return ship': () => words.givesUpShip,
  'hire column': ({ good }) => deeds['warehouse worker'].columnHired({ good }),
  'hire row': () => deeds['warehouse worker'].rowHired,
  move: ({ to }) => words.movesWorker({ place: placeOf(to) }),
  'dismiss column': ({ good }) => deeds['warehouse worker'].columnLeft({ good }),
  'dismiss row': () => deeds['warehouse worker'].rowLeft,
  contract: ({ good, count }) => deeds.contract.signed({ good, count }),
  ship: ({ good, count }) => (count === 0 ? words.shipsNone({ good }) : deeds.shipped({ good, count })),
  produce: ({ good }) => words.produces({ good }),
  pay: ({ amount }) => deeds.paid.administration({ amount }),
}

type Drawn = 'draw' | 'draw start player' | 'draw tile' | 'economy' | 'event'

/** What chance decides, as whole sentences. */
const DRAWN: { readonly [K in Drawn]: (move: Of<K>) => string } = {
  draw: ({ marker }) => words.markerDrawn({ marker }),
  'draw start player': ({ named }) => words.startDrawn({ name: text.seats.colours[named] ?? '' }),
  'draw tile': ({ tile }) => words.tileDrawn({ tile }),
  economy: ({ importer, workers }) => words.economyDrawn({ importer, workers }),
  event: ({ event }) => table.event({ event }),
}

function placeOf(to: number): string {
  const good = GOODS[to]
  return good === undefined ? words.row : words.column({ good })
}

/** One sentence for any move of the vocabulary. */
export function meaning(move: Move, name: string): string {
  // In a table by kind, each entry gets the moves of its own kind.
  const drawn = DRAWN[move.kind as Drawn] as ((move: Move) => string) | undefined
  if (drawn !== undefined) return drawn(move)
  const deed = DEEDS[move.kind as keyof typeof DEEDS] as (move: Move) => string
  return text.boardGameLog.line({ player: name, deeds: [deed(move)] })
}

/** A move of either board game by its notation, as journals hold it. */
export function moveIn(notation: string): Move | undefined {
  return waterFrame.parseMove(notation) ?? spinningJenny.parseMove(notation)
}

export function toldPlainly(notation: string, name: string): string {
  const move = moveIn(notation)
  return move === undefined ? '' : meaning(move, name)
}
