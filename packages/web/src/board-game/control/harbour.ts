// Water Frame's quantities: contracts, goods to ship, rows to produce, goods to discard — WF II.2.6-8, III.4, III.5, 6.II.
import { GOODS, type Good, type Move } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import type { Dial } from '../../play/control.ts'
import type { Draft } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import { countDial } from './count-dial.ts'
import { moneyResult, saleResult } from './figures.ts'
import { oneOfDial } from './one-of-dial.ts'
import { goodHead } from './staff.ts'
import { legalOf, meIn, type Of, stageOf, stateOf } from './stage.ts'

const words = text.boardControl

export function contractDials(page: GamePage, draft: Draft): Dial[] {
  const stage = stageOf(page, draft, ['contracts'])
  return GOODS.flatMap(good => {
    const ongoing = meIn(stateOf(stage.before), draft.seat).harbour?.contracts[good] ?? 0
    const dial = oneOfDial(stage, goodHead('contract', words.contractOf({ good }), good), {
      isOwn: (move): move is Of<'contract'> => move.kind === 'contract' && move.good === good,
      moves: state => legalOf(state, 'contract').filter(move => move.good === good),
      labelOf: ({ count }) => String(count),
      none: { label: String(ongoing), full: words.contractStays({ good, count: ongoing }) },
      result: after => saleResult(after, good),
    })
    return dial ?? []
  })
}

export function shipDials(page: GamePage, draft: Draft, step: 'ship' | 'ship the active good'): Dial[] {
  const stage = stageOf(page, draft, [step])
  return GOODS.flatMap(good => {
    const dial = oneOfDial(stage, goodHead('ship', words.shipOf({ good }), good), {
      isOwn: (move): move is Of<'ship'> => move.kind === 'ship' && move.good === good,
      moves: state => legalOf(state, 'ship').filter(move => move.good === good),
      labelOf: ({ count }) => String(count),
      none: { label: '0', full: words.shipNone({ good }) },
      result: moneyResult,
    })
    return dial ?? []
  })
}

/** The mill that produced can still be changed until the goods are stored. */
export function produceDials(page: GamePage, draft: Draft): Dial[] {
  const stage = stageOf(page, draft, ['production action'])
  const isProduce = (move: Move): move is Of<'produce'> => move.kind === 'produce'
  return GOODS.flatMap(good => {
    const dial = oneOfDial(stage, goodHead('produce', words.produceOf({ good }), good), {
      isOwn: isProduce,
      moves: state => legalOf(state, 'produce').filter(move => move.good === good),
      labelOf: ({ rows }) => String(rows),
      none: { label: '0', full: words.produceNone({ good }) },
    })
    return dial ?? []
  })
}

export function discardDials(page: GamePage, draft: Draft): Dial[] {
  const stage = stageOf(page, draft, ['discard goods'])
  return GOODS.flatMap(good => discardDial(stage, good) ?? [])
}

function discardDial(stage: ReturnType<typeof stageOf>, good: Good): Dial | undefined {
  return countDial(stage, goodHead('discard', words.discardOf({ good }), good), {
    isOwn: move => move.kind === 'discard' && move.good === good,
    next: state => legalOf(state, 'discard').find(move => move.good === good),
    words: count => ({ label: String(count), full: words.discards({ good, count }) }),
  })
}

export function dismissDials(page: GamePage, draft: Draft): Dial[] {
  const stage = stageOf(page, draft, ['dismiss workers'])
  const dial = countDial(
    stage,
    { key: 'dismiss rows', label: words.dismissRows, icon: 'warehouse' },
    {
      isOwn: ({ kind }) => kind === 'dismiss row',
      next: state => legalOf(state, 'dismiss row')[0],
      words: count => ({ label: String(count), full: words.dismissesRows({ count }) }),
    },
  )
  return dial === undefined ? [] : [dial]
}
