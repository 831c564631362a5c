// The inputs of a learned evaluation of the board game: a block of figures for each seat, starting with the judged
// seat, then the table.
import {
  ACTION_MARKERS,
  type ActionName,
  appealOf,
  EVENT_NAMES,
  GOODS,
  type MarkerId,
  machinesIn,
  NO_MARKER,
  outputOf,
  type Player,
  SHIP_CAPACITIES,
  type State,
  TILE_NAMES,
  workersIn,
} from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { at } from '../at.ts'
import { Figures } from '../expert/figures.ts'
import type { Features } from '../expertise.ts'
import type { Context } from './context.ts'
import { SEATS } from './market.ts'
import type { Outlook } from './outlook.ts'
import { projectWorths } from './projection.ts'
import { calm } from './turns/off-turn.ts'

/** Raise it when a figure is added, removed or moved: networks of another version do not fit. */
const VERSION = 1

const COLOURED: readonly MarkerId[] = [...ACTION_MARKERS.keys()].filter(
  id => at(ACTION_MARKERS, id).shade === 'coloured',
)
const GREY: readonly MarkerId[] = [...ACTION_MARKERS.keys()].filter(id => isGrey(id))
/** By marker: its place among the grey ones, or -1. */
const GREY_PLACE: readonly number[] = [...ACTION_MARKERS.keys()].map(id => GREY.indexOf(id))
const ACTIONS: readonly ActionName[] = [...new Set(ACTION_MARKERS.map(({ action }) => action))]
const ACTION_OF = ACTION_MARKERS.map(({ action }) => ACTIONS.indexOf(action))
const CHART_SPACES = 5
const HARBOUR_PIERS = 2

function isGrey(marker: MarkerId): boolean {
  const { shade } = at(ACTION_MARKERS, marker)
  return shade === 'light' || shade === 'dark'
}

const OF_A_SEAT = 19 + GOODS.length * 14 + GREY.length + CHART_SPACES + ACTIONS.length
const OF_A_HARBOUR = TILE_NAMES.length + HARBOUR_PIERS + GOODS.length * 3 + 1
const OF_THE_TABLE = 2 + 2 + GOODS.length + 2 + GOODS.length * 3 + 4 + GREY.length
const OF_A_WATER_FRAME_TABLE =
  CHART_SPACES + EVENT_NAMES.length + GOODS.length * 2 + SHIP_CAPACITIES.length + TILE_NAMES.length

export function boardGameFeatures(hasHarbour: boolean, contextOf: (state: State) => Context): Features<State> {
  const figures = new Figures()
  const ofASeat = OF_A_SEAT + (hasHarbour ? OF_A_HARBOUR : 0)
  const ofTheTable = OF_THE_TABLE + (hasHarbour ? OF_A_WATER_FRAME_TABLE : 0)

  function addSeats(first: Seat, state: State, context: Context): void {
    const { players } = state
    for (let place = 0; place < players.length; place++) {
      const other = (first + place) % players.length
      const player = players[other]
      const outlook = context.outlooks[other]
      if (player === undefined || outlook === undefined) throw new RangeError(`there is no seat ${other}`)
      addSeat(figures, context, state, player, outlook, other)
      if (hasHarbour) addHarbour(figures, player)
    }
  }

  return {
    version: VERSION,
    // Two more for each seat: start player, and seat to move.
    count: seats => ofTheTable + seats * (ofASeat + 2),
    fill(state, seats, values) {
      const calmed = calm(state)
      const context = contextOf(calmed)
      projectWorths(context, calmed, context.worths)
      const first = at(seats, 0)
      for (let view = 0; view < seats.length; view++) {
        const seat = at(seats, view)
        figures.begin(at(values, view))
        addTable(figures, context, calmed, seat)
        if (hasHarbour) addWaterFrameTable(figures, context, calmed)
        if (view === 0) addSeats(first, calmed, context)
        else figures.turned(at(values, 0), ofASeat, calmed.players.length, seat - first)
      }
    },
  }
}

function addTable(figures: Figures, { worths, weights, timelines }: Context, state: State, seat: Seat): void {
  const { players, cycle, step, importers, emptySpaces, firedWorkers, boxedWorkers, mat } = state
  const seats = players.length
  let rival = Number.NEGATIVE_INFINITY
  for (let other = 0; other < seats; other++) if (other !== seat) rival = Math.max(rival, worths[other] ?? 0)
  const own = worths[seat] ?? 0
  figures.add(own - rival)
  figures.add(own - weights.rival * rival)
  const { timeline } = timelines
  figures.add(state.decade)
  figures.add(timeline.count)
  figures.oneOf(cycle, GOODS.length)
  figures.flag(step === 'place marker')
  figures.flag(step === 'economy')
  for (const good of GOODS) {
    const next = timeline.counts[good] === 0 ? undefined : timeline.ofGood[good][0]
    figures.add(importers[good])
    figures.add(next?.importer ?? 0)
    figures.add(next?.demand ?? 0)
  }
  figures.add(timeline.productions[0]?.wage ?? 0)
  figures.add(emptySpaces)
  figures.add(firedWorkers)
  figures.add(boxedWorkers)
  for (const marker of GREY) {
    let left = 0
    for (const level of mat) left += level[marker] ?? 0
    figures.add(left)
  }
  figures.oneOf((state.startPlayer - seat + seats) % seats, seats)
  figures.oneOf((state.seat - seat + seats) % seats, seats)
}

function addWaterFrameTable(figures: Figures, { timelines: { pace } }: Context, state: State): void {
  figures.bits(state.forbiddenSpaces, CHART_SPACES)
  const firstEvent = figures.zeros(EVENT_NAMES.length)
  for (const event of state.events) figures.values[firstEvent + event] = 1
  for (const good of GOODS) {
    figures.add(pace.importer[good])
    figures.add(pace.workers[good])
  }
  for (let size = 0; size < SHIP_CAPACITIES.length; size++) figures.add(state.ships[size] ?? 0)
  for (let tile = 0; tile < TILE_NAMES.length; tile++) figures.add(state.tiles[tile] ?? 0)
}

function addSeat(
  figures: Figures,
  context: Context,
  state: State,
  player: Player,
  outlook: Outlook,
  seat: number,
): void {
  const { rules, startPlayer, turnsTaken, players } = state
  const place = (seat - startPlayer + players.length) % players.length
  figures.add(player.cash)
  figures.add(player.shares)
  figures.add(player.loans)
  figures.add(player.space)
  figures.add(rules.shareValue[player.space] ?? 0)
  figures.add(outlook.shares)
  figures.add(outlook.shareValue)
  figures.add(outlook.cash)
  figures.add(outlook.salesIncome)
  figures.add(outlook.shareSpaces)
  figures.add(outlook.runningCosts)
  figures.add(outlook.administration)
  figures.add(outlook.emergencyShares)
  figures.add(outlook.loans)
  figures.add(outlook.promise)
  figures.add(outlook.worth)
  figures.add(place)
  figures.flag(place < turnsTaken)
  figures.flag(seat === state.seat)
  for (const good of GOODS) {
    const factory = player.factories[good]
    const { level } = factory
    figures.add(level)
    figures.add(factory.price)
    figures.add(factory.quality)
    figures.add(factory.distribution)
    figures.add(level > 0 ? appealOf(state, factory, good) : 0)
    figures.add(workersIn(factory))
    figures.add(machinesIn(factory))
    figures.add(level > 0 ? outputOf(state, factory, good) : 0)
    figures.add(player.stored[good])
    const { income, spaces } = context.marketOf[good]
    figures.add(income[seat] ?? 0)
    figures.add(spaces[seat] ?? 0)
    let allIncome = 0
    let allSpaces = 0
    for (let at = seat; at < income.length; at += SEATS) {
      allIncome += income[at] ?? 0
      allSpaces += spaces[at] ?? 0
    }
    figures.add(allIncome)
    figures.add(allSpaces)
    figures.add(factory.additional)
  }
  addMarkers(figures, player)
}

/** Grey markers owned, spaces of the chart in use, and how many markers of each action are not on it. */
function addMarkers(figures: Figures, { advanced, chart }: Player): void {
  const firstGrey = figures.zeros(GREY.length)
  for (const marker of advanced) {
    const place = GREY_PLACE[marker] ?? -1
    if (place >= 0) figures.values[firstGrey + place] = 1
  }
  for (let space = 0; space < CHART_SPACES; space++) figures.flag((chart[space] ?? NO_MARKER) !== NO_MARKER)
  const first = figures.zeros(ACTIONS.length)
  for (const marker of COLOURED) count(figures, first, marker, 1)
  for (const marker of advanced) count(figures, first, marker, 1)
  for (const marker of chart) if (marker !== NO_MARKER) count(figures, first, marker, -1)
}

function count({ values }: Figures, first: number, marker: MarkerId, by: number): void {
  const place = first + (ACTION_OF[marker] ?? 0)
  values[place] = (values[place] ?? 0) + by
}

function addHarbour(figures: Figures, { harbour, tiles, marked }: Player): void {
  const firstTile = figures.zeros(TILE_NAMES.length)
  for (const { tile } of tiles) figures.values[firstTile + tile] = 1
  const [first, second] = harbour === null ? [0, 0] : harbour.ships
  figures.add(Math.max(first, second))
  figures.add(Math.min(first, second))
  for (const good of GOODS) figures.add(harbour === null ? 0 : harbour.contracts[good])
  figures.bits(harbour === null ? 0 : harbour.columns, GOODS.length)
  figures.bits(marked, GOODS.length)
  figures.add(harbour === null ? 0 : harbour.rows)
}
