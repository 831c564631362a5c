// The dials of a turn: workers by factory, numbers of shares, loans and goods, price and appeal. A dial stays while the
// turn goes on, so that its value can be changed until the turn ends.
import { factorySheet, type Good, type Move, moves, type Player, passOf, type State } from '@arkwright/card-game'
import type { Dial, Option } from '../play/control.ts'
import { compose, type Draft, tryMove } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'
import { text } from './messages/index.ts'
import { appealNow, type PricePoint, pricePoints } from './prices.ts'
import { GOOD_ICONS } from './symbols.tsx'
import { cashBy } from './turn.ts'
import {
  fitted,
  type Kind,
  legalOf,
  type Part,
  partAhead,
  partTried,
  pricePart,
  soFar,
  stateOf,
  withMove,
} from './turn-parts.ts'
import { ALL_GOODS } from './use-position.ts'
import { describe } from './words.ts'

const words = text.cardContexts.dials

function look(good: Good): Pick<Dial, 'icon' | 'tint'> {
  return { icon: GOOD_ICONS[good], tint: `good-${good}` }
}

function playerIn(state: State): Player | undefined {
  return state.players[state.seat]
}

/** Price and appeal; undefined if this turn sets none. */
export function priceDial(page: GamePage, draft: Draft): Dial | undefined {
  const part = pricePart(page, draft)
  if (part === undefined) return undefined
  const points = pricePoints(part.state)
  const now = part.own?.kind === 'appeal' ? part.own.appeal : appealNow(part.state)
  const at = points.findIndex(({ appeal }) => appeal === now)
  if (points.length < 2 || at === -1) return undefined
  const options = points.map(point => priceOption(page, draft, part, point))
  return { key: 'price', label: words.price({ good: part.state.good }), icon: 'exchange', options, at }
}

export function priceOption(
  page: GamePage,
  draft: Draft,
  part: Part,
  { move, price, appeal, mine }: PricePoint,
): Option {
  const { state } = part
  const result = mine && words.priceResult({ sold: mine.sold, made: mine.made, profit: mine.profit, steps: mine.steps })
  return {
    moves: withMove(page, draft, part, move),
    label: words.priceAndAppeal({ price, appeal }),
    short: text.figures.money(price),
    full: text.cardGame.moves.appeal({ good: state.good, price, appeal }),
    result,
  }
}

const NUMBER_STEPS: Readonly<Record<'buy' | 'loans' | 'sell' | 'ship', readonly State['step'][]>> = {
  buy: ['buy shares', 'starting shares', 'cheap shares'],
  loans: ['take loans'],
  sell: ['sale'],
  ship: ['ship'],
}
type NumberKind = keyof typeof NUMBER_STEPS

/** A number that one move says: shares, loans, goods sold or shipped. */
export function numberDial(page: GamePage, draft: Draft, kind: NumberKind): Dial | undefined {
  const isThere = ({ step }: State) => NUMBER_STEPS[kind].includes(step)
  const isAsked = !draft.complete && isThere(stateOf(draft))
  const part = (isAsked ? undefined : partTried(draft, [kind])) ?? partAhead(page, draft, isThere)
  if (part === undefined) return undefined
  const legal = legalOf(part.state, kind)
  if (legal.length < 2) return undefined
  const present = part.own ?? passOf(part.state)
  const at = Math.max(
    0,
    legal.findIndex(({ text: notation }) => notation === present?.text),
  )
  const options = legal.map(move => ({
    moves: withMove(page, draft, part, move),
    label: String(move.count),
    full: describe(part.state, move),
    result: numberResult(part.state, move),
  }))
  return { key: kind, label: words[kind], icon: NUMBER_ICONS[kind], options, at }
}

const NUMBER_ICONS = { buy: 'share', loans: 'loan', sell: 'coins', ship: 'ship' } as const

function numberResult(state: State, move: Extract<Move, { kind: NumberKind }>): string {
  const player = playerIn(state)
  const cash = player?.money ?? 0
  const { kind, count } = move
  if (kind === 'buy') {
    const cost = Math.abs(cashBy(state, move, ['shares']))
    const score = ((player?.shares ?? 0) + count) * (player?.shareValue ?? 0)
    return words.buyResult({ cost, cash: cash - cost, score })
  }
  if (kind === 'loans') return words.loansResult({ cash: cash + cashBy(state, move, ['loan']), count })
  if (kind === 'sell') return words.income({ income: cashBy(state, move, ['home sale']) })
  return words.income({ income: cashBy(state, move, ['export', 'contract']) })
}

/** The details of an action that come one by one: everything between the action and its end. */
interface Details {
  readonly before: readonly Move[]
  readonly own: readonly Move[]
  readonly after: readonly Move[]
}

const DETAILS: readonly Kind[] = ['employ', 'produce', 'load', 'use']

function detailsOf(draft: Draft, actionName: string): Details | undefined {
  const all = soFar(draft)
  const start = all.findIndex(move => move.kind === 'action' && move.action === actionName)
  // A game opened from a file may continue in the middle of an action, which has the name of its step.
  const first = (draft.tried[0]?.before ?? draft.state) as State
  if (start === -1 && first.step !== actionName) return undefined
  const next = all.findIndex(({ kind }, place) => place > start && !DETAILS.includes(kind))
  const end = next === -1 ? all.length : next
  return { before: all.slice(0, start + 1), own: all.slice(start + 1, end), after: all.slice(end) }
}

function isOf(good: Good, kind: Kind) {
  return (move: Move) => move.kind === kind && 'good' in move && move.good === good
}

/** Worker cards, 0 to 2 for each factory. */
export function employDials(page: GamePage, draft: Draft): Dial[] {
  const details = detailsOf(draft, 'employ')
  if (details === undefined) return []
  return ALL_GOODS.flatMap(good => {
    const isOwn = isOf(good, 'employ')
    const others = details.own.filter(move => !isOwn(move))
    const turn = (count: number) => [...others, ...Array.from({ length: count }, () => moves.employ(good))]
    let after = compose(page, draft, [...details.before, ...others])
    const options: Option[] = []
    for (;;) {
      const count = options.length
      const full = words.employTo({ good, count })
      options.push({
        moves: fitted(page, draft, [...details.before, ...turn(count)], details.after),
        label: words.more({ count }),
        full,
        result: makesOf(stateOf(after), good),
      })
      const grown = tryMove(page, after, moves.employ(good))
      if (grown === after) break
      after = grown
    }
    const at = details.own.filter(isOwn).length
    return options.length < 2
      ? []
      : [{ key: `employ:${good}`, label: words.employ({ good }), ...look(good), options, at }]
  })
}

function makesOf(state: State, good: Good): string | undefined {
  const sheet = factorySheet(state, state.seat, good)
  return sheet && words.makes({ goods: sheet.goods, costs: sheet.wages + sheet.maintenance + sheet.fixedCost })
}

/** Extra production and early shipping: one number for each factory, or none. */
export function onceDials(page: GamePage, draft: Draft, kind: 'produce' | 'load'): Dial[] {
  const details = detailsOf(draft, kind === 'load' ? 'early shipping' : 'extra production')
  if (details === undefined) return []
  return ALL_GOODS.flatMap(good => {
    const isOwn = isOf(good, kind)
    const others = details.own.filter(move => !isOwn(move))
    const base = compose(page, draft, [...details.before, ...others])
    const found = stateOf(base).legal.filter(isOwn)
    if (base.complete || found.length === 0) return []
    const own = details.own.find(isOwn)
    const options: Option[] = [undefined, ...found].map(move => ({
      moves: fitted(page, draft, [...details.before, ...others, ...(move === undefined ? [] : [move])], details.after),
      label: move === undefined ? words.none : onceLabel(move),
      full: move === undefined ? words.nothing : describe(stateOf(base), move),
    }))
    const at = own === undefined ? 0 : 1 + found.indexOf(own)
    return [{ key: `${kind}:${good}`, label: words[kind]({ good }), ...look(good), options, at: Math.max(0, at) }]
  })
}

function onceLabel(move: Move): string {
  if (move.kind === 'produce') return words.cards({ count: move.workerCards })
  return move.kind === 'load' ? String(move.count) : move.text
}
