// The market of one production ahead: in turn order, seats choose the appeal that pays best, then all sell by the rule
// of CG 2.a.
import type { State } from '@arkwright/card-game'
import { at } from '../at.ts'
import type { Prospect, Works } from './prospect.ts'
import type { Rivals } from './rivals-ahead.ts'
import type { Tables } from './tables.ts'
import { hasPriced } from './timing.ts'
import type { Weights } from './weights.ts'

/** What all seats of a production share. */
export interface Market {
  good: number
  /** Rounds from now; 0 is the current one. */
  round: number
  /** The space of the demand marker, without the workers still to be employed, which ease demand. */
  readonly demand: number[]
  eased: number
  /** Value of a step of share value to each seat, and the weight of it and of income that far ahead. */
  readonly stepWorth: number[]
  fadeOfIncome: number
  fadeOfValue: number
  /** The appeal to assume for the seat to move in the current round. */
  asked: number
  readonly pressed: Pressed
}

/** The rival that loses sales to a higher appeal, which is the reason to press. */
interface Pressed {
  appeal: number
  goods: number
  margin: number
  step: number
}

/** A seat to move without an assumed appeal takes the best one. */
export const NOT_ASKED = -1

export function emptyMarket(): Market {
  return {
    good: 0,
    round: 0,
    demand: [0, 0, 0, 0],
    eased: 0,
    stepWorth: [0, 0, 0, 0],
    fadeOfIncome: 1,
    fadeOfValue: 1,
    asked: NOT_ASKED,
    pressed: { appeal: 0, goods: 0, margin: 0, step: 0 },
  }
}

/** Goods sold at this appeal when the demand marker is there: CG 2.a. */
export function taken(appeal: number, demand: number): number {
  return Math.max(0, Math.min(appeal, appeal - demand))
}

export function demandWith({ rules }: State, { demand, eased, good }: Market, steps: number): number {
  const moved = Math.max(rules.demandMin, Math.min(rules.figures.demandMax, at(demand, good) + steps))
  return Math.max(rules.demandMin, moved - eased)
}

/** Sets the factory of every seat that has not set its price yet. Returns whether all had. */
export function setAppeals(
  state: State,
  market: Market,
  prospects: readonly Prospect[],
  rivals: Rivals,
  tables: Tables,
  weights: Weights,
): boolean {
  const { seats, figures, demandMin } = state.rules
  const { good, round } = market
  const arrows = at(tables.arrows, good)
  let allPriced = true
  for (let place = 0; place < seats; place++) {
    const seat = (state.startPlayer + round + place) % seats
    const prospect = at(prospects, seat)
    const works = at(prospect.works, good)
    if (works.side === 0) continue
    if (round === 0 && hasPriced(state, seat)) continue
    const isAsked = market.asked !== NOT_ASKED && round === 0 && seat === state.seat
    if (!isAsked) allPriced = false
    const appeal = isAsked ? market.asked : chosenAppeal(state, market, prospects, rivals, arrows, weights, seat)
    const steps = at(arrows, appeal) - at(arrows, works.marker)
    market.demand[good] = Math.max(demandMin, Math.min(figures.demandMax, at(market.demand, good) + steps))
    works.marker = appeal
    if (round === 0) prospect.turnedTo = appeal
    prospect.price = at(works.shown.prices, appeal - works.distribution)
  }
  return allPriced
}

function chosenAppeal(
  state: State,
  market: Market,
  prospects: readonly Prospect[],
  rivals: Rivals,
  arrows: readonly number[],
  weights: Weights,
  seat: number,
): number {
  const works = at(at(prospects, seat).works, market.good)
  const top = highestOfOthers(state, market, prospects, rivals, seat)
  const pressing = pressure(state, market, prospects, seat, weights)
  const stepWorth = at(market.stepWorth, seat)
  return bestAppeal(state, market, works, arrows, stepWorth, stepWorth * (1 + weights.bonus), top, pressing)
}

/** The highest appeal that would sell enough now, excluding the seat's own. */
function highestOfOthers(
  state: State,
  market: Market,
  prospects: readonly Prospect[],
  rivals: Rivals,
  seat: number,
): number {
  const { seats, figures } = state.rules
  const { good } = market
  const demand = demandWith(state, market, 0)
  let top = rivals.highest(good, demand, figures.soldForValue)
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    const { side, marker } = at(at(prospects, other).works, good)
    if (side > 0 && marker > top && taken(marker, demand) >= figures.soldForValue) top = marker
  }
  return top
}

/**
 * Part of its rival's sales a seat is expected to press for. Expecting it from several rivals made the bots too timid.
 */
function pressure(
  state: State,
  { good, stepWorth, pressed }: Market,
  prospects: readonly Prospect[],
  seat: number,
  weights: Weights,
): number {
  if (state.rules.seats !== 2) return 0
  const other = 1 - seat
  const { side, marker, goods, stock, shown, distribution } = at(at(prospects, other).works, good)
  if (side === 0) return 0
  pressed.appeal = marker
  pressed.goods = goods + stock
  pressed.margin = Math.max(0, shown.prices[marker - distribution] ?? 0) - at(state.rules.figures.finalPrice, good)
  pressed.step = at(stepWorth, other)
  return weights.rival
}

/** What the rival's sales are worth to it at this demand. */
function rivalSales(pressed: Pressed, demand: number, soldForValue: number): number {
  const sold = Math.min(pressed.goods, taken(pressed.appeal, demand))
  return sold * pressed.margin + (sold < soldForValue ? 0 : pressed.step)
}

/**
 * The appeal with the best total of sales, share value, leftovers and pressure; the lowest of equals. The innermost
 * loop of all bots.
 */
function bestAppeal(
  { rules }: State,
  { good, demand, eased, pressed }: Market,
  works: Works,
  arrows: readonly number[],
  stepWorth: number,
  withBonus: number,
  top: number,
  pressing: number,
): number {
  const { demandMin } = rules
  const { demandMax, soldForValue } = rules.figures
  const { appeals, prices } = works.shown
  const least = works.distribution
  const base = at(demand, good) - at(arrows, works.marker)
  const goods = works.goods + works.stock
  const kept = at(rules.figures.finalPrice, good)
  let best = least
  let bestValue = Number.NEGATIVE_INFINITY
  for (let i = 0; i < appeals.length; i++) {
    const bare = appeals[i] ?? 0
    const appeal = least + bare
    if (appeal >= arrows.length) break
    let there = base + (arrows[appeal] ?? 0)
    if (there > demandMax) there = demandMax
    if (there < demandMin) there = demandMin
    there -= eased
    if (there < demandMin) there = demandMin
    let sold = there > 0 ? appeal - there : appeal
    if (sold < 0) sold = 0
    if (sold > goods) sold = goods
    const gain = sold < soldForValue ? 0 : appeal > top ? withBonus : stepWorth
    let value = sold * ((prices[bare] ?? 0) - kept) + gain
    if (pressing > 0) value -= pressing * rivalSales(pressed, there, soldForValue)
    if (value <= bestValue) continue
    bestValue = value
    best = appeal
    // From here on, without pressure, appeal only costs price.
    if (pressing === 0 && sold === goods && appeal > top) break
  }
  return best
}
