// Price adjustment, and the price of a new factory, within a turn.
import { GOODS, type Good, type Move } from '@arkwright/board-game'
import { at } from '../../at.ts'
import { after, best, ended, type Line, legalOf, type Thinking } from './line.ts'
import { priceList } from './price-list.ts'

const PRICES_TRIED = { brisk: 1, thorough: 3 }
const LINES_KEPT = { brisk: 1, thorough: 3 }

export function priceOfNewFactory(thinking: Thinking, line: Line): Line[] {
  const { good } = line.state.turn
  return triedPrices(thinking, line, good)
    .map(price =>
      at(
        pricesOf(line, good).filter(move => move.price === price),
        0,
      ),
    )
    .map(move => after(line, move))
}

/** Goes through the factories one by one: each keeps its price or takes one of its best. */
export function adjustPrices(thinking: Thinking, line: Line): Line[] {
  let lines = [line]
  for (const good of GOODS) if (isAffected(line, good)) lines = lines.flatMap(one => withPrices(thinking, one, good))
  const kept = best(thinking, lines, LINES_KEPT[thinking.breadth], finished)
  return kept.map(one => finished(spendRest(thinking, one)))
}

/** Only finished turns are compared: the end of a turn may bring a production with it. */
function finished(line: Line): Line {
  return ended(line, 'adjust prices')
}

function withPrices(thinking: Thinking, line: Line, good: Good): Line[] {
  const moves = pricesOf(line, good)
  if (moves.length === 0) return [line]
  const present = at(line.state.players, thinking.seat).factories[good].price
  return triedPrices(thinking, line, good).map(price => {
    const move = moves.find(one => one.price === price)
    return price === present || move === undefined ? line : after(line, move)
  })
}

/** What is left of the budget adjusts the unaffected factories that gain most by it. */
function spendRest(thinking: Thinking, start: Line): Line {
  let line = start
  while (line.state.turn.budget > 0 && line.state.step === 'adjust prices') {
    const tried = GOODS.flatMap(good => (isAffected(line, good) ? [] : withBetterPrice(thinking, line, good)))
    if (tried.length === 0) return line
    const [chosen] = best(thinking, [line, ...tried], 1, finished)
    if (chosen === undefined || chosen === line) return line
    line = chosen
  }
  return line
}

/** With the price its list likes best, if that is better than the present one. */
function withBetterPrice(thinking: Thinking, line: Line, good: Good): Line[] {
  const moves = pricesOf(line, good)
  if (moves.length === 0) return []
  const { price: present } = at(line.state.players, thinking.seat).factories[good]
  const list = priceList(thinking, line.state, good)
  const { price, gain } = at(list, 0)
  if (gain <= (list.find(one => one.price === present)?.gain ?? 0)) return []
  return moves.filter(move => move.price === price).map(move => after(line, move))
}

function isAffected({ state }: Line, good: Good): boolean {
  return (state.turn.affected & (1 << good)) !== 0
}

function triedPrices(thinking: Thinking, line: Line, good: Good): number[] {
  return priceList(thinking, line.state, good)
    .slice(0, PRICES_TRIED[thinking.breadth])
    .map(({ price }) => price)
}

function pricesOf(line: Line, good: Good): Extract<Move, { kind: 'price' }>[] {
  return legalOf(line, 'price').filter(move => move.good === good)
}
