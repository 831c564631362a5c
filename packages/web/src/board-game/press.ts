// The newspaper of Spinning Jenny and Water Frame.
import { type BoardEvent, type State, shareValue, wage } from '@arkwright/board-game'
import { text } from '../messages/later.ts'
import type { Entry, Press, Tally } from '../press/press.ts'

export const boardGamePress: Press = {
  decadeBegun(event) {
    const fact = event as BoardEvent
    return fact.type === 'decade' ? fact.year : undefined
  },
  isMark: ({ type }) => type === 'cycle',
  isEnd: ({ type }) => type === 'game over',
  read: event => read(event as BoardEvent),
  scores(position) {
    const state = position as State
    return state.players.map(player => player.shares * shareValue(state, player))
  },
  wage: position => wage(position as State),
  companies: (_, names) => names.map((name, seat) => ({ name, look: `seat-${seat}` })),
  dateOf: year => text.press.year({ year }),
  titles: () => [],
}

type Counted = 'machine' | 'hired' | 'closed' | 'built'

/** Facts that count as one each. */
const ONE_EACH: Readonly<Record<Counted, Tally>> = {
  machine: 'machines',
  hired: 'hired',
  closed: 'closed',
  built: 'built',
}

function isCounted(fact: BoardEvent): fact is Extract<BoardEvent, { type: Counted }> {
  return Object.hasOwn(ONE_EACH, fact.type)
}

function read(fact: BoardEvent): Entry | undefined {
  if (isCounted(fact)) return { tally: ONE_EACH[fact.type], company: fact.seat, by: 1 }
  if (fact.type === 'sold') {
    return { sale: { company: fact.seat, good: fact.good, count: fact.count, price: fact.price } }
  }
  if (fact.type === 'shipped') return { tally: 'shipped', company: fact.seat, by: fact.count }
  if (fact.type === 'loans') return { tally: 'loans', company: fact.seat, by: Math.max(0, fact.by) }
  if (fact.type === 'shares' && fact.why === 'emergency sale') {
    return { tally: 'emergency', company: fact.seat, by: -fact.by }
  }
  if (fact.type === 'share value' && fact.why === 'unfulfilled contract') {
    return { tally: 'missed', company: fact.seat, by: fact.from - fact.to }
  }
  return undefined
}
