// The events of the board game as sentences.
import { type BoardEvent, type Call, EVENT_NAMES, GOODS, HOUSE_EVENTS, IMPORTER } from '@arkwright/board-game'
import { SEATS } from '@arkwright/kernel'
import { boardGameLog } from '@arkwright/words/en/board-game-log'
import { colour } from './words.ts'

const { table, deeds } = boardGameLog

type SeatEvent = Extract<BoardEvent, { seat: unknown }>
type TableEvent = Exclude<BoardEvent, SeatEvent>
type Of<T extends BoardEvent['type']> = Extract<BoardEvent, { type: T }>

/** Events at the table, each as a whole sentence. */
const TABLE: { readonly [T in TableEvent['type']]: (event: Of<T>) => string } = {
  chance: table.chance,
  decade: table.decade,
  cycle: table.cycle,
  importer(event) {
    const { stays, ahead, back } = table.importer
    return (event.by === 0 ? stays : event.by > 0 ? ahead : back)(event)
  },
  'workers returned': table['workers returned'],
  'workers removed': table['workers removed'],
  demand: table.demand,
  sale: event =>
    [table.sale(event), ...event.calls.map(called), table.importerSold({ count: event.importer })].join(' '),
  event: event => (isOurs(event.event) ? table.ourEvent : table.event)(event),
  'game over': () => table['game over'],
}

/** Actions of one company, without its name. */
const DEEDS: { readonly [T in SeatEvent['type']]: (event: Of<T>) => string } = {
  'start player': () => deeds['start player'],
  handicap: ({ amount }) => (amount > 0 ? deeds.handicap.more : deeds.handicap.less)({ amount: Math.abs(amount) }),
  placed: deeds.placed,
  paid: event => deeds.paid[event.to](event),
  received: event => deeds.received[event.from](event),
  shares: ({ by, why }) => deeds.shares[why]({ count: Math.abs(by) }),
  loans: ({ by }) => (by < 0 ? deeds.loans.repaid : deeds.loans.taken)({ count: Math.abs(by) }),
  'share value'({ from, to, why }) {
    if (from === to) return deeds['share value'].stays({ to })
    return deeds['share value'].why[why]({ way: to > from ? 'up' : 'other', by: Math.abs(to - from) })
  },
  built: deeds.built,
  modernised: deeds.modernised,
  closed: deeds.closed,
  marked: deeds.marked,
  price: deeds.price,
  hired: ({ good }) => deeds.hired({ good, count: 1 }),
  fired({ good, machinesLost }) {
    const fired = deeds.fired({ good, count: 1 })
    return machinesLost === 0 ? fired : `${fired}, ${deeds['machine lost']({ good, count: machinesLost })}`
  },
  machine: ({ good }) => deeds.machine({ good, count: 1 }),
  'machine lost': ({ good }) => deeds['machine lost']({ good, count: 1 }),
  'warehouse worker'({ place, by }) {
    const { columnHired, columnLeft, rowHired, rowLeft } = deeds['warehouse worker']
    const good = GOODS[place]
    if (good === undefined) return by > 0 ? rowHired : rowLeft
    return (by > 0 ? columnHired : columnLeft)({ good })
  },
  quality: deeds.quality,
  distribution: deeds.distribution,
  'marker taken': deeds['marker taken'],
  'tile taken': deeds['tile taken'],
  'tile returned': deeds['tile returned'],
  'tile used': deeds['tile used'],
  'tile assigned': deeds['tile assigned'],
  'ship taken': deeds['ship taken'],
  'ship returned': deeds['ship returned'],
  contract: ({ good, from, to }) => (from === 0 ? deeds.contract.signed : deeds.contract.raised)({ good, count: to }),
  produced: deeds.produced,
  shipped: deeds.shipped,
  sold: deeds.sold,
  stored: deeds.stored,
  'goods sold at the fixed price': deeds['goods sold at the fixed price'],
  discarded: deeds.discarded,
  obsolete: deeds.obsolete,
}

export function boardEventSentence(event: BoardEvent): string | undefined {
  if (!('seat' in event)) return told(TABLE, event)
  const deed = told(DEEDS, event)
  return deed === undefined ? undefined : boardGameLog.line({ player: colour(event.seat), deeds: [deed] })
}

/** A table by type gives each entry the facts of its own type. A file may hold facts of a later version. */
function told(sentences: object, event: BoardEvent): string | undefined {
  const say: unknown = Reflect.get(sentences, event.type)
  return typeof say === 'function' ? String(say(event)) : undefined
}

function isOurs(event: number): boolean {
  return HOUSE_EVENTS.some(name => name === EVENT_NAMES[event])
}

function called({ space, takers }: Call): string {
  return table.call({ space, takers: takers.map(takerName) })
}

function takerName(taker: number): string {
  const seat = SEATS[taker]
  return taker === IMPORTER || seat === undefined ? table.importerName : colour(seat)
}
