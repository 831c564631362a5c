// The projection: what a position is worth to each seat if the rest were played plainly.
import { costWithTiles, emergency, GOODS, machinesIn, type Player, type State, workersIn } from '@arkwright/board-game'
import { at } from '../at.ts'
import { planAdministration } from './administration.ts'
import { type Context, contextWith } from './context.ts'
import { courseOf, WORKERS_FOR_OBSOLETE } from './course.ts'
import { MOST_OF_A_GOOD, marketFor, SEATS } from './market.ts'
import type { Outlook } from './outlook.ts'
import { promise } from './promise.ts'
import { scratchFor } from './scratch.ts'
import type { Weights } from './weights.ts'

/** An owed loan at the end means not being ranked at all. */
const COST_OF_AN_UNPAID_LOAN = 100
/** Cash that can buy no more shares only breaks ties. */
const WORTH_OF_IDLE_CASH = 0.01
/** Crews and warehouse workers are paid with the last good of a decade. */
const LAST_GOOD = 3
/** Before capital is given: the shares a player is expected to sell for it. */
const SHARES_SOLD_AT_THE_START = 5

/** A breakdown for each seat, to keep and to show. */
export function project(state: State, weights: Weights): Outlook[] {
  return projectOutlooks(contextWith(weights), state)
}

export function projectOutlooks(context: Context, state: State): Outlook[] {
  forecast(context, state)
  return state.players.map((_, seat) => ({ ...at(context.outlooks, seat) }))
}

/** Only what each seat is worth, written into `worths`. */
export function projectWorths(context: Context, state: State, worths: number[]): void {
  forecast(context, state)
  for (let seat = 0; seat < state.players.length; seat++) worths[seat] = at(context.outlooks, seat).worth
}

/** What one more space of the share value track would bring each seat at the end, written into `pounds`. */
export function projectSpaces(context: Context, state: State, pounds: number[]): void {
  forecast(context, state)
  const { weights, outlooks } = context
  const { count } = context.courses.course
  for (let seat = 0; seat < state.players.length; seat++) {
    const { shares, shareSpaces } = at(outlooks, seat)
    const space = at(state.players, seat).space + shareSpaces + weights.growth * count
    pounds[seat] = (shares * (valueAt(state, space + 1, count) - valueAt(state, space - 1, count))) / 2
  }
}

function forecast(context: Context, state: State): void {
  const { weights, marketOf, outlooks, plan } = context
  const scratch = scratchFor(state)
  const course = courseOf(context.courses, state, weights)
  for (const good of GOODS) marketOf[good] = marketFor(context.markets, state, course, good)
  fade(context.incomeLeft, weights.fadeOfIncome)
  fade(context.spacesLeft, weights.fadeOfSpaces)
  let seat = 0
  for (const now of state.players) {
    const player = scratch.players[seat]
    const outlook = outlooks[seat]
    if (player === undefined || outlook === undefined) throw new RangeError(`nobody sits at ${seat}`)
    begin(state, now, player, seat, outlook)
    planAdministration(state, course, seat, now, plan)
    liveThrough(context, state, scratch, now, player, seat, outlook)
    conclude(context, state, now, player, seat, outlook)
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

/** The scratch player takes on what the seat has. */
function begin(state: State, now: Player, player: Player, seat: number, outlook: Outlook): void {
  outlook.salesIncome = 0
  outlook.shareSpaces = 0
  outlook.runningCosts = 0
  outlook.administration = 0
  outlook.emergencyShares = 0
  player.cash = now.cash
  player.shares = now.shares
  player.loans = now.loans
  player.space = now.space
  player.tiles = now.tiles
  if (state.decade === 0) {
    if (state.step === 'foundation' || state.step === 'price of a founded factory') {
      player.cash = SHARES_SOLD_AT_THE_START * (state.rules.shareValue[now.space] ?? 0)
      player.cash += state.rules.spinningJenny?.startUpCapital ?? 0
      player.shares -= SHARES_SOLD_AT_THE_START
    }
    for (const good of GOODS) player.cash -= state.rules.cost[good][now.factories[good].level] ?? 0
  } else if (seat === state.seat && isYetToBePaid(state)) {
    player.cash -= state.turn.owed
  }
  if (player.cash < 0) raiseMoney(state, player, outlook)
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

function liveThrough(
  context: Context,
  state: State,
  scratch: State,
  now: Player,
  player: Player,
  seat: number,
  outlook: Outlook,
): void {
  const { weights, marketOf, workers, machines, plan, incomeLeft, spacesLeft } = context
  const { course } = context.courses
  const start = now.space
  const crew = harbourWorkersOf(state, now)
  for (const good of GOODS) {
    workers[good] = workersIn(now.factories[good])
    machines[good] = machinesIn(now.factories[good])
  }
  for (let i = 0; i < course.count; i++) {
    const production = course.productions[i]
    if (production === undefined) return
    const { good, before } = production
    if (production.opensDecade) makeObsolete(state, now, production.decade, workers)
    const market = marketOf[good]
    const place = before * SEATS + seat
    const earned = (market.income[place] ?? 0) * (incomeLeft[before] ?? 0)
    let running = 0
    if (now.factories[good].level > 0) {
      scratch.emptySpaces = production.emptySpaces
      running = costWithTiles(scratch, player, good, workers[good], machines[good])
    }
    if (good === LAST_GOOD) running += crew * production.wage
    const administration = weights.administration * (plan[i] ?? 0)
    outlook.administration += administration
    outlook.salesIncome += earned
    outlook.shareSpaces += (market.spaces[place] ?? 0) * (spacesLeft[before] ?? 0)
    outlook.runningCosts += running
    player.cash += earned - running - administration
    if (player.cash >= 0) continue
    player.space = Math.max(1, Math.floor(start + outlook.shareSpaces))
    raiseMoney(state, player, outlook)
  }
  player.space = start
}

/** Crews and warehouse workers are paid at the end of each decade — WF 6.II. */
function harbourWorkersOf({ rules }: State, { harbour }: Player): number {
  if (harbour === null || rules.waterFrame === null) return 0
  const { crewOf } = rules.waterFrame
  let count = (crewOf[harbour.ships[0]] ?? 0) + (crewOf[harbour.ships[1]] ?? 0) + harbour.rows
  for (let left = harbour.columns; left !== 0; left &= left - 1) count++
  return count
}

function makeObsolete({ rules }: State, { factories }: Player, decade: number, workers: Context['workers']): void {
  const level = rules.obsoleteLevel[decade] ?? 0
  if (level === 0) return
  for (const good of GOODS)
    if (factories[good].level === level && factories[good].additional === 0) workers[good] += WORKERS_FOR_OBSOLETE
}

function raiseMoney(state: State, player: Player, outlook: Outlook): void {
  const debt = player.cash
  player.cash = 0
  const { shares, loans, spaces } = emergency(state, player, Math.ceil(-debt))
  player.cash = debt + shares * (state.rules.shareValue[player.space] ?? 0) + loans * state.rules.figures.loan
  player.shares -= shares
  player.loans += loans
  outlook.emergencyShares += shares
  outlook.shareSpaces -= spaces
}

function conclude(context: Context, state: State, now: Player, player: Player, seat: number, outlook: Outlook): void {
  const { weights, marketOf } = context
  const { count } = context.courses.course
  const { figures, fixedPrice } = state.rules
  const mayInvest = !isClosed(state, seat)
  if (mayInvest) for (const good of GOODS) player.cash += (marketOf[good].stored[seat] ?? 0) * fixedPrice[good]
  const repaid = mayInvest ? Math.min(player.loans, Math.floor(player.cash / figures.loanRepayment)) : 0
  player.cash -= repaid * figures.loanRepayment
  outlook.loans = player.loans - repaid
  if (state.rules.waterFrame !== null && state.step !== 'over')
    takePenalties(context, state, now, player, seat, outlook)
  outlook.shares = player.shares
  outlook.shareValue = valueAt(state, player.space + outlook.shareSpaces + weights.growth * count, count)
  outlook.cash = player.cash
  outlook.promise = count === 0 ? 0 : promise(now, weights, count / GOODS.length)
  const price = Math.max(figures.lowestPurchasePrice, outlook.shareValue)
  const room = mayInvest ? (figures.sharesPerCompany - player.shares) * price : 0
  const investable = Math.max(0, Math.min(player.cash, room))
  const bought = count === 0 ? Math.floor(investable / price) * price : investable
  outlook.worth =
    (player.shares + bought / price) * outlook.shareValue +
    (player.cash - bought) * WORTH_OF_IDLE_CASH -
    outlook.loans * COST_OF_AN_UNPAID_LOAN +
    outlook.promise
}

/** Open contracts and late hiring at the end — WF 8.0. */
function takePenalties(
  { marketOf }: Context,
  state: State,
  now: Player,
  player: Player,
  seat: number,
  outlook: Outlook,
): void {
  const { waterFrame } = state.rules
  if (waterFrame === null) return
  const { spacesBackForMarkedFactory, sharesBackForMarkedFactory } = waterFrame.figures
  for (const good of GOODS) {
    outlook.shareSpaces -= marketOf[good].contracts[seat] ?? 0
    if ((now.marked & (1 << good)) === 0) continue
    outlook.shareSpaces -= spacesBackForMarkedFactory
    player.shares -= Math.min(player.shares, sharesBackForMarkedFactory)
  }
}

/** The seat's last stock exchange lies behind it. */
function isClosed(state: State, seat: number): boolean {
  if (state.step === 'over') return true
  const place = (seat - state.startPlayer + state.players.length) % state.players.length
  return state.decade > state.rules.decades && place < state.turnsTaken
}

/** Pounds come in steps of several spaces; while productions are ahead, a space on the way to the next pound counts its part. */
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
