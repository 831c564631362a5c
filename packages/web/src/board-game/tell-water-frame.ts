// Facts only Water Frame knows, as parts of the log.
import { type BoardEvent, EVENT_NAMES, HOUSE_EVENTS, TILE_NAMES } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { type Part, plain, type Tellers } from './tellers.ts'

const words = text.waterFrame.log

const tile = (id: number) => TILE_NAMES[id] ?? ''

export const WATER_FRAME_PHASES: Tellers<string | undefined> = {
  event({ event }) {
    const name = EVENT_NAMES[event] ?? ''
    return words.event(
      name,
      HOUSE_EVENTS.some(one => one === name),
    )
  },
}

/** Facts about the table that belong to the phase before them. */
export const WATER_FRAME_NOTES: Tellers<string | undefined> = {
  importer: ({ good, by, space }) => words.importer(good, by, space),
  'workers returned': ({ count }) => (count > 0 ? words.workersReturned(count) : undefined),
  'workers removed': ({ count }) => (count > 0 ? words.workersRemoved(count) : undefined),
}

export const WATER_FRAME_PARTS: Tellers<Part | undefined> = {
  'tile taken': ({ tile: id }) => plain(words.tileTaken(tile(id))),
  'tile returned': ({ tile: id }) => plain(words.tileReturned(tile(id))),
  'tile used': ({ tile: id }) => plain(words.tileUsed(tile(id))),
  'tile assigned': ({ tile: id, good }) => plain(words.tileAssigned(tile(id), good)),
  'ship taken': ({ capacity, replaced }) => plain(words.shipTaken(capacity, replaced)),
  'ship returned': ({ capacity }) => plain(words.shipReturned(capacity)),
  contract: ({ good, from, to }) => plain(words.contract(good, from, to)),
  produced: ({ good, count }) => plain(words.produced(count, good)),
  shipped: ({ good, count }) => plain(words.shipped(count, good)),
  'warehouse worker': ({ place, by }) => plain(by > 0 ? words.warehouseHired(place) : words.warehouseLeft(place)),
  marked: ({ good }) => plain(words.marked(good)),
  'machine lost': ({ good }) => plain(words.machineLost(good)),
  received({ from, amount }) {
    if (from === 'shipment') return plain(words.shipment(amount))
    return from === 'tile' ? plain(words.tileIncome(amount)) : undefined
  },
  'share value': penalty,
}

const PENALTIES = ['late hiring', 'open contract', 'unfulfilled contract'] as const

function penalty({ why, from, to }: Extract<BoardEvent, { type: 'share value' }>): Part | undefined {
  const found = PENALTIES.find(one => one === why)
  return found && from > to ? plain(words.penalty(from - to, found)) : undefined
}

/** What was paid for, where it is worth telling. */
export const PAYMENTS: Readonly<Record<string, (amount: number) => string>> = {
  'crews and warehouse workers': amount => words.harbourWages(amount),
  'missing workers': amount => words.missingWorkers(amount),
  event: amount => words.eventCost(amount),
  tile: amount => words.tileCost(amount),
}
