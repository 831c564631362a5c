// Log parts for the facts that only Water Frame has.
import { type BoardEvent, EVENT_NAMES, GOODS, HOUSE_EVENTS } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { type Part, plain, type Tellers } from '../telling/part.ts'

const table = text.boardGameLog.table
const deeds = text.boardGameLog.deeds

export const WATER_FRAME_PHASES: Tellers<BoardEvent, string> = {
  event: ({ event }) => (isOurs(event) ? table.ourEvent : table.event)({ event }),
}

function isOurs(event: number): boolean {
  return HOUSE_EVENTS.some(name => name === EVENT_NAMES[event])
}

/** Facts about the table that belong to the phase before them. */
export const WATER_FRAME_NOTES: Tellers<BoardEvent, string | undefined> = {
  importer({ good, by, space }) {
    const { stays, ahead, back } = table.importer
    return (by === 0 ? stays : by > 0 ? ahead : back)({ good, space })
  },
  'workers returned': ({ count }) => (count > 0 ? table['workers returned']({ count }) : undefined),
  'workers removed': ({ count }) => (count > 0 ? table['workers removed']({ count }) : undefined),
}

export const WATER_FRAME_PARTS: Tellers<BoardEvent, Part | undefined> = {
  'tile taken': ({ tile }) => plain(deeds['tile taken']({ tile })),
  'tile returned': ({ tile }) => plain(deeds['tile returned']({ tile })),
  'tile used': ({ tile }) => plain(deeds['tile used']({ tile })),
  'tile assigned': ({ tile, good }) => plain(deeds['tile assigned']({ tile, good })),
  'ship taken': ({ capacity, replaced }) => plain(deeds['ship taken']({ capacity, replaced })),
  'ship returned': ({ capacity }) => plain(deeds['ship returned']({ capacity })),
  contract({ good, from, to }) {
    const { signed, raised } = deeds.contract
    return plain((from === 0 ? signed : raised)({ good, count: to }))
  },
  produced: ({ good, count }) => plain(deeds.produced({ count, good })),
  shipped: ({ good, count }) => plain(deeds.shipped({ count, good })),
  'warehouse worker'({ place, by }) {
    const { columnHired, columnLeft, rowHired, rowLeft } = deeds['warehouse worker']
    // Numbers beyond the goods' columns are rows.
    const good = GOODS[place]
    if (good === undefined) return plain(by > 0 ? rowHired : rowLeft)
    return plain((by > 0 ? columnHired : columnLeft)({ good }))
  },
  marked: ({ good }) => plain(deeds.marked({ good })),
  'machine lost': ({ good }) => ({ key: `lost ${good}`, tell: count => deeds['machine lost']({ count, good }) }),
  received({ from, amount }) {
    return from === 'shipment' || from === 'tile' ? plain(deeds.received[from]({ amount })) : undefined
  },
  'share value': penalty,
}

const PENALTIES = ['late hiring', 'open contract', 'unfulfilled contract'] as const

function penalty({ why, from, to }: Extract<BoardEvent, { type: 'share value' }>): Part | undefined {
  const found = PENALTIES.find(one => one === why)
  return found && from > to ? plain(deeds['share value'].why[found]({ way: 'other', by: from - to })) : undefined
}

/** Payments that appear in the log. */
export const PAYMENTS: readonly Extract<BoardEvent, { type: 'paid' }>['to'][] = [
  'factory action',
  'production action',
  'wages and machines',
  'crews and warehouse workers',
  'missing workers',
  'event',
  'tile',
]
