// The events of the card game as sentences.
import { type CardGameEvent, GOODS, TRACKS } from '@arkwright/card-game'
import type { ChanceEvent } from '@arkwright/kernel'
import { cardGame } from '@arkwright/words/en/card-game'
import { cardGameLog } from '@arkwright/words/en/card-game-log'
import { goodsListed, markerName, type Names } from './words.ts'

const { table, deeds, causes } = cardGameLog

type Fact = CardGameEvent | ChanceEvent
type SeatEvent = Extract<Fact, { seat: unknown }>
type TableEvent = Exclude<Fact, SeatEvent>
type Of<T extends Fact['type']> = Extract<Fact, { type: T }>

/** Events at the table, each as a whole sentence. */
const TABLE: { readonly [T in TableEvent['type']]: (event: Of<T>, names: Names) => string } = {
  chance: table.chance,
  demand: ({ good, from, to, cause }) => table.demand({ good, from, to, cause: causes[cause] }),
  wages: ({ from, to, cause }) => table.wages({ from: from + 1, to: to + 1, cause: causes[cause] }),
  'rival appeal'({ rival, good, from, to }, names) {
    const { stays, moves } = table['rival appeal']
    return (from === to ? stays : moves)({ rival: names.rival(rival), good, to })
  },
  round: ({ decade, good, startPlayer }, { solo, seat }) =>
    solo ? table.soloRound({ decade, good }) : table.round({ decade, good, player: seat(startPlayer) }),
  'dealt card'({ face, flipped, kept }) {
    const words = table['dealt card']
    return (kept ? (flipped ? words.flipped : words.kept) : words.away)({ card: face })
  },
  'laid card': ({ face, place }) => table['laid card']({ card: face, place: place + 1 }),
  'opponent drawn': ({ marker }) => table['opponent drawn']({ drawn: markerName(marker) }),
  'disc moved': ({ place }) => table['disc moved']({ place: place + 1 }),
  'rival shares': ({ rival, to }, names) => table['rival shares']({ rival: names.rival(rival), to }),
  'rival share value': ({ rival, to }, names) => table['rival share value']({ rival: names.rival(rival), to }),
}

/** Actions of one player, without the name. */
const DEEDS: { readonly [T in SeatEvent['type']]: (event: Of<T>) => string | readonly string[] } = {
  money: ({ amount, for: purpose }) => deeds.money[purpose]({ amount: Math.abs(amount) }),
  action: ({ action }) => deeds.action({ action: cardGame.actions[action] }),
  appeal: deeds.appeal,
  handicap: ({ amount }) => (amount > 0 ? deeds.handicap.more : deeds.handicap.less)({ amount: Math.abs(amount) }),
  'value handicap': ({ amount }) =>
    (amount > 0 ? deeds['value handicap'].more : deeds['value handicap'].less)({ amount: Math.abs(amount) }),
  'score handicap': ({ amount }) =>
    (amount > 0 ? deeds['score handicap'].more : deeds['score handicap'].less)({ amount: Math.abs(amount) }),
  opened: deeds.opened,
  built: deeds.built,
  upgraded: deeds.upgraded,
  employed: ({ good }) => deeds.employed({ good, count: 1 }),
  automated: deeds.automated,
  quality: laid,
  distribution: laid,
  'bought shares': deeds['bought shares'],
  'took loans': ({ count, emergency }) => deeds['took loans'][emergency ? 'emergency' : 'chosen']({ count }),
  'regained ships': () => deeds['regained ships'],
  developed: ({ track, level }) => deeds.developed[TRACKS[track]]({ level }),
  'took card': ({ face }) => deeds['took card']({ card: face }),
  'discarded card': ({ face }) => deeds['discarded card']({ card: face }),
  'used card': ({ face }) => deeds['used card']({ card: face }),
  'reactivated card': ({ face }) => deeds['reactivated card']({ card: face }),
  'assigned card': deeds['assigned card'],
  produced: deeds.produced,
  sold: deeds.sold,
  shipped: deeds.shipped,
  stored({ stock, wasted }) {
    const [kept, lost] = [goodsListed(stock), goodsListed(wasted)]
    return [
      kept.length === 0 ? deeds.stored.nothing : deeds.stored.kept({ goods: kept }),
      ...(lost.length === 0 ? [] : [deeds.stored.wasted({ goods: lost })]),
    ]
  },
  'share value': ({ to, for: reason }) => deeds['share value'][reason]({ to }),
  'distribution fades': deeds['distribution fades'],
  bankrupt: () => deeds.bankrupt,
  'final scoring': deeds['final scoring'],
}

function laid({ type, from, to }: Of<'quality'> | Of<'distribution'>): string {
  const { changed, same } = deeds[type]
  const changes = GOODS.flatMap((good, i) => {
    const by = (to[i] ?? 0) - (from[i] ?? 0)
    return by === 0 ? [] : [cardGameLog.change({ good, by })]
  })
  return changes.length === 0 ? same : changed({ changes })
}

export function cardGameEventSentence(event: Fact, names: Names): string | undefined {
  if (!('seat' in event)) return told(TABLE, event, names)?.toString()
  const done = told(DEEDS, event, names)
  return done === undefined ? undefined : cardGameLog.line({ player: names.seat(event.seat), deeds: [done].flat() })
}

/** A table by type gives each entry the facts of its own type. A file may hold facts of a later version. */
function told(sentences: object, event: Fact, names: Names): string | readonly string[] | undefined {
  const say: unknown = Reflect.get(sentences, event.type)
  return typeof say === 'function' ? say(event, names) : undefined
}
