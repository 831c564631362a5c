// The position of the board game in words, for screen readers.

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
import { reading } from '../play/reading-lines.ts'
import { emergencyLine, marketShareLine } from './lines.ts'
import { harbourLines, leftovers, rivalHarbour, timetableLines, wagesLines } from './read-water-frame.ts'
import { administrativeCost, markerName } from './words.ts'

const words = text.boardGame
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
    text.reading.cash({ cash: player.cash }),
    words.holdings.shares({ count: player.shares, value: shareValue(state, player) }),
    ...(player.loans > 0 ? [words.holdings.loans({ count: player.loans })] : []),
    ...(state.startPlayer === seat ? [words.holdings.startPlayer] : []),
  ]
}

function companyLines(state: State, player: Player, seat: number, names: readonly string[]): string[] {
  const stored = GOODS.filter(good => player.stored[good] > 0)
  return [
    text.reading.line({ parts: holdings(state, player, seat) }),
    ...(goodsOf(player).length === 0 ? [text.reading.noFactories] : []),
    ...goodsOf(player).flatMap(good => factoryLines(state, player, good)),
    ...stored.map(good =>
      reading.listed(words.goodTitle({ good }), [words.mat.stored({ count: player.stored[good] })]),
    ),
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
      mat.outputOf({ count: outputOf(state, factory, good) }),
      mat.running({ cost: costs }),
      mat.sum({
        base: state.rules.cost[good][factory.level] ?? 0,
        quality: factory.quality,
        distribution: factory.distribution,
        price: factory.price,
        appeal: appealOf(state, factory, good),
      }),
    ]),
    ...ROWS.map(row => {
      const [workers, machines] = [factory.workers[row], factory.machines[row]]
      const free = state.rules.workerSpaces[good][row] - workers - machines
      const output = state.rules.output[factory.level]?.[row] ?? 0
      return `${words.goodTitle({ good })}, ${mat.rowLabel({ row: row + 1, workers, machines, free, output })}`
    }),
    ...(factory.additional > 0 ? [mat.additional({ count: factory.additional })] : []),
  ]
}

function titleOf(good: Good, { level }: Factory): string {
  return `${words.goodTitle({ good })} ${words.roman({ level })}`
}

function chartLines(state: State, { chart }: Player, name: string): string[] {
  return chart.flatMap((marker, space) =>
    marker === NO_MARKER
      ? []
      : [words.board.chartSpace({ name, cost: administrativeCost(state, space), content: markerName(marker) })],
  )
}

function marketLines(state: State, names: readonly string[]): string[] {
  const { board } = words
  const started = state.decade > 0 && state.decade <= state.rules.decades
  return [
    ...(started ? [board.activeGood({ year: year(state), good: state.cycle })] : [words.preparing]),
    jobMarketLine(state),
    board.fired({ count: state.firedWorkers }),
    reading.listed(board.marketShare, [board.marketShareSub]),
    ...GOODS.map(good => marketShareLine(state, good, names)),
    ...markersLeft(state),
    ...timetableLines(state),
  ]
}

function jobMarketLine(state: State): string {
  const { demandFor: demandOf, jobMarketLabel } = words.board
  return jobMarketLabel({
    demands: GOODS.map(good => demandOf({ good, demand: demandFor(state, good) })),
    wage: wage(state),
    workers: workersInMarket(state),
  })
}

function markersLeft({ mat, onTimetable }: State): string[] {
  const { board } = words
  const rows = mat.map((row, level) =>
    reading.taken(
      `${board.specialMarkers}, ${board.level({ level: level + 1 })}`,
      ACTION_MARKERS.flatMap((_, marker) => {
        const count = row[marker] ?? 0
        return count === 0 ? [] : [board.markerLeft({ marker, count })]
      }),
    ),
  )
  return onTimetable.length === 0 ? rows : [reading.taken(board.onTimetable, onTimetable.map(markerName)), ...rows]
}

function forecastLines(state: State, names: readonly string[]): string[] {
  if (state.decade === 0 || state.decade > state.rules.decades) return [words.forecast.nobody]
  const { title, nobody, sub } = words.forecast
  const { labelled } = text.common
  const shown = forecast(state, state.cycle)
  if (shown.seats.length === 0) return [labelled({ name: title({ good: state.cycle }), what: nobody })]
  return [
    reading.listed(title({ good: state.cycle }), [sub({ demand: shown.demand })]),
    ...forecastOf(shown, names),
    labelled({ name: words.board.importer, what: String(shown.importer) }),
    ...wagesLines(state, names),
  ]
}

function forecastOf({ seats }: Forecast, names: readonly string[]): string[] {
  const { stripSells, stripProfit, stripValue } = words.forecast
  return seats.flatMap(one => {
    const { seat, sold, output, profit, steps, value, emergency } = one
    const name = names[seat] ?? ''
    const parts = [
      stripSells({ sold, output }),
      stripProfit({ profit }),
      stripValue({ steps, value }),
      ...leftovers(one),
    ]
    const line = reading.listed(name, parts)
    return emergency === undefined ? [line] : [line, emergencyLine(name, emergency)]
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
        mat.outputOf({ count: outputOf(state, factory, good) }),
        text.figures.money(factory.price),
        mat.appealIs({ appeal: appealOf(state, factory, good) }),
        ...(player.stored[good] > 0 ? [mat.stored({ count: player.stored[good] })] : []),
      ])
    }),
    reading.taken(words.board.administration, markers),
    ...rivalHarbour(player),
  ]
}
