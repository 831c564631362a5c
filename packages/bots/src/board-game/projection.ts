// The projection: what a position is worth to each seat if the rest were played plainly.
import { emergency, GOODS, NO_MARKER, type Player, type State, spinningJenny } from '@arkwright/board-game'
import { at } from '../at.ts'
import { type Course, chart, emptyCourse, WORKERS_FOR_OBSOLETE } from './course.ts'
import { paceOf } from './pace.ts'
import { produceAhead } from './production-ahead.ts'
import { type Weights, worthOfMarker } from './weights.ts'

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

const course: Course = emptyCourse()
/** By seat, then by production ahead: what the turn before it is planned to cost. */
const plans: readonly number[][] = [0, 1, 2, 3].map(() => course.productions.map(() => 0))
const outlooks: readonly Outlook[] = [0, 1, 2, 3].map(() => ({ ...NO_OUTLOOK }))

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

function forecast(state: State, weights: Weights): void {
  const future = spinningJenny.copy(state)
  chart(state, weights, course)
  for (let seat = 0; seat < future.players.length; seat++) begin(state, at(future.players, seat), seat)
  planAdministration(state)
  for (let i = 0; i < course.count; i++) {
    const production = at(course.productions, i)
    if (production.opensDecade) makeObsolete(future, production.decade)
    const { income, spaces, running } = produceAhead(future, production)
    const fadedIncome = power(weights.fadeOfIncome, production.before)
    const fadedSpaces = power(weights.fadeOfSpaces, production.before)
    for (let seat = 0; seat < future.players.length; seat++) {
      const outlook = at(outlooks, seat)
      const player = at(future.players, seat)
      const administration = weights.administration * at(at(plans, seat), i)
      const earned = at(income, seat) * fadedIncome
      outlook.administration += administration
      outlook.salesIncome += earned
      outlook.shareSpaces += at(spaces, seat) * fadedSpaces
      outlook.runningCosts += at(running, seat)
      player.cash += earned - at(running, seat) - administration
      if (player.cash < 0) raiseMoney(future, player, outlook)
    }
  }
  for (let seat = 0; seat < future.players.length; seat++) conclude(state, at(future.players, seat), seat, weights)
}

/** Before the first decade the start-up capital is counted as the predetermined set-up has it. */
function begin(state: State, player: Player, seat: number): void {
  Object.assign(at(outlooks, seat), NO_OUTLOOK)
  if (state.decade === 0) {
    const { predeterminedCash, predeterminedShares } = paceOf(state)
    if (state.step === 'foundation' || state.step === 'price of a founded factory') {
      player.cash = predeterminedCash
      player.shares = predeterminedShares
    }
    for (const good of GOODS) player.cash -= at(state.rules.cost[good], player.factories[good].level)
  } else if (seat === state.seat && (state.step === 'factory' || state.step === 'price of a new factory')) {
    player.cash -= state.turn.owed
  }
  if (player.cash < 0) raiseMoney(state, player, at(outlooks, seat))
}

function raiseMoney(state: State, player: Player, outlook: Outlook): void {
  const debt = player.cash
  player.cash = 0
  const { shares, loans, spaces } = emergency(state, player, Math.ceil(-debt))
  player.cash = debt + shares * at(state.rules.shareValue, player.space) + loans * state.rules.figures.loan
  player.shares -= shares
  player.loans += loans
  outlook.emergencyShares += shares
  outlook.shareSpaces -= spaces
}

function makeObsolete(future: State, decade: number): void {
  const level = at(future.rules.obsoleteLevel, decade)
  if (level === 0) return
  for (const { factories } of future.players)
    for (const good of GOODS) if (factories[good].level === level) factories[good].additional += WORKERS_FOR_OBSOLETE
}

/** The plain plan for the turns ahead: the cheapest free spaces of the chart, one in each cycle. */
function planAdministration(state: State): void {
  const { administrativeCosts, reuseFee } = state.rules.figures
  for (let seat = 0; seat < state.players.length; seat++) {
    const spaces = at(state.players, seat).chart
    const plan = at(plans, seat)
    let space = 0
    for (let i = 0; i < course.count; i++) {
      const { decade, good } = at(course.productions, i)
      if (decade > state.decade) {
        plan[i] = administrativeCosts[good] ?? 0
      } else if (good === state.cycle && hasHadTurn(state, seat)) {
        plan[i] = 0
      } else {
        while (space < spaces.length && spaces[space] !== NO_MARKER) space++
        plan[i] = administrativeCosts[space++] ?? at(administrativeCosts, 0) + reuseFee
      }
    }
  }
}

function hasHadTurn(state: State, seat: number): boolean {
  if (state.step === 'sell from store') return true
  const place = (seat - state.startPlayer + state.players.length) % state.players.length
  return place === state.turnsTaken ? state.step !== 'place marker' : place < state.turnsTaken
}

/** The same on every machine, which Math.pow does not promise. */
function power(base: number, exponent: number): number {
  let product = 1
  for (let i = 0; i < exponent; i++) product *= base
  return product
}

function conclude(state: State, player: Player, seat: number, weights: Weights): void {
  const outlook = at(outlooks, seat)
  const { figures, fixedPrice } = state.rules
  const mayInvest = !isClosed(state, seat)
  if (mayInvest) for (const good of GOODS) player.cash += player.stored[good] * fixedPrice[good]
  const repaid = mayInvest ? Math.min(player.loans, Math.floor(player.cash / figures.loanRepayment)) : 0
  player.cash -= repaid * figures.loanRepayment
  outlook.loans = player.loans - repaid
  outlook.shares = player.shares
  outlook.shareValue = valueAt(state, player.space + outlook.shareSpaces + weights.growth * course.count)
  outlook.cash = player.cash
  outlook.promise = course.count === 0 ? 0 : promise(at(state.players, seat), weights)
  const price = Math.max(figures.lowestPurchasePrice, outlook.shareValue)
  const room = mayInvest ? (figures.sharesPerCompany - player.shares) * price : 0
  const investable = Math.max(0, Math.min(player.cash, room))
  const bought = course.count === 0 ? Math.floor(investable / price) * price : investable
  outlook.worth =
    (player.shares + bought / price) * outlook.shareValue +
    (player.cash - bought) * WORTH_OF_IDLE_CASH -
    outlook.loans * COST_OF_AN_UNPAID_LOAN +
    outlook.promise
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
  if (course.count === 0) return at(track, whole)
  const here = smoothed(track, whole)
  return here + (smoothed(track, whole + 1) - here) * (inside - whole)
}

function smoothed(track: readonly number[], space: number): number {
  return (at(track, Math.max(1, space - 1)) + at(track, space) + at(track, space + 1)) / 3
}

function promise(player: Player, weights: Weights): number {
  const decades = course.count / GOODS.length
  let pounds = weights.liquidity * Math.min(Math.max(0, player.cash), weights.workingCash)
  for (const marker of player.advanced) pounds += worthOfMarker(marker, weights)
  for (const good of GOODS) {
    const { level, quality } = player.factories[good]
    if (level > 0) pounds += weights.factory + weights.quality * quality
  }
  return pounds * decades
}
