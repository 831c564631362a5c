// The numbers of a position of Spinning Jenny or Water Frame. All of the view is written, except the name of the step
// after an interruption.
import {
  ACTION_MARKERS,
  EVENT_NAMES,
  type Factory,
  GOOD_NAMES,
  GOODS,
  type Player,
  SHIP_CAPACITIES,
  TILE_NAMES,
  type View,
} from '@arkwright/board-game'
import type { StepFacts } from '@arkwright/kernel'
import type { Layout, Sheet } from './sheet.ts'

const EXCHANGES = ['action', 'event', 'final']
const FOUR = 4
const PIERS = 2
const CHART_SPACES = 5
const MARKERS = ACTION_MARKERS.length
const NONE: readonly number[] = []
const FACES_OF_ECONOMY = 9
// Names are made once: this code runs at every step of every game.
const MATS = ['mat 1', 'mat 2', 'mat 3', 'mat 4']
const SPACES = ['chart 1', 'chart 2', 'chart 3', 'chart 4', 'chart 5']
const PLAYERS = ['player 0', 'player 1', 'player 2', 'player 3']
const ECONOMIES = GOOD_NAMES.map(name => `economy ${name}`)
const TILES = TILE_NAMES.map(name => `tile ${name}`)

export function boardGameLayout(steps: readonly StepFacts[]): Layout<View> {
  const stepNames = steps.map(({ name }) => name)
  return {
    write(sheet, view, seat) {
      const { players } = view
      const seats = players.length
      sheet.oneOf('step', stepNames.indexOf(view.step), stepNames.length)
      writeTable(sheet, view, seat)
      writeTurn(sheet, view)
      writeSale(sheet, view, seat)
      for (let place = 0; place < seats; place++) {
        const player = players[(seat + place) % seats]
        if (player !== undefined) writePlayer(sheet, player, place)
      }
    },
  }
}

function writeTable(sheet: Sheet, view: View, seat: number): void {
  const seats = view.players.length
  sheet.add('decade', view.decade)
  sheet.oneOf('cycle', view.cycle, FOUR)
  sheet.oneOf('seat to decide', (view.seat - seat + seats) % seats, seats)
  sheet.oneOf('start player', (view.startPlayer - seat + seats) % seats, seats)
  sheet.add('turns taken', view.turnsTaken)
  sheet.add('empty spaces', view.emptySpaces)
  sheet.add('fired workers', view.firedWorkers)
  sheet.add('boxed workers', view.boxedWorkers)
  sheet.list('importers', view.importers, FOUR)
  for (let level = 0; level < MATS.length; level++) sheet.list(MATS[level] ?? '', view.mat[level] ?? NONE, MARKERS)
  sheet.counts('on timetable', view.onTimetable, MARKERS)
  sheet.oneOf('exchange', EXCHANGES.indexOf(view.exchange), EXCHANGES.length)
  if (view.players[0]?.harbour === null) return
  sheet.list('ships', view.ships, SHIP_CAPACITIES.length)
  sheet.list('tiles', view.tiles, TILE_NAMES.length)
  for (const good of GOODS) sheet.bits(ECONOMIES[good] ?? '', view.economySeen[good], FACES_OF_ECONOMY)
  // The order in which they were turned up.
  sheet.ranks('events', view.events, EVENT_NAMES.length)
  sheet.bits('forbidden spaces', view.forbiddenSpaces, CHART_SPACES)
}

function writeTurn(sheet: Sheet, { turn }: View): void {
  sheet.enter('turn')
  sheet.oneOf('marker', turn.marker, MARKERS)
  sheet.add('space', turn.space)
  sheet.add('paid', turn.paid)
  sheet.add('owed', turn.owed)
  sheet.add('budget', turn.budget)
  sheet.add('steps', turn.steps)
  sheet.bits('affected', turn.affected, FOUR)
  sheet.bits('up to date', turn.upToDate, FOUR)
  sheet.bits('priced', turn.priced, FOUR)
  sheet.list('hired', turn.hired, FOUR)
  sheet.list('fired', turn.fired, FOUR)
  sheet.bits('columns taken', turn.columnsTaken, FOUR)
  sheet.add('rows taken', turn.rowsTaken)
  sheet.flag('bent', turn.bent)
  sheet.bits('tiles used', turn.tilesUsed, TILE_NAMES.length)
  sheet.oneOf('good', turn.good, FOUR)
  sheet.add('ship', turn.ship)
  sheet.leave()
}

function writeSale(sheet: Sheet, { sale, players }: View, seat: number): void {
  const seats = players.length
  sheet.enter('sale')
  sheet.bySeat('agreed', sale.agreed, seats, seat)
  sheet.seatBits('stopped', sale.stopped, seats, seat)
  sheet.seatBits('one more', sale.oneMore, seats, seat)
  sheet.seatBits('row off', sale.rowOff, seats, seat)
  sheet.seatBits('row kept', sale.rowKept, seats, seat)
  sheet.bySeat('surplus', sale.surplus, seats, seat)
  sheet.bySeat('sold', sale.sold, seats, seat)
  sheet.add('importer', sale.importer)
  sheet.leave()
}

function writePlayer(sheet: Sheet, player: Player, place: number): void {
  sheet.enter(PLAYERS[place] ?? '')
  sheet.add('cash', player.cash)
  sheet.add('shares', player.shares)
  sheet.add('loans', player.loans)
  sheet.add('space', player.space)
  sheet.list('stored', player.stored, FOUR)
  sheet.counts('advanced', player.advanced, MARKERS)
  // The number of the marker on each space, from 1; 0 is none.
  for (let space = 0; space < CHART_SPACES; space++) sheet.add(SPACES[space] ?? '', (player.chart[space] ?? -1) + 1)
  sheet.list('closed', player.closed, FOUR)
  sheet.bits('built', player.built, FOUR)
  sheet.bits('marked', player.marked, FOUR)
  for (const good of GOODS) writeFactory(sheet, player.factories[good], GOOD_NAMES[good])
  if (player.harbour !== null) writeHarbour(sheet, player, player.harbour)
  sheet.leave()
}

function writeFactory(sheet: Sheet, factory: Factory, good: string): void {
  sheet.enter(good)
  sheet.add('level', factory.level)
  sheet.add('price', factory.price)
  sheet.add('quality', factory.quality)
  sheet.add('distribution', factory.distribution)
  sheet.list('workers', factory.workers, FOUR)
  sheet.list('machines', factory.machines, FOUR)
  sheet.add('additional', factory.additional)
  sheet.leave()
}

function writeHarbour(sheet: Sheet, { tiles }: Player, harbour: NonNullable<Player['harbour']>): void {
  sheet.list('piers', harbour.ships, PIERS)
  sheet.list('contracts', harbour.contracts, FOUR)
  sheet.bits('warehouse columns', harbour.columns, FOUR)
  sheet.add('warehouse rows', harbour.rows)
  for (let tile = 0; tile < TILES.length; tile++) {
    let place = tiles.length - 1
    while (place >= 0 && tiles[place]?.tile !== tile) place--
    const owned = tiles[place]
    sheet.enter(TILES[tile] ?? '')
    // Its place in the order of taking, and its factory, each from 1; 0 is none.
    sheet.add('owned', place + 1)
    sheet.add('good', owned === undefined ? 0 : owned.good + 1)
    sheet.add('uses', owned?.uses ?? 0)
    sheet.leave()
  }
}
