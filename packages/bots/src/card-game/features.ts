// The inputs of a learned evaluation of the card game: the table, then a block of figures for each seat, starting with
// the judged seat.
import { FACES, GOODS, machinesAt, type Player, priceOf, type State, TRACKS, workerCardsAt } from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { at } from '../at.ts'
import { Figures } from '../expert/figures.ts'
import type { Features } from '../expertise.ts'
import type { Context } from './context.ts'
import { projectWorths } from './projection.ts'
import { hasPriced, hasProduced, productionsAhead } from './timing.ts'

/** Raise it when a figure is added, removed or moved: networks of another version do not fit. */
const VERSION = 1

const RIVALS = 2
const STAGES = ['action', 'development', 'production', 'preparation']
const OF_THE_TABLE = 4 + GOODS.length * 2 + STAGES.length + FACES.length + RIVALS * (GOODS.length + 3)
const OF_A_SEAT = 25 + TRACKS.length + FACES.length * 2 + GOODS.length * 15
/** In the solo game a seat's rivals are the two opponents; their worths follow its own. */
const WORTHS_ALONE = 3

export function cardGameFeatures(context: Context): Features<State> {
  const figures = new Figures()
  return {
    version: VERSION,
    // Two more for each seat: start player, and seat to move.
    count: seats => OF_THE_TABLE + seats * (OF_A_SEAT + 2),
    fill(state, seats, values) {
      projectWorths(context, state, context.worths)
      const { players } = state
      for (const [view, seat] of seats.entries()) {
        figures.begin(at(values, view))
        addTable(figures, context, state, seat)
        for (let place = 0; place < players.length; place++) {
          const other = (seat + place) % players.length
          addSeat(figures, context, state, at(players, other), other)
        }
      }
    },
  }
}

function addTable(figures: Figures, context: Context, state: State, seat: Seat): void {
  const { worths, weights, rivals } = context
  const seats = state.players.length
  const count = seats === 1 ? WORTHS_ALONE : seats
  let best = Number.NEGATIVE_INFINITY
  for (let other = 0; other < count; other++) if (other !== seat) best = Math.max(best, at(worths, other))
  const own = at(worths, seat)
  figures.add(own - best)
  figures.add(own - weights.rival * best)
  figures.add(productionsAhead(state))
  figures.add(state.wageSpace)
  for (let good = 0; good < GOODS.length; good++) figures.add(at(state.demand, good))
  figures.oneOf(state.good, GOODS.length)
  figures.oneOf(STAGES.indexOf(state.stage), STAGES.length)
  for (let face = 0; face < FACES.length; face++) figures.add(state.supply[face] ?? 0)
  for (let rival = 0; rival < RIVALS; rival++) {
    const one = state.rivals[rival]
    for (let good = 0; good < GOODS.length; good++) figures.add(one === undefined ? -1 : at(one.appeal, good))
    figures.add(one?.shares ?? 0)
    figures.add(one?.shareValue ?? 0)
    figures.add(rivals.worth(rival))
  }
  figures.oneOf((state.startPlayer - seat + seats) % seats, seats)
  figures.oneOf((state.seat - seat + seats) % seats, seats)
}

function addSeat(figures: Figures, { prospects }: Context, state: State, player: Player, seat: number): void {
  const prospect = at(prospects, seat)
  figures.add(player.money)
  figures.add(player.shares)
  figures.add(player.shareValue)
  figures.add(player.loans)
  figures.add(player.shipTokens)
  figures.add(player.ships)
  figures.add(player.qualityLimit)
  figures.add(player.sold)
  figures.flag(player.machineToken >= 0)
  figures.flag(player.bankrupt)
  figures.flag(hasPriced(state, seat))
  figures.flag(hasProduced(state, seat))
  figures.flag(seat === state.seat)
  figures.add(prospect.shares)
  figures.add(prospect.shareValue)
  figures.add(prospect.cash)
  figures.add(prospect.salesIncome)
  figures.add(prospect.exportIncome)
  figures.add(prospect.valueSteps)
  figures.add(prospect.wages)
  figures.add(prospect.maintenance)
  figures.add(prospect.fixedCosts)
  figures.add(prospect.loans)
  figures.add(prospect.promise)
  figures.add(prospect.worth)
  for (let track = 0; track < TRACKS.length; track++) figures.add(at(player.tracks, track))
  figures.bits(player.cards, FACES.length)
  figures.bits(player.used, FACES.length)
  for (let good = 0; good < GOODS.length; good++) addFactory(figures, state, player, prospect, good)
}

function addFactory(
  figures: Figures,
  state: State,
  player: Player,
  { works }: Context['prospects'][number],
  good: number,
): void {
  const factory = at(player.factories, good)
  const { side, first, second, marker } = factory
  const { goods, workers, paidMachines, fixedCost } = at(works, good)
  const isOpen = side > 0
  figures.oneOf(side, 3)
  figures.add(first)
  figures.add(second)
  figures.add(isOpen ? machinesAt(state.rules, player, good, factory, workerCardsAt(factory)) : 0)
  figures.add(marker)
  figures.add(isOpen ? priceOf(state.rules, player, good) : 0)
  figures.add(at(player.quality, good))
  figures.add(at(player.distribution, good))
  figures.add(at(player.stock, good))
  figures.add(isOpen ? goods : 0)
  figures.add(isOpen ? workers : 0)
  figures.add(isOpen ? paidMachines : 0)
  figures.add(isOpen ? fixedCost : 0)
}
