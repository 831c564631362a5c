// The numbers of a position of the card game. All of the view is written.
import { FACES, type Factory, GOODS, type Player, TRACKS, type View } from '@arkwright/card-game'
import type { StepFacts } from '@arkwright/kernel'
import type { Layout, Sheet } from './sheet.ts'

const STAGES = ['set-up', 'action', 'development', 'production', 'preparation']
/** A set in the state has at most so many members; the table of pairs is shorter. */
const PAIRS = 31
const GRID = 15
const DISCS = 3
const NONE: readonly number[] = []
// Names are made once: this code runs at every step of every game.
const RIVAL_NAMES = ['rival 0', 'rival 1']
const PLAYERS = ['player 0', 'player 1', 'player 2', 'player 3']

export function cardGameLayout(steps: readonly StepFacts[]): Layout<View> {
  const stepNames = steps.map(({ name }) => name)
  return {
    write(sheet, view, seat) {
      const { players } = view
      const seats = players.length
      sheet.oneOf('step', stepNames.indexOf(view.step), stepNames.length)
      writeTable(sheet, view, seat)
      writeTurn(sheet, view)
      writeRivals(sheet, view)
      for (let place = 0; place < seats; place++) {
        const player = players[(seat + place) % seats]
        if (player !== undefined) writePlayer(sheet, player, place)
      }
    },
  }
}

function writeTable(sheet: Sheet, view: View, seat: number): void {
  const seats = view.players.length
  sheet.oneOf('stage', STAGES.indexOf(view.stage), STAGES.length)
  sheet.add('decade', view.decade)
  sheet.oneOf('good', view.good, GOODS.length)
  sheet.oneOf('seat to decide', (view.seat - seat + seats) % seats, seats)
  sheet.oneOf('start player', (view.startPlayer - seat + seats) % seats, seats)
  sheet.add('place', view.place)
  sheet.list('demand', view.demand, GOODS.length)
  sheet.add('wage space', view.wageSpace)
  sheet.list('supply', view.supply, FACES.length)
  sheet.bits('box', view.box, PAIRS)
}

function writeTurn(sheet: Sheet, { turn }: View): void {
  sheet.enter('turn')
  sheet.add('done', turn.done)
  sheet.flag('market moved', turn.marketMoved)
  sheet.add('machines', turn.machines)
  sheet.add('advances', turn.advances)
  sheet.bits('advanced', turn.advanced, GOODS.length)
  sheet.bits('ordered', turn.ordered, GOODS.length)
  sheet.add('wages', turn.wages)
  sheet.add('maintenance', turn.maintenance)
  sheet.add('fixed cost', turn.fixedCost)
  sheet.add('loaded', turn.loaded)
  sheet.add('income', turn.income)
  sheet.add('saved tokens', turn.savedTokens)
  sheet.add('more goods', turn.moreGoods)
  sheet.add('more sales', turn.moreSales)
  sheet.bits('discarded', turn.discarded, FACES.length)
  sheet.add('taken', turn.taken)
  sheet.add('steps', turn.steps)
  sheet.bits('stepped', turn.stepped, TRACKS.length)
  sheet.add('cheap shares', turn.cheapShares)
  sheet.leave()
}

function writeRivals(sheet: Sheet, { rivals, solo }: View): void {
  for (let i = 0; i < RIVAL_NAMES.length; i++) {
    const rival = rivals[i]
    sheet.enter(RIVAL_NAMES[i] ?? '')
    sheet.flag('present', rival !== undefined)
    sheet.list('appeal', rival?.appeal ?? NONE, GOODS.length)
    sheet.add('shares', rival?.shares ?? 0)
    sheet.add('share value', rival?.shareValue ?? 0)
    sheet.leave()
  }
  if (solo === null) return
  sheet.enter('solo')
  sheet.list('grid', solo.grid, GRID)
  sheet.list('discs', solo.discs, DISCS)
  sheet.list('bag', solo.bag, DISCS)
  sheet.flag('opponents first', solo.opponentsFirst)
  sheet.leave()
}

function writePlayer(sheet: Sheet, player: Player, place: number): void {
  sheet.enter(PLAYERS[place] ?? '')
  sheet.add('money', player.money)
  sheet.add('shares', player.shares)
  sheet.add('share value', player.shareValue)
  sheet.add('loans', player.loans)
  sheet.add('ship tokens', player.shipTokens)
  sheet.add('ships', player.ships)
  sheet.list('tracks', player.tracks, TRACKS.length)
  sheet.list('quality', player.quality, GOODS.length)
  sheet.list('distribution', player.distribution, GOODS.length)
  sheet.list('stock', player.stock, GOODS.length)
  sheet.bits('cards', player.cards, FACES.length)
  sheet.bits('used', player.used, FACES.length)
  sheet.add('assigned', player.assigned)
  sheet.add('quality limit', player.qualityLimit)
  sheet.add('machine token', player.machineToken)
  sheet.flag('bankrupt', player.bankrupt)
  sheet.add('sold', player.sold)
  sheet.add('shipments', player.shipments)
  sheet.bits('ever taken', player.everTaken, FACES.length)
  sheet.bits('ever used', player.everUsed, FACES.length)
  sheet.add('money at start', player.moneyAtStart)
  for (let good = 0; good < GOODS.length; good++) {
    const factory = player.factories[good]
    if (factory !== undefined) writeFactory(sheet, factory, GOODS[good] ?? '')
  }
  sheet.leave()
}

function writeFactory(sheet: Sheet, factory: Readonly<Factory>, good: string): void {
  sheet.enter(good)
  sheet.add('side', factory.side)
  sheet.add('first', factory.first)
  sheet.add('second', factory.second)
  sheet.flag('first automated', factory.firstAutomated)
  sheet.flag('second automated', factory.secondAutomated)
  sheet.add('spot', factory.spot)
  sheet.flag('office on appeal', factory.officeOnAppeal)
  sheet.flag('quality on appeal', factory.qualityOnAppeal)
  sheet.add('marker', factory.marker)
  sheet.add('off price', factory.offPrice ?? 0)
  sheet.leave()
}
