// Replay of the card game.
import { type Fact, GOODS, type State } from '@arkwright/card-game'
import { type Entry, ledgerOf, type StepEntry, stepsOf } from '../analysis/ledger.ts'
import type { Story } from '../replay/story.ts'
import { cardGameCharts } from './charts.ts'
import { cardFinishes } from './finish.tsx'
import { text } from './messages/index.ts'
import { cardGamePress } from './press.ts'
import { TitlesAtTheEnd } from './titles-at-the-end.tsx'

export const cardGameStory: Story = {
  cycleWord: 'round',
  hidesSomething(position) {
    const { solo, box } = position as State
    return solo !== null || box !== 0
  },
  periodOf(position) {
    const { stage, decade, good } = position as State
    return stage === 'set-up' ? { decade: 0, cycle: 0 } : { decade, cycle: good }
  },
  produces: position => (position as State).stage !== 'set-up',
  decadeName(position) {
    const { stage, decade } = position as State
    return stage === 'set-up' ? '' : text.boardGame.roman({ level: decade })
  },
  goodName(good) {
    const name = GOODS[good]
    return name === undefined ? '' : text.cardGame.factory.title({ good: name })
  },
  portfolio: (position, seat) => cardGamePress.scores(position)[seat] ?? 0,
  charts: cardGameCharts,
  ledger: tale => ledgerOf(tale, event => entryOf(event as Fact)),
  steps: tale => stepsOf(tale, event => stepOf(event as Fact)),
  press: cardGamePress,
  finishes: cardFinishes,
  EndNote: TitlesAtTheEnd,
}

const RUNNING_COSTS: ReadonlySet<string> = new Set(['wages', 'maintenance', 'fixed cost'])

function entryOf(fact: Fact): Entry | undefined {
  if (fact.type === 'sold') return { seat: fact.seat, sold: fact.count }
  if (fact.type !== 'money') return undefined
  if (fact.for === 'home sale') return { seat: fact.seat, income: fact.amount }
  return RUNNING_COSTS.has(fact.for) ? { seat: fact.seat, costs: -fact.amount } : undefined
}

/** Each fact is one space up. */
function stepOf(fact: Fact): StepEntry | undefined {
  return fact.type === 'share value' ? { seat: fact.seat, reason: fact.for, by: 1 } : undefined
}
