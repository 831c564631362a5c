// What one seat has to go on with, read off the position once and then played on by the projection: figures only, no cards.
import {
  type Factory,
  fixedCostDue,
  GOODS,
  goodsMade,
  machinesAt,
  machinesToPay,
  type Player,
  priceOf,
  type Rules,
  type State,
  workerCardsAt,
  workersAt,
} from '@arkwright/card-game'
import { at } from '../at.ts'
import type { Tables } from './tables.ts'

/** The figures behind a seat's worth; pounds unless named otherwise. */
export interface Outlook {
  /** Held at the end, value of each, and the cash beside them. */
  shares: number
  shareValue: number
  cash: number
  /** Of the productions ahead. */
  salesIncome: number
  exportIncome: number
  valueSteps: number
  wages: number
  maintenance: number
  fixedCosts: number
  /** Loans at the end; each takes a share. */
  loans: number
  /** What factories, board, cards and cash in hand promise beyond the sales foreseen. */
  promise: number
  worth: number
}

const NO_OUTLOOK: Outlook = {
  shares: 0,
  shareValue: 0,
  cash: 0,
  salesIncome: 0,
  exportIncome: 0,
  valueSteps: 0,
  wages: 0,
  maintenance: 0,
  fixedCosts: 0,
  loans: 0,
  promise: 0,
  worth: 0,
}

export interface Prospect extends Outlook {
  ships: number
  shipTokens: number
  /** By good; `side` is 0 where there is no factory. */
  readonly side: number[]
  readonly marker: number[]
  readonly distribution: number[]
  readonly stock: number[]
  readonly goods: number[]
  readonly workers: number[]
  readonly paidMachines: number[]
  readonly fixedCost: number[]
  /** The factories that made these figures, and what else they depend on: positions thought of in a row mostly share them. */
  readonly readFrom: (Readonly<Factory> | undefined)[]
  cards: number
  machineToken: number
  rules: Rules | undefined
  /** Price by appeal without distribution; see tables.ts. */
  readonly prices: (readonly number[])[]
  /** Of the production under way: price asked, goods sold. */
  price: number
  sold: number
  /** The appeal chosen in the running round; -1 where none was to be chosen. */
  turnedTo: number
}

export function emptyProspect(): Prospect {
  return {
    ...NO_OUTLOOK,
    ships: 0,
    shipTokens: 0,
    side: [0, 0, 0, 0],
    marker: [0, 0, 0, 0],
    distribution: [0, 0, 0, 0],
    stock: [0, 0, 0, 0],
    goods: [0, 0, 0, 0],
    workers: [0, 0, 0, 0],
    paidMachines: [0, 0, 0, 0],
    fixedCost: [0, 0, 0, 0],
    readFrom: [undefined, undefined, undefined, undefined],
    cards: 0,
    machineToken: -1,
    rules: undefined,
    prices: [[], [], [], []],
    price: 0,
    sold: 0,
    turnedTo: -1,
  }
}

export function outlookOf(prospect: Prospect): Outlook {
  const { shares, shareValue, cash, salesIncome, exportIncome, valueSteps } = prospect
  const { wages, maintenance, fixedCosts, loans, promise, worth } = prospect
  return {
    shares,
    shareValue,
    cash,
    salesIncome,
    exportIncome,
    valueSteps,
    wages,
    maintenance,
    fixedCosts,
    loans,
    promise,
    worth,
  }
}

export function readProspect(prospect: Prospect, state: State, player: Player, tables: Tables): void {
  prospect.shares = player.shares
  prospect.shareValue = player.shareValue
  prospect.cash = player.money
  prospect.loans = player.loans
  prospect.ships = player.ships
  prospect.shipTokens = player.shipTokens
  prospect.salesIncome = 0
  prospect.exportIncome = 0
  prospect.valueSteps = 0
  prospect.wages = 0
  prospect.maintenance = 0
  prospect.fixedCosts = 0
  prospect.promise = 0
  prospect.worth = 0
  prospect.sold = 0
  prospect.turnedTo = -1
  const { cards, machineToken } = player
  if (prospect.cards !== cards || prospect.machineToken !== machineToken || prospect.rules !== state.rules) {
    prospect.readFrom.fill(undefined)
    prospect.cards = cards
    prospect.machineToken = machineToken
    prospect.rules = state.rules
  }
  for (let good = 0; good < GOODS.length; good++) readFactory(prospect, state, player, good, tables)
}

function readFactory(prospect: Prospect, state: State, player: Player, good: number, tables: Tables): void {
  const { rules } = state
  const factory = at(player.factories, good)
  prospect.side[good] = factory.side
  prospect.stock[good] = at(player.stock, good)
  if (factory.side === 0) return
  prospect.marker[good] = factory.marker
  prospect.distribution[good] = at(player.distribution, good)
  if (prospect.readFrom[good] !== factory) readMade(prospect, state, player, good, factory)
  prospect.prices[good] = at(at(at(tables.prices, factory.side - 1), good), at(player.quality, good))
  if (good === state.good) prospect.price = priceOf(rules, player, good)
}

/** What factory and cards make and cost; the same as long as both are. */
function readMade(
  prospect: Prospect,
  { rules }: State,
  player: Player,
  good: number,
  factory: Readonly<Factory>,
): void {
  const cards = workerCardsAt(factory)
  prospect.readFrom[good] = factory
  prospect.goods[good] = goodsMade(rules, good, factory, cards)
  prospect.workers[good] = workersAt(rules, player, good, factory, cards)
  prospect.paidMachines[good] = machinesToPay(rules.figures, player, machinesAt(rules, player, good, factory, cards))
  prospect.fixedCost[good] = fixedCostDue(rules.figures, player, at(at(rules.fixedCost, factory.side - 1), good))
}
