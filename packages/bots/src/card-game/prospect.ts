// One seat's prospects, read from the position once and then advanced by the projection: figures only, no cards.
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
import { NOTHING_SHOWN, type Shown, type Tables } from './tables.ts'

/** The parts of a seat's worth; pounds unless named otherwise. */
export interface Outlook {
  /** Shares held at the end, value of each, and the remaining cash. */
  shares: number
  shareValue: number
  cash: number
  /** From the productions ahead. */
  salesIncome: number
  exportIncome: number
  valueSteps: number
  wages: number
  maintenance: number
  fixedCosts: number
  /** Loans at the end; each costs a share. */
  loans: number
  /** The value of factories, board, cards and cash in hand beyond the expected sales. */
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

/** A seat's factory for one good, as the productions ahead change it. */
export interface Works {
  /** 0 where there is no factory; the other fields are then meaningless. */
  side: number
  marker: number
  distribution: number
  goods: number
  workers: number
  paidMachines: number
  fixedCost: number
  shown: Shown
  /** The factory these figures come from. Positions considered in a row mostly share it. */
  readFrom: Readonly<Factory> | undefined
  stock: number
}

export interface Prospect extends Outlook {
  ships: number
  shipTokens: number
  /** By good. */
  readonly works: readonly Works[]
  /** The other inputs of the figures of the works. */
  cards: number
  machineToken: number
  rules: Rules | undefined
  /** For the current production: price asked, goods sold. */
  price: number
  sold: number
  /** The appeal chosen in the current round; -1 where there was no choice. */
  turnedTo: number
}

function emptyWorks(): Works {
  return {
    side: 0,
    marker: 0,
    distribution: 0,
    goods: 0,
    workers: 0,
    paidMachines: 0,
    fixedCost: 0,
    shown: NOTHING_SHOWN,
    readFrom: undefined,
    stock: 0,
  }
}

export function emptyProspect(): Prospect {
  return {
    ...NO_OUTLOOK,
    ships: 0,
    shipTokens: 0,
    works: GOODS.map(emptyWorks),
    cards: 0,
    machineToken: -1,
    rules: undefined,
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
    for (const works of prospect.works) works.readFrom = undefined
    prospect.cards = cards
    prospect.machineToken = machineToken
    prospect.rules = state.rules
  }
  for (let good = 0; good < GOODS.length; good++) {
    const factory = at(player.factories, good)
    const works = at(prospect.works, good)
    works.side = factory.side
    works.stock = at(player.stock, good)
    if (factory.side === 0) continue
    works.marker = factory.marker
    works.distribution = at(player.distribution, good)
    if (works.readFrom !== factory) readMade(works, state, player, good, factory)
    works.shown = at(at(at(tables.shown, factory.side - 1), good), at(player.quality, good))
    if (good === state.good) prospect.price = priceOf(state.rules, player, good)
  }
}

/** Output and costs of factory and cards; unchanged while both are unchanged. */
function readMade(works: Works, { rules }: State, player: Player, good: number, factory: Readonly<Factory>): void {
  const cards = workerCardsAt(factory)
  works.readFrom = factory
  works.goods = goodsMade(rules, good, factory, cards)
  works.workers = workersAt(rules, player, good, factory, cards)
  works.paidMachines = machinesToPay(rules.figures, player, machinesAt(rules, player, good, factory, cards))
  works.fixedCost = fixedCostDue(rules.figures, player, at(at(rules.fixedCost, factory.side - 1), good))
}
