// The position of the board game in words, for whoever reads by ear.
import {
  ACTION_MARKERS,
  appealOf,
  costWithTiles,
  demandFor,
  type Factory,
  type Forecast,
  forecast,
  GOODS,
  type Good,
  machinesIn,
  NO_MARKER,
  outputOf,
  type Player,
  type State,
  shareValue,
  wage,
  workersIn,
  workersInMarket,
  year,
} from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import type { Reading } from '../play/game-page.ts'
import { harbourLines, leftovers, rivalHarbour, timetableLines, wagesLines } from './read-water-frame.ts'
import { administrativeCost, markerName } from './words.ts'

const words = text.boardGame
const reading = text.reading
const ROWS = [0, 1, 2, 3] as const

export function read(state: State, seat: number, names: readonly string[]): Reading {
  const player = state.players[seat]
  return {
    company: player === undefined ? [] : companyLines(state, player, seat, names),
    market: marketLines(state, names),
    forecast: forecastLines(state, names),
    rivals: state.players.flatMap((rival, other) => (other === seat ? [] : rivalLines(state, rival, other, names))),
  }
}

function goodsOf({ factories }: Player): Good[] {
  return GOODS.filter(good => factories[good].level > 0)
}

function holdings(state: State, player: Player, seat: number): string[] {
  return [
    `${text.result.cash} ${text.figures.money(player.cash)}`,
    words.holdings.shares(player.shares, shareValue(state, player)),
    ...(player.loans > 0 ? [words.holdings.loans(player.loans)] : []),
    ...(state.startPlayer === seat ? [words.holdings.startPlayer] : []),
  ]
}

function companyLines(state: State, player: Player, seat: number, names: readonly string[]): string[] {
  const stored = GOODS.filter(good => player.stored[good] > 0)
  return [
    `${holdings(state, player, seat).join('; ')}.`,
    ...(goodsOf(player).length === 0 ? [reading.noFactories] : []),
    ...goodsOf(player).flatMap(good => factoryLines(state, player, good)),
    ...stored.map(good => reading.listed(words.Goods[good] ?? '', [words.mat.stored(player.stored[good])])),
    ...chartLines(state, player, names[seat] ?? ''),
    reading.taken(words.mat.markers, player.advanced.map(markerName)),
    ...harbourLines(state, player, seat),
  ]
}

function factoryLines(state: State, player: Player, good: Good): string[] {
  const factory = player.factories[good]
  const { mat } = words
  const costs = costWithTiles(state, player, good, workersIn(factory), machinesIn(factory))
  return [
    reading.listed(titleOf(good, factory), [
      mat.outputOf(outputOf(state, factory, good)),
      mat.running(costs),
      mat.sum(
        state.rules.cost[good][factory.level] ?? 0,
        factory.quality,
        factory.distribution,
        factory.price,
        appealOf(state, factory, good),
      ),
    ]),
    ...ROWS.map(row => {
      const [workers, machines] = [factory.workers[row], factory.machines[row]]
      const free = state.rules.workerSpaces[good][row] - workers - machines
      const label = mat.rowLabel(row, workers, machines, free, state.rules.output[factory.level]?.[row] ?? 0)
      return `${words.Goods[good]}, ${label}`
    }),
    ...(factory.additional > 0 ? [mat.additional(factory.additional)] : []),
  ]
}

function titleOf(good: Good, { level }: Factory): string {
  return `${words.Goods[good]} ${words.levels[level]}`
}

function chartLines(state: State, { chart }: Player, name: string): string[] {
  return chart.flatMap((marker, space) =>
    marker === NO_MARKER ? [] : [words.board.chartSpace(name, administrativeCost(state, space), markerName(marker))],
  )
}

function marketLines(state: State, names: readonly string[]): string[] {
  const { board } = words
  const demands = GOODS.map(good => demandFor(state, good))
  const started = state.decade > 0 && state.decade <= state.rules.decades
  return [
    ...(started ? [board.activeGood(year(state), state.cycle)] : [words.preparing]),
    board.jobMarketLabel(demands, wage(state), workersInMarket(state)),
    board.fired(state.firedWorkers),
    reading.listed(board.marketShare, [board.marketShareSub]),
    ...GOODS.map(good => marketShareLine(state, good, names)),
    ...markersLeft(state),
    ...timetableLines(state),
  ]
}

/** Everyone's appeal for a good, and the importer's. */
export function marketShareLine(state: State, good: Good, names: readonly string[]): string {
  const { marketShareLabel, importer } = words.board
  const parts = state.players.flatMap(({ factories }, seat) =>
    factories[good].level === 0 ? [] : [`${names[seat]} ${appealOf(state, factories[good], good)}`],
  )
  return marketShareLabel(good, [...parts, `${importer} ${state.importers[good]}`].join(', '))
}

function markersLeft({ mat, onTimetable }: State): string[] {
  const { board } = words
  const rows = mat.map((row, level) =>
    reading.taken(
      `${board.specialMarkers}, ${board.level(level + 1)}`,
      ACTION_MARKERS.flatMap((_, marker) => {
        const count = row[marker] ?? 0
        return count === 0 ? [] : [`${markerName(marker)}, ${board.left(count)}`]
      }),
    ),
  )
  return onTimetable.length === 0 ? rows : [reading.taken(board.onTimetable, onTimetable.map(markerName)), ...rows]
}

function forecastLines(state: State, names: readonly string[]): string[] {
  if (state.decade === 0 || state.decade > state.rules.decades) return [words.forecast.nobody]
  const { title, nobody, sub } = words.forecast
  const shown = forecast(state, state.cycle)
  if (shown.seats.length === 0) return [`${title(state.cycle)}: ${nobody}`]
  return [
    reading.listed(title(state.cycle), [sub(shown.demand)]),
    ...forecastOf(shown, names),
    `${words.board.importer}: ${shown.importer}`,
    ...wagesLines(state, names),
  ]
}

function forecastOf({ seats }: Forecast, names: readonly string[]): string[] {
  const { stripSells, stripProfit, stripValue, emergency: cannotPay } = words.forecast
  return seats.flatMap(one => {
    const { seat, sold, output, profit, steps, value, emergency } = one
    const name = names[seat] ?? ''
    const parts = [stripSells(sold, output), stripProfit(profit), stripValue(steps, value), ...leftovers(one)]
    const line = reading.listed(name, parts)
    return emergency === undefined ? [line] : [line, cannotPay(name, emergency.shares, emergency.loans)]
  })
}

function rivalLines(state: State, player: Player, seat: number, names: readonly string[]): string[] {
  const { mat } = words
  const markers = player.chart.filter(marker => marker !== NO_MARKER).map(markerName)
  return [
    reading.listed(names[seat] ?? '', holdings(state, player, seat)),
    ...goodsOf(player).map(good => {
      const factory = player.factories[good]
      return reading.listed(titleOf(good, factory), [
        mat.outputOf(outputOf(state, factory, good)),
        text.figures.money(factory.price),
        `${mat.appeal} ${appealOf(state, factory, good)}`,
        ...(player.stored[good] > 0 ? [mat.stored(player.stored[good])] : []),
      ])
    }),
    reading.taken(words.board.administration, markers),
    ...rivalHarbour(player),
  ]
}
