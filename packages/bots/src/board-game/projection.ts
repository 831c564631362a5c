// The projection: what a position is worth to each seat if the rest were played plainly.
import {
  costAtWage,
  emergency,
  GOODS,
  harbourWorkers,
  has,
  machinesIn,
  type Player,
  type State,
  workersIn,
} from '@arkwright/board-game'
import { at } from '../at.ts'
import { planAdministration } from './administration.ts'
import { type Course, courseOf, NO_COURSE, WORKERS_FOR_OBSOLETE } from './course.ts'
import { type Market, MOST_OF_A_GOOD, marketFor, SEATS } from './market.ts'
import { promise } from './promise.ts'
import type { Weights } from './weights.ts'

/** The figures behind a seat's worth; pounds unless named otherwise. */
export interface Outlook {
  /** Shares held at the end, value of each, and the cash beside them. */
  shares: number
  shareValue: number
  cash: number
  /** Of the productions ahead. */
  salesIncome: number
  shareSpaces: number
  runningCosts: number
  administration: number
  /** Shares lost in emergency sales ahead, and loans owed at the end. */
  emergencyShares: number
  loans: number
  /** What markers, quality, factories and cash in hand promise beyond the sales foreseen. */
  promise: number
  worth: number
}

const NO_OUTLOOK: Outlook = {
  shares: 0,
  shareValue: 0,
  cash: 0,
  salesIncome: 0,
  shareSpaces: 0,
  runningCosts: 0,
  administration: 0,
  emergencyShares: 0,
  loans: 0,
  promise: 0,
  worth: 0,
}

/** An owed loan at the end means not being ranked at all. */
const COST_OF_AN_UNPAID_LOAN = 100
/** Cash that can buy no more shares only breaks ties. */
const WORTH_OF_IDLE_CASH = 0.01
/** Before capital is given: the shares a player is expected to sell for it. */
const SHARES_SOLD_AT_THE_START = 5

/** What a seat has while the productions ahead go by. */
interface Purse {
  cash: number
  shares: number
  loans: number
  space: number
}

let course: Course = NO_COURSE
const purse: Purse = { cash: 0, shares: 0, loans: 0, space: 0 }
const plan: number[] = []
const outlooks: readonly Outlook[] = Array.from({ length: SEATS }, () => ({ ...NO_OUTLOOK }))

/** A breakdown for each seat, to keep and to show. */
export function project(state: State, weights: Weights): Outlook[] {
  forecast(state, weights)
  return state.players.map((_, seat) => ({ ...at(outlooks, seat) }))
}

/** Only what each seat is worth, written into `worths`. */
export function projectWorths(state: State, weights: Weights, worths: number[]): void {
  forecast(state, weights)
  for (let seat = 0; seat < state.players.length; seat++) worths[seat] = at(outlooks, seat).worth
}

/** What one more space of the share value track would bring each seat at the end, written into `pounds`. */
export function projectSpaces(state: State, weights: Weights, pounds: number[]): void {
  forecast(state, weights)
  for (let seat = 0; seat < state.players.length; seat++) {
    const { shares, shareSpaces } = at(outlooks, seat)
    const space = at(state.players, seat).space + shareSpaces + weights.growth * course.count
    pounds[seat] = (shares * (valueAt(state, space + 1) - valueAt(state, space - 1))) / 2
  }
}

const NO_MARKET: Market = { income: [], spaces: [], stored: [], contracts: [] }
/** By good. */
const markets: [Market, Market, Market, Market] = [NO_MARKET, NO_MARKET, NO_MARKET, NO_MARKET]
const workers: [number, number, number, number] = [0, 0, 0, 0]
const machines: [number, number, number, number] = [0, 0, 0, 0]
/** By the number of productions of the good that come before: how much is left of income and spaces. */
const incomeLeft: number[] = []
const spacesLeft: number[] = []

function forecast(state: State, weights: Weights): void {
  course = courseOf(state, weights)
  for (const good of GOODS) markets[good] = marketFor(state, course, good)
  fade(incomeLeft, weights.fadeOfIncome)
  fade(spacesLeft, weights.fadeOfSpaces)
  let seat = 0
  for (const now of state.players) {
    const outlook = outlooks[seat]
    if (outlook === undefined) throw new RangeError(`no outlook is kept for seat ${seat}`)
    begin(state, now, seat, outlook)
    planAdministration(state, course, seat, now, plan)
    liveThrough(state, now, seat, outlook, weights)
    conclude(state, now, seat, outlook, weights)
    seat++
  }
}

/** Powers by multiplication: the same on every machine, which Math.pow does not promise. */
function fade(left: number[], factor: number): void {
  left[0] = 1
  let part = 1
  for (let i = 1; i <= MOST_OF_A_GOOD; i++) {
    part *= factor
    left[i] = part
  }
}

/** The purse takes on what the seat has. */
function begin(state: State, now: Player, seat: number, outlook: Outlook): void {
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
  } else if (seat === state.seat && isYetToBePaid(state)) {
    purse.cash -= state.turn.owed
  }
  if (purse.cash < 0) raiseMoney(state, outlook)
}

const PAID_AT_THE_END: ReadonlySet<string> = new Set([
  'factory',
  'price of a new factory',
  'production action',
  'goods produced',
])

function isYetToBePaid({ step, resume }: State): boolean {
  return PAID_AT_THE_END.has(step) || (step === 'inventor: keep or return' && resume === 'factory')
}

function liveThrough(state: State, now: Player, seat: number, outlook: Outlook, weights: Weights): void {
  const start = now.space
  // Crews and warehouse workers are paid at the end of each decade — WF 6.II.
  const crew = now.harbour === null ? 0 : harbourWorkers(state, now.harbour)
  for (const good of GOODS) {
    workers[good] = workersIn(now.factories[good])
    machines[good] = machinesIn(now.factories[good])
  }
  for (let i = 0; i < course.count; i++) {
    const production = course.productions[i]
    if (production === undefined) return
    const { good, before } = production
    if (production.opensDecade) makeObsolete(state, now, production.decade)
    const market = markets[good]
    const place = before * SEATS + seat
    const earned = (market.income[place] ?? 0) * (incomeLeft[before] ?? 0)
    let running = 0
    if (now.factories[good].level > 0) {
      running = costAtWage(state, now, good, workers[good], machines[good], production.wage)
    }
    if (good === 3) running += crew * production.wage
    const administration = weights.administration * (plan[i] ?? 0)
    outlook.administration += administration
    outlook.salesIncome += earned
    outlook.shareSpaces += (market.spaces[place] ?? 0) * (spacesLeft[before] ?? 0)
    outlook.runningCosts += running
    purse.cash += earned - running - administration
    if (purse.cash >= 0) continue
    purse.space = Math.max(1, Math.floor(start + outlook.shareSpaces))
    raiseMoney(state, outlook)
  }
  purse.space = start
}

function makeObsolete({ rules }: State, { factories }: Player, decade: number): void {
  const level = rules.obsoleteLevel[decade] ?? 0
  if (level === 0) return
  for (const good of GOODS)
    if (factories[good].level === level && factories[good].additional === 0) workers[good] += WORKERS_FOR_OBSOLETE
}

function raiseMoney(state: State, outlook: Outlook): void {
  const debt = purse.cash
  purse.cash = 0
  const { shares, loans, spaces } = emergency(state, purse, Math.ceil(-debt))
  purse.cash = debt + shares * (state.rules.shareValue[purse.space] ?? 0) + loans * state.rules.figures.loan
  purse.shares -= shares
  purse.loans += loans
  outlook.emergencyShares += shares
  outlook.shareSpaces -= spaces
}

function conclude(state: State, now: Player, seat: number, outlook: Outlook, weights: Weights): void {
  const { figures, fixedPrice } = state.rules
  const mayInvest = !isClosed(state, seat)
  if (mayInvest) for (const good of GOODS) purse.cash += (markets[good].stored[seat] ?? 0) * fixedPrice[good]
  const repaid = mayInvest ? Math.min(purse.loans, Math.floor(purse.cash / figures.loanRepayment)) : 0
  purse.cash -= repaid * figures.loanRepayment
  outlook.loans = purse.loans - repaid
  if (state.rules.waterFrame !== null && state.step !== 'over') takePenalties(state, now, seat, outlook)
  outlook.shares = purse.shares
  outlook.shareValue = valueAt(state, purse.space + outlook.shareSpaces + weights.growth * course.count)
  outlook.cash = purse.cash
  outlook.promise = course.count === 0 ? 0 : promise(now, weights, course.count / GOODS.length)
  const price = Math.max(figures.lowestPurchasePrice, outlook.shareValue)
  const room = mayInvest ? (figures.sharesPerCompany - purse.shares) * price : 0
  const investable = Math.max(0, Math.min(purse.cash, room))
  const bought = course.count === 0 ? Math.floor(investable / price) * price : investable
  outlook.worth =
    (purse.shares + bought / price) * outlook.shareValue +
    (purse.cash - bought) * WORTH_OF_IDLE_CASH -
    outlook.loans * COST_OF_AN_UNPAID_LOAN +
    outlook.promise
}

/** Open contracts and late hiring at the end — WF 8.0. */
function takePenalties(state: State, now: Player, seat: number, outlook: Outlook): void {
  const { waterFrame } = state.rules
  if (waterFrame === null) return
  const { spacesBackForMarkedFactory, sharesBackForMarkedFactory } = waterFrame.figures
  for (const good of GOODS) {
    outlook.shareSpaces -= markets[good].contracts[seat] ?? 0
    if (!has(now.marked, good)) continue
    outlook.shareSpaces -= spacesBackForMarkedFactory
    purse.shares -= Math.min(purse.shares, sharesBackForMarkedFactory)
  }
}

/** The seat's last stock exchange lies behind it. */
function isClosed(state: State, seat: number): boolean {
  if (state.step === 'over') return true
  const place = (seat - state.startPlayer + state.players.length) % state.players.length
  return state.decade > state.rules.decades && place < state.turnsTaken
}

/** Pounds come in steps of several spaces; while productions are ahead, a space on the way to the next pound counts its part. */
function valueAt(state: State, space: number): number {
  const track = state.rules.shareValue
  const inside = Math.min(track.length - 3, Math.max(1, space))
  const whole = Math.floor(inside)
  if (course.count === 0) return track[whole] ?? 0
  const here = smoothed(track, whole)
  return here + (smoothed(track, whole + 1) - here) * (inside - whole)
}

function smoothed(track: readonly number[], space: number): number {
  return ((track[Math.max(1, space - 1)] ?? 0) + (track[space] ?? 0) + (track[space + 1] ?? 0)) / 3
}
