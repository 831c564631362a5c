// Prices: a dial for each mill whose price can be set now — SJ II.2.1, II.3.1.
import { GOODS, type Good, moves as moveOf, type State } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { type Dial, movesSoFar } from '../../play/control.ts'
import { compose, type Draft } from '../../play/draft.ts'
import type { GamePage } from '../../play/game-page.ts'
import { bestOf, mineIn, saleResult } from './figures.ts'
import { goodHead } from './staff.ts'
import { isKind, legalOf, meIn, type Of, pressOf, type Stage, stageOf, stateOf } from './stage.ts'

const words = text.boardControl

function adjusting(page: GamePage, draft: Draft): Stage {
  return stageOf(page, draft, ['adjust prices'])
}

export function priceDials(page: GamePage, draft: Draft): Dial[] {
  const stage = adjusting(page, draft)
  // The good of the cycle is the one whose price matters first.
  const { cycle } = stateOf(draft)
  const order = GOODS.toSorted((one, other) => Number(other === cycle) - Number(one === cycle))
  return order.flatMap(good => adjustDial(stage, good) ?? [])
}

/** The price that stands costs no move. */
function adjustDial(stage: Stage, good: Good): Dial | undefined {
  const { page, draft, before } = stage
  const prices = stage.own.filter(isKind('price'))
  const others = prices.filter(move => move.good !== good)
  const mine = prices.find(move => move.good === good)
  const without = stateOf(mine === undefined ? draft : compose(page, draft, [...movesSoFar(before), ...others]))
  const legal = legalOf(without, 'price').filter(move => move.good === good)
  if (legal.length === 0) return undefined
  const stands = meIn(without, draft.seat).factories[good].price
  const all = [...legal, moveOf.price(good, stands)].toSorted((one, other) => one.price - other.price)
  const options = all.map(move =>
    pressOf(stage, move.price === stands ? others : [...others, move], wordsOf(stage, move)),
  )
  const at = all.findIndex(({ price }) => price === (mine?.price ?? stands))
  return { ...goodHead('price', words.priceOf({ good }), good), options, at, isOpen: mine === undefined }
}

function wordsOf({ page, draft }: Stage, move: Of<'price'>) {
  return {
    label: text.figures.money(move.price),
    full: page.describe(draft.state, move),
    result: (after: Draft) => saleResult(after, move.good),
  }
}

/** The first price of a mill: what earns most is proposed. */
export function firstPriceDial(stage: Stage): Dial | undefined {
  const { page, draft, before } = stage
  const legal = legalOf(stateOf(before), 'price')
  const [first] = legal
  if (first === undefined) return undefined
  const { good } = first
  const set = stage.own.find(isKind('price'))
  const options = legal.map(move => pressOf(stage, [move], wordsOf(stage, move)))
  const chosen = set ?? proposed(page, draft, before, legal)
  const at = chosen === undefined ? 0 : legal.indexOf(chosen)
  return { ...goodHead('price', words.priceOf({ good }), good), options, at: Math.max(0, at) }
}

/** Of the legal prices, the one with the highest profit. */
export function proposed(
  page: GamePage,
  draft: Draft,
  before: Draft,
  legal: readonly Of<'price'>[],
): Of<'price'> | undefined {
  return bestOf(legal, move => {
    const after: State = stateOf(compose(page, before, [...movesSoFar(before), move]))
    return mineIn(after, move.good, draft.seat)?.profit ?? 0
  })
}
