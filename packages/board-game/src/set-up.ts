// The first position: board, common supply and player components — SJ 4.1.I-III; WF 4.1.I-III.
import { type RandomState, SEATS } from '@arkwright/kernel'
import { at } from './at.ts'
import { ACTION_MARKERS, NO_MARKER, type Shade } from './components/action-markers.ts'
import { emptyFactory } from './factory.ts'
import { emptyHarbour } from './harbour.ts'
import { playerAt } from './players.ts'
import { byPlayers, type Rules, spinningJennyFigures } from './rules.ts'
import { FOUR_ZEROS } from './shared-lists.ts'
import type { Player, State, Turn } from './state.ts'
import type { Emit } from './step.ts'

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
    resume: 'storage',
    players: newPlayers(rules),
    emptySpaces: fired + removed,
    firedWorkers: fired,
    boxedWorkers: removed,
    importers: [0, 0, 0, 0],
    mat:
      rules.waterFrame === null
        ? [advancedMarkers(rules, 'light'), advancedMarkers(rules, 'dark')]
        : rules.waterFrame.mat,
    onTimetable: [],
    ships: rules.waterFrame?.ships ?? [],
    tiles: rules.waterFrame?.tilesOut ?? [],
    economySeen: FOUR_ZEROS,
    events: [],
    forbiddenSpaces: 0,
    exchange: 'action',
    turn: newTurn(),
    sale: {
      agreed: [0, 0, 0, 0],
      stopped: 0,
      oneMore: 0,
      rowOff: 0,
      rowKept: 0,
      surplus: FOUR_ZEROS,
      sold: FOUR_ZEROS,
      importer: 0,
    },
  }
}

/** Before the capital, which covers what a handicap takes away: a player may be in debt while preparing. */
export function giveHandicaps(state: State, emit: Emit): void {
  for (const [i, amount] of (state.rules.options.handicap ?? []).entries()) {
    if (amount === 0) continue
    const seat = at(SEATS, i)
    playerAt(state, seat).cash += amount
    emit?.({ type: 'handicap', seat, amount })
  }
}

function newPlayers(rules: Rules): Player[] {
  const players: Player[] = []
  while (players.length < rules.players) players.push(newPlayer(rules))
  return players
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
    chart: rules.emptyChart,
    closed: FOUR_ZEROS,
    built: 0,
    marked: 0,
    tiles: [],
    harbour: rules.waterFrame && emptyHarbour(),
  }
}

function newTurn(): Turn {
  return {
    marker: NO_MARKER,
    space: 0,
    paid: 0,
    owed: 0,
    budget: 0,
    steps: 0,
    affected: 0,
    upToDate: 0,
    priced: 0,
    hired: FOUR_ZEROS,
    fired: FOUR_ZEROS,
    columnsTaken: 0,
    rowsTaken: 0,
    bent: false,
    tilesUsed: 0,
    good: 0,
    ship: 0,
  }
}

/** How many of each marker lie in a row of the special markers mat, by marker. */
function advancedMarkers(rules: Rules, row: Shade): number[] {
  const sets = byPlayers(rules, rules.figures.setsOfAdvancedMarkers)
  const stockExchange = byPlayers(rules, spinningJennyFigures(rules).lightStockExchangeMarkers)
  return ACTION_MARKERS.map(({ shade, action }) => {
    if (shade !== row || action === 'production') return 0
    return action === 'stock exchange' ? stockExchange : sets
  })
}
