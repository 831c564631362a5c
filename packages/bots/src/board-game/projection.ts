// The projection: a position's worth to each seat if the rest were played simply.
import {
  costAtWage,
  emergency,
  GOODS,
  harbourWorkers,
  has,
  machinesIn,
  owedAtItsEnd,
  type Player,
  type State,
  workersIn,
} from '@arkwright/board-game'
import { at } from '../at.ts'
import { planAdministration } from './administration.ts'
import { type Context, contextWith, type Purse } from './context.ts'
import { marketFor, SEATS } from './market.ts'
import type { Outlook } from './outlook.ts'
import { promise } from './promise.ts'
import { timelineOf } from './timeline.ts'
import type { Weights } from './weights.ts'

/** A player with a loan at the end is not ranked. */
const COST_OF_AN_UNPAID_LOAN = 100
/** Cash that can buy no more shares only breaks ties. */
const WORTH_OF_IDLE_CASH = 0.01
/** Crews and warehouse workers are paid with the last good of a decade. */
const LAST_GOOD = 3
/** Before capital is given: the number of shares a player is expected to sell for it. */
const SHARES_SOLD_AT_THE_START = 5

/** A breakdown for each seat, as a copy to keep and show. */
export function project(state: State, weights: Weights): Outlook[] {
  return projectOutlooks(contextWith(weights), state)
}

export function projectOutlooks(context: Context, state: State): Outlook[] {
  forecast(context, state)
  return state.players.map((_, seat) => ({ ...at(context.outlooks, seat) }))
}

/** Writes only each seat's worth into `worths`. */
export function projectWorths(context: Context, state: State, worths: number[]): void {
  forecast(context, state)
  const { outlooks } = context
  for (let seat = 0; seat < state.players.length; seat++) worths[seat] = outlooks[seat]?.worth ?? 0
}

/** Writes into `pounds` what one more space of the share value track would bring each seat at the end. */
export function projectSpaces(context: Context, state: State, pounds: number[]): void {
  forecast(context, state)
  const { weights, outlooks } = context
  const { count } = context.timelines.timeline
  for (let seat = 0; seat < state.players.length; seat++) {
    const { shares, shareSpaces } = at(outlooks, seat)
    const space = at(state.players, seat).space + shareSpaces + weights.growth * count
    pounds[seat] = (shares * (valueAt(state, space + 1, count) - valueAt(state, space - 1, count))) / 2
  }
}

function forecast(context: Context, state: State): void {
  const { weights, marketOf, outlooks, plan, purse } = context
  const timeline = timelineOf(context.timelines, state, weights)
  for (const good of GOODS) marketOf[good] = marketFor(context.markets, state, timeline, good)
  let seat = 0
  for (const now of state.players) {
    const outlook = outlooks[seat]
    if (outlook === undefined) throw new RangeError(`no outlook for seat ${seat}`)
    begin(purse, state, now, seat, outlook)
    planAdministration(state, timeline, seat, now, plan)
    liveThrough(context, state, now, seat, outlook)
    conclude(context, state, now, seat, outlook)
    seat++
  }
}

/** Fills the purse with the seat's holdings. */
function begin(purse: Purse, state: State, now: Player, seat: number, outlook: Outlook): void {
  outlook.salesIncome = 0
  outlook.shareSpaces = 0
  outlook.runningCosts = 0
  outlook.administration = 0
  outlook.emergencyShares = 0
  purse.cash = now.cash
  purse.shares = now.shares
  purse.loans = now.loans
  purse.space = now.space
  if (state.decade === 0) {
    if (state.step === 'foundation' || state.step === 'price of a founded factory') {
      purse.cash = SHARES_SOLD_AT_THE_START * (state.rules.shareValue[now.space] ?? 0)
      purse.cash += state.rules.spinningJenny?.startUpCapital ?? 0
      purse.shares -= SHARES_SOLD_AT_THE_START
    }
    for (const good of GOODS) purse.cash -= state.rules.cost[good][now.factories[good].level] ?? 0
  } else if (seat === state.seat) {
    purse.cash -= owedAtItsEnd(state)
  }
  if (purse.cash < 0) raiseMoney(purse, state, outlook)
}

function liveThrough(context: Context, state: State, now: Player, seat: number, outlook: Outlook): void {
  const { weights, marketOf, workers, machines, plan, incomeLeft, spacesLeft, purse } = context
  const { timeline } = context.timelines
  const start = now.space
  // Crews and warehouse workers are paid at the end of each decade — WF 6.II.
  const crew = now.harbour === null ? 0 : harbourWorkers(state, now.harbour)
  for (const good of GOODS) {
    workers[good] = workersIn(now.factories[good])
    machines[good] = machinesIn(now.factories[good])
  }
  for (let i = 0; i < timeline.count; i++) {
    const production = timeline.productions[i]
    if (production === undefined) return
    const { good, before } = production
    if (production.opensDecade) makeObsolete(state, now, production.decade, workers)
    const market = marketOf[good]
    const place = before * SEATS + seat
    const earned = (market.income[place] ?? 0) * (incomeLeft[before] ?? 0)
    let running = 0
    if (now.factories[good].level > 0) {
      running = costAtWage(state, now, good, workers[good], machines[good], production.wage)
    }
    if (good === LAST_GOOD) running += crew * production.wage
    const administration = weights.administration * (plan[i] ?? 0)
    outlook.administration += administration
    outlook.salesIncome += earned
    outlook.shareSpaces += (market.spaces[place] ?? 0) * (spacesLeft[before] ?? 0)
    outlook.runningCosts += running
    purse.cash += earned - running - administration
    if (purse.cash >= 0) continue
    purse.space = Math.max(1, Math.floor(start + outlook.shareSpaces))
    raiseMoney(purse, state, outlook)
  }
  purse.space = start
}

function makeObsolete({ rules }: State, { factories }: Player, decade: number, workers: Context['workers']): void {
  const level = rules.obsoleteLevel[decade] ?? 0
  if (level === 0) return
  for (const good of GOODS)
    if (factories[good].level === level && factories[good].additional === 0)
      workers[good] += rules.figures.obsoleteWorkers
}

function raiseMoney(purse: Purse, state: State, outlook: Outlook): void {
  const debt = purse.cash
  purse.cash = 0
  const { shares, loans, spaces } = emergency(state, purse, Math.ceil(-debt))
  purse.cash = debt + shares * (state.rules.shareValue[purse.space] ?? 0) + loans * state.rules.figures.loan
  purse.shares -= shares
  purse.loans += loans
  outlook.emergencyShares += shares
  outlook.shareSpaces -= spaces
}

function conclude(context: Context, state: State, now: Player, seat: number, outlook: Outlook): void {
  const { weights, marketOf, purse } = context
  const { count } = context.timelines.timeline
  const { figures, fixedPrice } = state.rules
  const mayInvest = !isClosed(state, seat)
  if (mayInvest) for (const good of GOODS) purse.cash += (marketOf[good].stored[seat] ?? 0) * fixedPrice[good]
  const repaid = mayInvest ? Math.min(purse.loans, Math.floor(purse.cash / figures.loanRepayment)) : 0
  purse.cash -= repaid * figures.loanRepayment
  outlook.loans = purse.loans - repaid
  if (state.rules.waterFrame !== null && state.step !== 'over') takePenalties(context, state, now, seat, outlook)
  outlook.shares = purse.shares
  outlook.shareValue = valueAt(state, purse.space + outlook.shareSpaces + weights.growth * count, count)
  outlook.cash = purse.cash
  outlook.promise = count === 0 ? 0 : promise(now, weights, count / GOODS.length)
  const price = Math.max(figures.lowestPurchasePrice, outlook.shareValue)
  const room = mayInvest ? (figures.sharesPerCompany - purse.shares) * price : 0
  const investable = Math.max(0, Math.min(purse.cash, room))
  const bought = count === 0 ? Math.floor(investable / price) * price : investable
  outlook.worth =
    (purse.shares + bought / price) * outlook.shareValue +
    (purse.cash - bought) * WORTH_OF_IDLE_CASH -
    outlook.loans * COST_OF_AN_UNPAID_LOAN +
    outlook.promise
}

/** Open contracts and late hiring at the end — WF 8.0. */
function takePenalties({ marketOf, purse }: Context, state: State, now: Player, seat: number, outlook: Outlook): void {
  const { waterFrame } = state.rules
  if (waterFrame === null) return
  const { spacesBackForMarkedFactory, sharesBackForMarkedFactory } = waterFrame.figures
  for (const good of GOODS) {
    outlook.shareSpaces -= marketOf[good].contracts[seat] ?? 0
    if (!has(now.marked, good)) continue
    outlook.shareSpaces -= spacesBackForMarkedFactory
    purse.shares -= Math.min(purse.shares, sharesBackForMarkedFactory)
  }
}

/** Whether the seat's last stock exchange is over. */
function isClosed(state: State, seat: number): boolean {
  if (state.step === 'over') return true
  const place = (seat - state.startPlayer + state.players.length) % state.players.length
  return state.decade > state.rules.decades && place < state.turnsTaken
}

/**
 * Pounds come in steps of several spaces. While productions are ahead, a space towards the next pound counts in part.
 */
function valueAt(state: State, space: number, productions: number): number {
  const track = state.rules.shareValue
  const inside = Math.min(track.length - 3, Math.max(1, space))
  const whole = Math.floor(inside)
  if (productions === 0) return track[whole] ?? 0
  const here = smoothed(track, whole)
  return here + (smoothed(track, whole + 1) - here) * (inside - whole)
}

function smoothed(track: readonly number[], space: number): number {
  return ((track[Math.max(1, space - 1)] ?? 0) + (track[space] ?? 0) + (track[space + 1] ?? 0)) / 3
}
