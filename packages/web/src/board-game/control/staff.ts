// Workers and machines: a dial for each mill, and presses for each row — SJ II.2.2, II.2.3; WF II.2.2.
import { GOODS, type Good, type Move, ROWS, type Row, type State } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { type Dial, movesSoFar, type Option } from '../../play/control.ts'
import { type Draft, tryMove } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import { GOOD_ICONS } from '../symbols.tsx'
import { countDial, counting, fitting } from './count-dial.ts'
import { saleResult } from './figures.ts'
import { legalOf, type Of, pressOf, type Stage, stageOf, stateOf } from './stage.ts'

const words = text.boardControl

export function goodHead(key: string, label: string, good: Good) {
  return { key: `${key}:${good}`, label, icon: GOOD_ICONS[good], tint: `good-${good}` }
}

export function hiringStage(page: GamePage, draft: Draft): Stage {
  return stageOf(page, draft, ['workers'])
}

/** Below zero workers are fired. Where both happened in one mill, the dial counts the hired ones. */
export function workerDials(page: GamePage, draft: Draft): Dial[] {
  const stage = hiringStage(page, draft)
  return [...GOODS.flatMap(good => workerDial(stage, good) ?? []), ...warehouseDials(stage)]
}

function workerDial(stage: Stage, good: Good): Dial | undefined {
  const isHire = (move: Move) => move.kind === 'hire' && move.good === good
  const isFire = (move: Move) => move.kind === 'fire' && move.good === good
  const result = (after: Draft) => saleResult(after, good)
  const wordsOf = (value: number) => ({
    label: words.signed({ by: value }),
    full: value < 0 ? words.fireOf({ good, count: -value }) : words.hireOf({ good, count: value }),
  })
  const head = goodHead('workers', words.workersOf({ good }), good)
  const hires = { isOwn: isHire, next: (state: State) => lowestRow(legalOf(state, 'hire'), good), result }
  if (stage.own.some(isHire) && stage.own.some(isFire)) return countDial(stage, head, { ...hires, words: wordsOf })
  const others = {
    ...stage,
    own: fitting(
      stage,
      stage.own.filter(move => !isHire(move) && !isFire(move)),
    ),
  }
  const fired = counting(stage.own.some(isHire) ? others : stage, {
    isOwn: isFire,
    next: state => legalOf(state, 'fire').find(move => move.good === good),
    words: value => wordsOf(-value),
    result,
  })
  const hired = counting(stage.own.some(isFire) ? others : stage, { ...hires, words: wordsOf })
  const options = [...fired.options.slice(1).toReversed(), ...hired.options]
  const zero = fired.options.length - 1
  return options.length < 2 ? undefined : { ...head, options, at: zero - fired.at + hired.at }
}

function lowestRow<M extends Of<'hire' | 'machine'>>(moves: readonly M[], good: Good): M | undefined {
  return moves.find(move => move.good === good)
}

function warehouseDials(stage: Stage): Dial[] {
  const dial = countDial(
    stage,
    { key: 'warehouse rows', label: words.warehouseRows, icon: 'warehouse' },
    {
      isOwn: ({ kind }) => kind === 'hire row',
      next: state => legalOf(state, 'hire row')[0],
      words: count => ({ label: String(count), full: words.hireRows({ count }) }),
    },
  )
  return dial === undefined ? [] : [dial]
}

export function machineDials(page: GamePage, draft: Draft): Dial[] {
  const stage = stageOf(page, draft, ['machinery', 'school: place the worker', 'steam engine: buy a machine'])
  return GOODS.flatMap(
    good =>
      countDial(stage, goodHead('machines', words.machinesOf({ good }), good), {
        isOwn: move => move.kind === 'machine' && move.good === good,
        next: state => lowestRow(legalOf(state, 'machine'), good),
        words: count => ({ label: String(count), full: words.installOf({ good, count }) }),
        result: after => saleResult(after, good),
      }) ?? [],
  )
}

/** A press for a row of a mill: hires for all its free spaces, or puts one machine there. */
export interface RowPress {
  readonly good: Good
  readonly row: Row
  readonly option: Option
  readonly count: number
}

export function rowPresses(page: GamePage, draft: Draft): readonly RowPress[] {
  const { legal } = stateOf(draft)
  return GOODS.flatMap(good =>
    ROWS.flatMap(row => {
      const move = legal.find(
        one => (one.kind === 'hire' || one.kind === 'machine') && one.good === good && one.row === row,
      )
      if (draft.complete || move === undefined) return []
      const sequence = move.kind === 'hire' ? wholeRow(page, draft, move) : [move]
      const full = page.describe(draft.state, move)
      const count = sequence.length
      const option = pressOf({ page, draft, before: draft, own: [] }, sequence, {
        label: words.signed({ by: count }),
        full: count === 1 ? full : words.fillRow({ good, row: row + 1, count }),
        result: after => saleResult(after, good),
      })
      return [{ good, row, option, count }]
    }),
  )
}

function wholeRow(page: GamePage, draft: Draft, move: Move): readonly Move[] {
  let after = draft
  for (;;) {
    const grown = tryMove(page, after, move)
    if (grown === after) break
    after = grown
    if (stateOf(after).step !== stateOf(draft).step) break
  }
  return movesSoFar(after).slice(draft.tried.length) as readonly Move[]
}
