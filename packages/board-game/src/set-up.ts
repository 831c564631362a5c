// The first position: board, common supply and player components — SJ 4.1.I-III.
import type { RandomState } from '@arkwright/kernel'
import { ACTION_MARKERS, NO_MARKER, type Shade } from './components/action-markers.ts'
import { emptyFactory } from './factory.ts'
import { byPlayers, type Rules } from './rules.ts'
import type { Player, State } from './state.ts'

export function firstPosition(rules: Rules, random: RandomState | null): State {
  const fired = byPlayers(rules, rules.figures.firedWorkersAtSetUp)
  const removed = byPlayers(rules, rules.figures.workersRemovedAtSetUp)
  return {
    rules,
    step: rules.options.setup === 'free' ? 'draw start player' : 'predetermined set-up',
    seat: 0,
    random: random && [...random],
    legal: [],
    decade: 0,
    cycle: 0,
    startPlayer: 0,
    turnsTaken: 0,
    players: Array.from({ length: rules.players }, () => newPlayer(rules)),
    emptySpaces: fired + removed,
    firedWorkers: fired,
    importers: [0, 0, 0, 0],
    mat: [advancedMarkers(rules, 'light'), advancedMarkers(rules, 'dark')],
    onTimetable: [],
    turn: {
      marker: NO_MARKER,
      space: 0,
      paid: 0,
      owed: 0,
      budget: 0,
      steps: 0,
      affected: 0,
      built: 0,
      priced: 0,
      hired: 0,
      fired: 0,
      good: 0,
    },
    sale: { agreed: [0, 0, 0, 0], stopped: 0, surplus: [0, 0, 0, 0] },
  }
}

function newPlayer(rules: Rules): Player {
  return {
    cash: 0,
    shares: rules.figures.sharesAtSetUp,
    loans: 0,
    space: rules.figures.shareSpaceAtSetUp,
    factories: [emptyFactory(), emptyFactory(), emptyFactory(), emptyFactory()],
    stored: [0, 0, 0, 0],
    advanced: [],
    chart: rules.figures.administrativeCosts.map(() => NO_MARKER),
    closed: [0, 0, 0, 0],
  }
}

/** How many of each marker lie in a row of the special markers mat, by marker. */
function advancedMarkers(rules: Rules, row: Shade): number[] {
  const sets = byPlayers(rules, rules.figures.setsOfAdvancedMarkers)
  const stockExchange = byPlayers(rules, rules.figures.lightStockExchangeMarkers)
  return ACTION_MARKERS.map(({ shade, action }) => {
    if (shade !== row) return 0
    return action === 'stock exchange' ? stockExchange : sets
  })
}
