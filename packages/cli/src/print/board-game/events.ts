// The facts of the board game as sentences.
import { type BoardEvent, type Call, EVENT_NAMES, GOODS, HOUSE_EVENTS, IMPORTER } from '@arkwright/board-game'
import { SEATS } from '@arkwright/kernel'
import { counted, listed } from '../text.ts'
import { colour, eventName, goodName, levelName, markerName, pounds, tileName } from './words.ts'

type SentenceOf<T extends BoardEvent['type']> = (event: Extract<BoardEvent, { type: T }>) => string

const SENTENCES: { readonly [T in BoardEvent['type']]: SentenceOf<T> } = {
  chance: e => `Chance decides: ${e.outcome}.`,
  'start player': e => `${colour(e.seat)} is start player.`,
  decade: e => `The ${e.year}s begin, with development level ${levelName(e.level)}.`,
  cycle: e => `The ${goodName(e.good)} cycle begins.`,
  importer: e =>
    e.by === 0
      ? `The importer of ${goodName(e.good)} stays on space ${e.space}.`
      : `The importer of ${goodName(e.good)} moves ${e.by} to space ${e.space}.`,
  'workers returned': e =>
    `${counted(e.count, 'fired worker')} ${e.count === 1 ? 'returns' : 'return'} to the job market.`,
  'workers removed': e =>
    `${counted(e.count, 'worker')} of the job market ${e.count === 1 ? 'leaves' : 'leave'} the game.`,
  placed: e =>
    `${colour(e.seat)} places the ${markerName(e.marker)} marker on space ${e.space + 1} for ${pounds(e.cost)}${
      e.fee > 0 ? ` and ${pounds(e.fee)} for using it again` : ''
    }.`,
  paid: e => `${colour(e.seat)} pays ${pounds(e.amount)} for ${e.to}.`,
  received: e => `${colour(e.seat)} receives ${pounds(e.amount)} (${e.from}).`,
  shares: e => `${colour(e.seat)} ${e.by < 0 ? 'gives up' : 'takes'} ${counted(Math.abs(e.by), 'share')} (${e.why}).`,
  loans: e => `${colour(e.seat)} ${e.by < 0 ? 'repays' : 'takes'} ${counted(Math.abs(e.by), 'loan')}.`,
  'share value': e =>
    e.from === e.to
      ? `${colour(e.seat)}'s share value stays on space ${e.to} (${e.why}).`
      : `${colour(e.seat)}'s share value moves from space ${e.from} to ${e.to} (${e.why}).`,
  built: e => `${colour(e.seat)} builds a ${goodName(e.good)} factory of level ${levelName(e.level)}.`,
  modernised: e => `${colour(e.seat)} modernises the ${goodName(e.good)} factory to level ${levelName(e.level)}.`,
  closed: e => `${colour(e.seat)} closes the ${goodName(e.good)} factory of level ${levelName(e.level)}.`,
  marked: e => `${colour(e.seat)}'s ${goodName(e.good)} factory is marked for late hiring.`,
  price: e => `${colour(e.seat)}'s ${goodName(e.good)} now costs ${pounds(e.price)}; its appeal is ${e.appeal}.`,
  hired: e => `${colour(e.seat)} hires a worker for row ${e.row + 1} of ${goodName(e.good)}.`,
  fired: e =>
    `${colour(e.seat)} fires a worker from row ${e.row + 1} of ${goodName(e.good)}${
      e.machinesLost > 0 ? ` and loses ${counted(e.machinesLost, 'machine')}` : ''
    }.`,
  machine: e => `${colour(e.seat)} puts a machine in a worker's place in row ${e.row + 1} of ${goodName(e.good)}.`,
  'machine lost': e => `${colour(e.seat)} loses a machine of row ${e.row + 1} of ${goodName(e.good)}.`,
  'warehouse worker': e =>
    `${colour(e.seat)} ${e.by > 0 ? 'puts a worker at' : 'takes the worker from'} ${warehousePlace(e.place)} of the large warehouse.`,
  quality: e => `${colour(e.seat)}'s ${goodName(e.good)} reaches quality ${e.level}.`,
  distribution: e => `${colour(e.seat)}'s distribution of ${goodName(e.good)} is now ${e.level}.`,
  'marker taken': e => `${colour(e.seat)} takes a ${markerName(e.marker)} marker.`,
  'tile taken': e => `${colour(e.seat)} takes the ${tileName(e.tile)} tile.`,
  'tile returned': e => `${colour(e.seat)} returns the ${tileName(e.tile)} tile.`,
  'tile used': e => `${colour(e.seat)} uses the ${tileName(e.tile)} tile.`,
  'tile assigned': e => `${colour(e.seat)} assigns the ${tileName(e.tile)} tile to the ${goodName(e.good)} factory.`,
  'ship taken': e =>
    `${colour(e.seat)} takes a ship of capacity ${e.capacity} to pier ${e.pier + 1}${
      e.replaced > 0 ? `, in place of the one of capacity ${e.replaced}` : ''
    }.`,
  'ship returned': e => `${colour(e.seat)} gives up the ship of capacity ${e.capacity} at pier ${e.pier + 1}.`,
  contract: e =>
    e.from === 0
      ? `${colour(e.seat)} has a contract for ${e.to} ${goodName(e.good)}.`
      : `${colour(e.seat)}'s contract for ${goodName(e.good)} goes up from ${e.from} to ${e.to}.`,
  produced: e => `${colour(e.seat)} produces ${e.count} ${goodName(e.good)} with ${counted(e.rows, 'row')}.`,
  shipped: e => `${colour(e.seat)} ships ${e.count} ${goodName(e.good)}.`,
  demand: e =>
    `Demand for ${goodName(e.good)} is ${e.demand}, the importer stands on ${e.importer}, the wage is ${pounds(e.wage)}.`,
  sale: e =>
    `The sale of ${goodName(e.good)}: demand ${e.demand}; ${called(e.calls)}; the importer sells ${e.importer}.`,
  sold: e =>
    `${colour(e.seat)} sells ${e.count} ${goodName(e.good)} at ${pounds(e.price)}${
      e.fromStore > 0 ? `, ${e.fromStore} of them from store` : ''
    }.`,
  stored: e => `${colour(e.seat)} stores ${e.count} ${goodName(e.good)}.`,
  'goods sold at the fixed price': e =>
    `${colour(e.seat)} sells ${e.count} stored ${goodName(e.good)} at the fixed price.`,
  discarded: e => `${colour(e.seat)} discards ${e.count} ${goodName(e.good)}.`,
  obsolete: e =>
    `${colour(e.seat)}'s ${goodName(e.good)} factory is obsolete and needs ${counted(e.workers, 'more worker')}${
      e.missing > 0 ? `; ${e.missing} cannot be found` : ''
    }.`,
  event: e => `The event: ${eventName(e.event)}${isOurs(e.event) ? ' (one of our own)' : ''}.`,
  'game over': () => 'The game is over.',
}

export function boardEventSentence(event: BoardEvent): string | undefined {
  const say = SENTENCES[event.type] as ((event: BoardEvent) => string) | undefined
  return say?.(event)
}

function isOurs(event: number): boolean {
  return HOUSE_EVENTS.some(name => name === EVENT_NAMES[event])
}

/** A place at the edge of the large warehouse: a good for its column, beyond the goods a row. */
function warehousePlace(place: number): string {
  const good = GOODS[place]
  return good === undefined ? 'a row' : `the ${goodName(good)} column`
}

function called(calls: readonly Call[]): string {
  if (calls.length === 0) return 'nobody is called'
  return calls.map(({ space, takers }) => `space ${space} calls ${listed(takers.map(takerName))}`).join(', ')
}

function takerName(taker: number): string {
  const seat = SEATS[taker]
  return taker === IMPORTER || seat === undefined ? 'the importer' : colour(seat)
}
