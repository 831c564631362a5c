// Single facts of the card game as parts of a log line.
import { type CardGameEvent, TRACKS } from '@arkwright/card-game'
import { type Part, plain, type Tellers, tellBy } from '../telling/part.ts'
import { text } from './messages/index.ts'
import { changes, goodsListed } from './totals.ts'
import { markerName, rivalCalled } from './words.ts'

type Of<T extends CardGameEvent['type']> = Extract<CardGameEvent, { type: T }>

const table = text.cardGameLog.table
const deeds = text.cardGameLog.deeds

function laid({ type, from, to }: Of<'quality'> | Of<'distribution'>): Part | undefined {
  const parts = changes(from, to).map(({ good, by }) => text.cardGameLog.change({ good, by }))
  return parts.length === 0 ? undefined : plain(deeds[type].changed({ changes: parts }))
}

/** A seat's actions are parts of its line; the solo opponents' actions are whole sentences. */
const PARTS: Tellers<CardGameEvent, Part | undefined, boolean> = {
  handicap: ({ amount }) =>
    plain((amount > 0 ? deeds.handicap.more : deeds.handicap.less)({ amount: Math.abs(amount) })),
  'value handicap': ({ amount }) =>
    plain((amount > 0 ? deeds['value handicap'].more : deeds['value handicap'].less)({ amount: Math.abs(amount) })),
  'score handicap': ({ amount }) =>
    plain((amount > 0 ? deeds['score handicap'].more : deeds['score handicap'].less)({ amount: Math.abs(amount) })),
  opened: ({ good }) => plain(deeds.opened({ good })),
  built: ({ good }) => plain(deeds.built({ good })),
  upgraded: ({ good }) => plain(deeds.upgraded({ good })),
  employed: ({ good }) => ({ key: `employed ${good}`, tell: count => deeds.employed({ count, good }) }),
  automated: ({ good, machines: amount }) => ({
    key: `automated ${good}`,
    amount,
    tell: machines => deeds.automated({ machines, good }),
  }),
  quality: laid,
  distribution: laid,
  'bought shares': ({ count, cost }) => (count === 0 ? undefined : plain(deeds['bought shares']({ count, cost }))),
  'took loans': ({ count, emergency }) => plain(deeds['took loans'][emergency ? 'emergency' : 'chosen']({ count })),
  'regained ships': () => plain(deeds['regained ships']),
  developed: ({ track, level }) => plain(deeds.developed[TRACKS[track]]({ level })),
  'took card': ({ face }) => plain(deeds['took card']({ card: face })),
  'discarded card': ({ face }) => plain(deeds['discarded card']({ card: face })),
  'used card': ({ face }) => plain(deeds['used card']({ card: face })),
  'reactivated card': ({ face }) => plain(deeds['reactivated card']({ card: face })),
  appeal: ({ good, to }) => ({ key: `appeal ${good}`, tell: () => deeds.appeal({ good, to }) }),
  produced: ({ good, count }) => plain(deeds.produced({ count, good })),
  sold: ({ good, count, price }) => plain(deeds.sold({ good, count, price })),
  shipped: ({ count, ships, tokens }) => plain(deeds.shipped({ count, ships, tokens })),
  stored({ wasted }) {
    const goods = goodsListed(wasted)
    return goods.length === 0 ? undefined : plain(deeds.stored.wasted({ goods }))
  },
  'share value': ({ to }) => ({ key: 'share value', tell: () => deeds['share value'].total({ to }) }),
  bankrupt: () => plain(deeds.bankrupt),
  'opponent drawn': ({ marker }) => plain(table['opponent drawn']({ drawn: markerName(marker) })),
  'rival appeal': ({ rival, good, to }, solo) => ({
    key: `rival appeal ${rival} ${good}`,
    tell: () => table['rival appeal'].moves({ rival: rivalCalled(rival, solo), good, to }),
  }),
  'rival shares': ({ rival, to }, solo) => ({
    key: `rival shares ${rival}`,
    tell: () => table['rival shares']({ rival: rivalCalled(rival, solo), to }),
  }),
  'rival share value': ({ rival, to }, solo) => ({
    key: `rival value ${rival}`,
    tell: () => table['rival share value']({ rival: rivalCalled(rival, solo), to }),
  }),
  'disc moved': ({ place }) => plain(table['disc moved']({ place: place + 1 })),
}

const COSTS: ReadonlySet<string> = new Set(['wages', 'maintenance', 'fixed cost'])

/** Wages, maintenance and fixed cost, reported as one sum. */
function costsTold({ amount, for: purpose }: Of<'money'>): Part | undefined {
  if (!COSTS.has(purpose)) return undefined
  return {
    key: 'costs',
    amount: -amount,
    isLast: true,
    tell: costs => (costs > 0 ? deeds.money.costs({ amount: costs }) : undefined),
  }
}

export function partsOf(event: CardGameEvent, solo: boolean): Part[] {
  const part = event.type === 'money' ? costsTold(event) : tellBy(PARTS, event, solo)
  return part === undefined ? [] : [part]
}
