// The projection: a position's worth to each seat of the card game if the rest were played simply.
import { exportBonus, extraStorehouse, GOODS, type Player, type State, TRACKS, wagesDue } from '@arkwright/card-game'
import { at } from '../at.ts'
import { type Context, contextWith } from './context.ts'
import { demandWith, type Market, NOT_ASKED, setAppeals, taken } from './market-ahead.ts'
import { type Outlook, outlookOf, type Prospect, readProspect, type Works } from './prospect.ts'
import { hasProduced, hasSold, productionsAhead, productionsBehind } from './timing.ts'
import { WEIGHTS_BY_FACE, WEIGHTS_BY_TRACK, type Weights } from './weights.ts'

/** Money that can buy no more shares only breaks ties. */
const WORTH_OF_IDLE_CASH = 0.01
/** A player with more loans than spaces leaves the game. Each loan counts this much, so that fewer are better. */
const COST_OF_BANKRUPTCY = 30
const SMALL_STOREHOUSES = 2
const SHIP_TRACK = TRACKS.indexOf('ship')
/** The solo game's opponents follow the only seat in the list of worths. */
const OPPONENTS = 2

/** A breakdown for each seat, as a copy to keep and show. */
export function project(state: State, weights: Weights): Outlook[] {
  return projectOutlooks(contextWith(weights), state)
}

export function projectOutlooks(context: Context, state: State): Outlook[] {
  forecast(context, state)
  return state.players.map((_, seat) => outlookOf(at(context.prospects, seat)))
}

/**
 * Writes only each seat's worth into `worths`; in the solo game the two opponents follow the seat. With an appeal,
 * assumes that the seat to move has set its factory to it.
 */
export function projectWorths(context: Context, state: State, worths: number[], appeal = NOT_ASKED): void {
  const { market, prospects, rivals } = context
  market.asked = appeal
  forecast(context, state)
  market.asked = NOT_ASKED
  for (let seat = 0; seat < state.players.length; seat++) worths[seat] = at(prospects, seat).worth
  if (state.solo === null) return
  for (let rival = 0; rival < OPPONENTS; rival++) worths[1 + rival] = rivals.worth(rival)
}

/** The appeal the seat would choose in the current round of the last projected position; -1 where it is settled. */
export function plannedAppeal({ prospects }: Context, seat: number): number {
  return at(prospects, seat).turnedTo
}

function forecast(context: Context, state: State): void {
  const { weights, market, prospects, rivals } = context
  const tables = context.lookup.of(state)
  const { players, rules } = state
  const ahead = productionsAhead(state)
  const first = productionsBehind(state)
  for (let seat = 0; seat < players.length; seat++) {
    const player = at(players, seat)
    readProspect(at(prospects, seat), state, player, tables)
    market.stepWorth[seat] = Math.min(rules.figures.sharesMax, player.shares + weights.buying * ahead)
  }
  rivals.read(state)
  for (let good = 0; good < GOODS.length; good++) market.demand[good] = at(state.demand, good)
  // A finished round may still wait for the next one, so the first production ahead may be one round away.
  const skipped = state.stage === 'preparation' ? 1 : 0
  market.fadeOfIncome = 1
  market.fadeOfValue = 1
  for (let i = 0; i < ahead; i++) {
    market.round = i + skipped
    market.good = (first + i) % GOODS.length
    market.eased = Math.floor(weights.hiring * players.length * market.round)
    if (i > 0 && i % GOODS.length === 0) {
      market.fadeOfIncome *= weights.fadeOfIncome
      market.fadeOfValue *= weights.fadeOfValue
    }
    if (market.round > 0 && market.good === 0) rivals.openDecade(state, market, tables)
    rivals.act(state, market, tables)
    const allPriced = setAppeals(state, market, prospects, rivals, tables, weights)
    produceAhead(context, state, allPriced ? 1 : weights.bonus)
  }
  for (let seat = 0; seat < players.length; seat++) conclude(at(prospects, seat), state, seat, ahead, weights)
}

/** One production of all seats: sales, leftovers, costs, share value, fading distribution. */
function produceAhead(context: Context, state: State, sureOfBonus: number): void {
  const { market, prospects, rivals } = context
  const { good, round } = market
  const { figures } = state.rules
  const isTie = round === 0 && state.step === 'tie'
  const demand = demandWith(state, market, 0)
  let top = rivals.highest(good, demand, figures.soldForValue)
  let best = -1
  for (let seat = 0; seat < state.players.length; seat++) {
    const prospect = at(prospects, seat)
    const works = at(prospect.works, good)
    if (works.side === 0) continue
    const player = at(state.players, seat)
    if (round > 0 || !hasProduced(state, seat)) produceSeat(market, state, player, prospect, works, seat, demand)
    else prospect.sold = player.sold
    if (works.distribution > 0) works.distribution--
    if (prospect.sold < figures.soldForValue) continue
    if (!isTie) prospect.valueSteps += market.fadeOfValue
    if (works.marker < top) continue
    best = works.marker === top ? -1 : seat
    top = works.marker
  }
  if (best >= 0) at(prospects, best).valueSteps += market.fadeOfValue * sureOfBonus
  rivals.produce(state, market)
}

function produceSeat(
  market: Market,
  state: State,
  player: Player,
  prospect: Prospect,
  works: Works,
  seat: number,
  demand: number,
): void {
  const { good, round } = market
  const { rules, turn } = state
  const isRunning = round === 0 && state.stage === 'production' && seat === state.seat
  if (isRunning && hasSold(state, seat)) {
    prospect.sold = player.sold
  } else {
    const goods = works.goods + works.stock + (isRunning ? turn.moreGoods : 0)
    const limit = taken(works.marker, demand) + (isRunning ? turn.moreSales : 0)
    prospect.sold = Math.min(goods, limit)
    const income = prospect.sold * prospect.price * market.fadeOfIncome
    prospect.salesIncome += income
    prospect.cash += income
    works.stock = goods - prospect.sold
  }
  if (works.stock > 0) shipOrStore(market, state, player, prospect, works)
  const wage = at(rules.wages, Math.min(rules.wages.length - 1, state.wageSpace + market.eased))
  const wages = wagesDue(rules.figures, player, good, works.workers, wage)
  const maintenance = works.paidMachines * rules.figures.machineMaintenance
  prospect.wages += wages
  prospect.maintenance += maintenance
  prospect.fixedCosts += works.fixedCost
  prospect.cash -= wages + maintenance + works.fixedCost
  if (prospect.cash < 0) borrow(prospect)
}

/** Ships goods that bring more than their tokens cost, and stores the rest as far as there is room. */
function shipOrStore(market: Market, state: State, player: Player, prospect: Prospect, works: Works): void {
  const { rules } = state
  const { figures } = rules
  const left = works.stock
  const capacity = at(at(rules.tracks, SHIP_TRACK), at(player.tracks, SHIP_TRACK))
  const price = at(at(rules.exportPrice, works.side - 1), market.good)
  const ships = Math.min(prospect.ships, Math.ceil(left / capacity), figures.shipSpaces - prospect.shipTokens)
  let sailing = 0
  let most = 0
  for (let count = 1; count <= ships; count++) {
    const goods = Math.min(left, count * capacity)
    const lost = at(figures.shipValueLoss, prospect.shipTokens + count) - at(figures.shipValueLoss, prospect.shipTokens)
    const gain = goods * price + exportBonus(figures, player, goods) - lost * prospect.shares
    if (gain <= most) continue
    most = gain
    sailing = count
  }
  if (sailing > 0) {
    const goods = Math.min(left, sailing * capacity)
    const income = goods * price + exportBonus(figures, player, goods)
    prospect.ships -= sailing
    prospect.shipTokens += sailing
    prospect.exportIncome += income
    prospect.cash += income
    works.stock = left - goods
  }
  let stored = 0
  for (let good = 0; good < GOODS.length; good++) stored += at(prospect.works, good).stock
  const room = SMALL_STOREHOUSES * figures.smallStorehouse + extraStorehouse(figures, player)
  works.stock = Math.max(0, Math.min(works.stock, room - stored + works.stock))
}

/** The emergency fund pays half the share value for each loan: CG 2.c. */
function borrow(prospect: Prospect): void {
  const half = Math.ceil((prospect.shareValue + Math.floor(prospect.valueSteps)) / 2)
  const loans = Math.ceil(-prospect.cash / Math.max(1, half))
  prospect.loans += loans
  prospect.cash += loans * half
}

function conclude(prospect: Prospect, state: State, seat: number, ahead: number, weights: Weights): void {
  const { figures } = state.rules
  const player = at(state.players, seat)
  if (player.bankrupt) {
    prospect.worth = 0
    return
  }
  for (let good = 0; good < GOODS.length; good++) {
    prospect.cash += at(prospect.works, good).stock * at(figures.finalPrice, good)
  }
  const value = Math.min(figures.shareValueMax, player.shareValue + prospect.valueSteps + weights.growth * ahead)
  const room = Math.max(0, figures.sharesMax - prospect.shares)
  const affordable = value <= 0 ? 0 : prospect.cash / value
  const bought = Math.max(0, Math.min(room, ahead === 0 ? Math.floor(affordable) : affordable))
  prospect.shares = Math.max(0, prospect.shares + bought - prospect.loans)
  prospect.shareValue = Math.max(0, value - at(figures.shipValueLoss, prospect.shipTokens))
  prospect.cash -= bought * value
  prospect.promise = ahead === 0 ? 0 : promiseOf(state, player, ahead, weights)
  prospect.worth =
    prospect.shares * prospect.shareValue +
    at(state.rules.scoreHandicap, seat) +
    prospect.cash * WORTH_OF_IDLE_CASH +
    prospect.promise -
    Math.max(0, prospect.loans - figures.loanSpaces) * COST_OF_BANKRUPTCY
}

/** The value of board, cards, factories and money in hand beyond the expected sales. */
function promiseOf(state: State, player: Player, ahead: number, weights: Weights): number {
  const afterDecade = (state.rules.figures.decades - state.decade) * GOODS.length
  let pounds = weights.liquidity * Math.min(player.money, weights.workingCash)
  for (let track = 0; track < WEIGHTS_BY_TRACK.length; track++) {
    pounds += at(player.tracks, track) * weights[at(WEIGHTS_BY_TRACK, track)]
  }
  for (let rest = player.cards; rest !== 0; rest &= rest - 1) {
    const lowest = rest & -rest
    const weight = weights[at(WEIGHTS_BY_FACE, 31 - Math.clz32(lowest))]
    // A used card rests until the decade ends.
    pounds += (player.used & lowest) === 0 ? weight : (weight * afterDecade) / ahead
  }
  pounds *= ahead
  for (let good = 0; good < GOODS.length; good++) {
    if (at(player.factories, good).side === 0) continue
    const left = productionsOf(good, ahead)
    pounds += left * (weights.factory + weights.quality * at(player.quality, good))
  }
  return pounds
}

/** Productions ahead of one good. The last production is always of the last good. */
function productionsOf(good: number, ahead: number): number {
  return Math.floor((ahead + good) / GOODS.length)
}
