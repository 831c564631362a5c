// Replay of Spinning Jenny and Water Frame.
import { type BoardEvent, GOODS, type State, year } from '@arkwright/board-game'
import { type Entry, ledgerOf, type StepEntry, stepsOf } from '../analysis/ledger.ts'
import { text } from '../messages/index.ts'
import type { Position } from '../play/game-page.ts'
import type { Story } from '../replay/story.ts'
import { boardGameCharts } from './charts.ts'
import { boardFinishes } from './finish.ts'
import { boardGamePress } from './press.ts'

function produces(position: Position): boolean {
  const { decade, rules } = position as State
  return decade >= 1 && decade <= rules.decades
}

export const boardGameStory: Story = {
  cycleWord: 'cycle',
  hidesSomething: state => (state as State).rules.waterFrame !== null,
  periodOf(position) {
    const { decade, cycle, rules } = position as State
    // The last stock exchange belongs to no cycle.
    return { decade, cycle: decade === 0 || decade > rules.decades ? 0 : cycle }
  },
  produces,
  decadeName: position => (produces(position) ? String(year(position as State)) : ''),
  goodName: good => text.boardGame.goodTitle({ good: GOODS[good] ?? 0 }),
  portfolio: (position, seat) => boardGamePress.scores(position)[seat] ?? 0,
  charts: boardGameCharts,
  ledger: tale => ledgerOf(tale, event => entryOf(event as BoardEvent)),
  steps: tale => stepsOf(tale, event => stepOf(event as BoardEvent)),
  press: boardGamePress,
  finishes: boardFinishes,
}

function entryOf(fact: BoardEvent): Entry | undefined {
  if (fact.type === 'sold') return { seat: fact.seat, sold: fact.count, income: fact.count * fact.price }
  return fact.type === 'paid' && fact.to === 'wages and machines' ? { seat: fact.seat, costs: fact.amount } : undefined
}

function stepOf(fact: BoardEvent): StepEntry | undefined {
  return fact.type === 'share value' ? { seat: fact.seat, reason: fact.why, by: fact.to - fact.from } : undefined
}
