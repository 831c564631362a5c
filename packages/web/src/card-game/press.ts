// The newspaper of the card game.
import { type Fact, finalScore, type State, scoreNow, titlesReached } from '@arkwright/card-game'
import { OVER, type Seat } from '@arkwright/kernel'
import { text } from '../messages/later.ts'
import type { Entry, Press } from '../press/press.ts'
import { rivalClass } from './symbols.tsx'
import { rivalName, titleName } from './words.ts'

export const cardGamePress: Press = {
  decadeBegun(event) {
    const fact = event as Fact
    return fact.type === 'round' ? fact.decade : undefined
  },
  isMark: ({ type }) => type === 'round',
  isEnd: ({ type }) => type === 'final scoring',
  read: event => read(event as Fact),
  scores(position) {
    const state = position as State
    const { rules, players, rivals, solo, step } = state
    const own = players.map((player, place) =>
      step === OVER ? finalScore(rules, player, place as Seat).score : scoreNow(state, place as Seat),
    )
    return solo === null ? own : [...own, ...rivals.map(({ shares, shareValue }) => shares * shareValue)]
  },
  wage(position) {
    const { rules, wageSpace } = position as State
    return rules.wages[wageSpace] ?? 0
  },
  companies(position, names) {
    const { solo, rivals } = position as State
    const seats = names.map((name, seat) => ({ name, look: `seat-${seat}` }))
    if (solo === null) return seats
    return [
      ...seats,
      ...rivals.map((_, rival) => ({ name: rivalName({ solo }, rival), look: rivalClass(rival, true) })),
    ]
  },
  dateOf: decade => text.press.decade({ decade }),
  titles: (position, seat) => (seat === 0 ? titlesReached(position as State).map(titleName) : []),
}

function read(fact: Fact): Entry | undefined {
  if (fact.type === 'sold') {
    return { sale: { company: fact.seat, good: fact.good, count: fact.count, price: fact.price } }
  }
  if (fact.type === 'automated') return { tally: 'machines', company: fact.seat, by: fact.machines }
  if (fact.type === 'built') return { tally: 'built', company: fact.seat, by: 1 }
  if (fact.type === 'shipped') return { tally: 'shipped', company: fact.seat, by: fact.count }
  if (fact.type === 'took loans') return { tally: 'loans', company: fact.seat, by: fact.count }
  return fact.type === 'bankrupt' ? { bankrupt: fact.seat } : undefined
}
