// A position of the board game as tables: the timetable, the common board, each player's holdings and factories.
import {
  appealOf,
  currentLevel,
  demandFor,
  type Factory,
  GOODS,
  type Good,
  has,
  NO_MARKER,
  outputOf,
  type Player,
  qualityOf,
  runningCost,
  type State,
  shareValue,
  wage,
  workersInMarket,
  year,
} from '@arkwright/board-game'
import { SEATS } from '@arkwright/kernel'
import { boardGame } from '@arkwright/words/en/board-game'
import { columns, counted, indented, listed } from '../text.ts'
import { goodsListed, harbours, type Section, shipsOnMat, tilesBesideMat, turnedUp } from './position-water-frame.ts'
import { colour, goodName, levelName, markerName, pounds } from './words.ts'

const { board, charts, mat } = boardGame

export function boardPosition(state: State): string {
  const sections: readonly Section[] = [
    ['Market', market(state)],
    ...turnedUp(state),
    [board.specialMarkers, specialMarkers(state)],
    ['Companies', companies(state)],
    ['Factories (of each row: workers + machines / spaces)', factories(state)],
    ...harbours(state),
    ['Administration chart', administration(state)],
  ]
  return [timetable(state), ...sections.flatMap(([title, lines]) => ['', title, ...indented(lines)])].join('\n')
}

function timetable(state: State): string {
  const start = `start player ${colour(state.startPlayer)}`
  if (state.decade === 0) return `Preparation round of ${year(state)}, ${start}`
  if (state.decade > state.rules.decades) return `After the last decade, ${start}`
  return `The ${year(state)}s, development level ${levelName(currentLevel(state))}, ${goodName(state.cycle)} cycle, ${start}`
}

function market(state: State): string[] {
  const rows = [
    ['', ...GOODS.map(goodName)],
    ['demand', ...GOODS.map(good => String(demandFor(state, good)))],
    ['importer', ...GOODS.map(good => String(state.importers[good]))],
  ]
  return [
    ...columns(rows, [1, 2, 3, 4]),
    `job market ${counted(workersInMarket(state), 'worker')}, wage ${pounds(wage(state))}, fired workers ${state.firedWorkers}${
      state.boxedWorkers > 0 ? `, out of the game ${state.boxedWorkers}` : ''
    }`,
  ]
}

function specialMarkers(state: State): string[] {
  const rows = state.mat.map((row, level) => {
    const markers = row.flatMap((count, marker) => (count > 0 ? [`${count} ${markerName(marker)}`] : []))
    const there = [...markers, ...shipsOnMat(state, level + 1)]
    return [`level ${levelName(level + 1)}`, listed(there) || 'none']
  })
  if (state.onTimetable.length > 0) rows.push(['timetable', listed(state.onTimetable.map(markerName))])
  return columns([...rows, ...tilesBesideMat(state)])
}

function companies(state: State): string[] {
  const rows = state.players.map((player, seat) => {
    const value = shareValue(state, player)
    return [
      colour(SEATS[seat] ?? 0),
      pounds(player.cash),
      String(player.shares),
      pounds(value),
      String(player.space),
      pounds(player.shares * value),
      String(player.loans),
      stored(player),
      listed(player.advanced.map(markerName)) || 'none',
    ]
  })
  const head = [
    '',
    charts.cash,
    charts.shares,
    charts['share value'],
    'Space',
    charts.portfolio,
    'Loans',
    'Stored',
    mat.markers,
  ]
  return columns([head, ...rows], [1, 2, 3, 4, 5, 6])
}

function stored({ stored: goods }: Player): string {
  return goodsListed(goods) || 'nothing'
}

function isMarked({ marked }: Player, good: Good): boolean {
  return has(marked, good)
}

function factories(state: State): string[] {
  const rows = state.players.flatMap((player, seat) =>
    GOODS.flatMap(good => {
      const factory = player.factories[good]
      return factory.level === 0
        ? []
        : [[colour(SEATS[seat] ?? 0), ...factoryRow(state, factory, good, isMarked(player, good))]]
    }),
  )
  const head = ['', '', 'Level', 'Price', 'Quality', 'Distribution', 'Appeal', 'Output', 'Costs', 'Rows 1 to 4']
  return rows.length === 0 ? ['none'] : columns([head, ...rows], [3, 4, 5, 6, 7, 8])
}

function factoryRow(state: State, factory: Factory, good: Good, marked: boolean): string[] {
  const rows = factory.workers.map(
    (workers, row) => `${workers}+${factory.machines[row]}/${state.rules.workerSpaces[good][row]}`,
  )
  return [
    goodName(good),
    levelName(factory.level),
    pounds(factory.price),
    String(qualityOf(state, factory, good)),
    String(factory.distribution),
    String(appealOf(state, factory, good)),
    String(outputOf(state, factory, good)),
    pounds(runningCost(state, factory)),
    `${rows.join(' ')}${factory.additional > 0 ? `, obsolete: ${factory.additional} more workers` : ''}${
      marked ? ', marked for late hiring' : ''
    }`,
  ]
}

function administration(state: State): string[] {
  const costs = state.rules.figures.administrativeCosts.map(
    (cost, space) => `${pounds(cost)}${has(state.forbiddenSpaces, space) ? ' (closed)' : ''}`,
  )
  const rows = state.players.map(({ chart }, seat) => [
    colour(SEATS[seat] ?? 0),
    ...chart.map(marker => (marker === NO_MARKER ? '–' : markerName(marker))),
  ])
  return columns([['', ...costs], ...rows])
}
