// The cards about things on the table of the board games: `data-about="demand 1"`, `"appeal 1 2"`, `"tile foreman"`.
import {
  ACTION_MARKERS,
  appealOf,
  costWithTiles,
  demandFor,
  EVENT_NAMES,
  type Factory,
  GOODS,
  type Good,
  highestPrice,
  machinesIn,
  outputOf,
  type Player,
  purchasePrice,
  type State,
  shareValue,
  TILE_NAMES,
  wage,
  workersForHire,
  workersIn,
} from '@arkwright/board-game'
import { type About, readThing } from '../explain/about.ts'
import { text } from '../messages/later.ts'
import { administrativeCost, markerName } from './words.ts'

const words = text.explain
const { board } = text.explain
const money = (amount: number): string => text.figures.money(amount)
const number = (count: number): string => text.figures.number(count)

type Teller = (state: State, seat: number, first: string, second: string) => About | undefined

function goodOf(named: string): Good {
  return GOODS.find(good => String(good) === named) ?? 0
}

function factoryAt(state: State, seat: number, good: Good): [Player, Factory] | undefined {
  const player = state.players[seat]
  const factory = player?.factories[good]
  return player === undefined || factory === undefined || factory.level === 0 ? undefined : [player, factory]
}

function appeal(state: State, seat: number, good: Good): About | undefined {
  const found = factoryAt(state, seat, good)
  if (found === undefined) return undefined
  const [, factory] = found
  const better = state.players.filter(
    ({ factories }) =>
      factories[good].level > 0 && appealOf(state, factories[good], good) > appealOf(state, factory, good),
  ).length
  return {
    title: board.appeal({ good }),
    rule: 'appeal',
    figures: [
      [board.base, number(state.rules.cost[good][factory.level] ?? 0)],
      [board.quality, `+${factory.quality}`],
      [board.distribution, `+${factory.distribution}`],
      [board.price, `−${factory.price}`],
      [board.sum, number(appealOf(state, factory, good))],
      [board.place, number(better + 1)],
    ],
  }
}

const TELLERS: Readonly<Record<string, Teller>> = {
  demand(state, _, first) {
    const good = goodOf(first)
    const offered = state.players.reduce(
      (sum, { factories }) => sum + (factories[good].level === 0 ? 0 : outputOf(state, factories[good], good)),
      0,
    )
    return {
      title: board.demand({ good }),
      rule: 'job-market',
      figures: [
        [board.wanted, number(demandFor(state, good))],
        [board.offered, number(offered)],
        [board.importer, number(state.importers[good])],
      ],
    }
  },
  wage: state => ({
    title: board.wage,
    rule: 'job-market',
    figures: [
      [board.wageNow, money(wage(state))],
      [board.forHire, number(workersForHire(state))],
    ],
  }),
  mill(state, seat, first, second) {
    const good = goodOf(first)
    const found = factoryAt(state, second === '' ? seat : Number(second), good)
    if (found === undefined) return { title: board.noMill({ good }), rule: 'II.2.1', figures: [] }
    const [player, factory] = found
    return {
      title: board.mill({ good, level: factory.level }),
      rule: 'III',
      figures: [
        [board.makes, number(outputOf(state, factory, good))],
        [board.costs, money(costWithTiles(state, player, good, workersIn(factory), machinesIn(factory)))],
        [board.workers, number(workersIn(factory))],
        [board.machines, number(machinesIn(factory))],
        [board.price, money(factory.price)],
        [board.highest, money(highestPrice(state, player, good))],
      ],
    }
  },
  appeal: (state, seat, first, second) => appeal(state, second === '' ? seat : Number(second), goodOf(first)),
  importer: (state, _, first) => ({
    title: board.importerOf({ good: goodOf(first) }),
    component: 'marker importer',
    rule: '5.I',
    figures: [[board.stands, number(state.importers[goodOf(first)])]],
  }),
  marker(_, __, first) {
    const marker = ACTION_MARKERS[Number(first)]
    return (
      marker && { title: markerName(Number(first)), component: `marker ${marker.action}`, rule: 'II.2', figures: [] }
    )
  },
  space: (state, _, first) => ({
    title: board.space({ cost: administrativeCost(state, Number(first)) }),
    rule: 'II.1',
    figures: [[board.again, money(state.rules.figures.reuseFee)]],
  }),
  share(state, seat, first) {
    const player = state.players[first === '' ? seat : Number(first)]
    if (player === undefined) return undefined
    return {
      title: board.share,
      rule: 'share-value',
      figures: [
        [board.spaceOn, number(player.space)],
        [board.worth, money(shareValue(state, player))],
        [board.buying, money(purchasePrice(state, player))],
        [words.score, money(player.shares * shareValue(state, player))],
      ],
    }
  },
  tile: (_, __, first) => ({
    title: text.waterFrame.tileName({ tile: Number(first) }),
    component: `tile ${TILE_NAMES[Number(first)]}`,
    figures: [],
  }),
  event: (_, __, first) => ({
    title: text.waterFrame.eventName({ event: Number(first) }),
    component: `event ${EVENT_NAMES[Number(first)]}`,
    rule: '6.II',
    figures: [],
  }),
  ship: (_, __, first) => ({
    title: text.waterFrame.moves.sailing({ capacity: Number(first) }),
    component: 'marker ship',
    rule: 'III.4',
    figures: [],
  }),
  contract: (_, __, first) => ({
    title: board.contract({ good: goodOf(first) }),
    component: 'marker contract marker',
    rule: 'II.3.2.3',
    figures: [],
  }),
  economy: (_, __, first) => ({
    title: board.economy({ good: goodOf(first) }),
    component: 'marker economy marker',
    rule: '5.I',
    figures: [],
  }),
}

export function about(state: State, seat: number, thing: string): About | undefined {
  const { kind, first, second } = readThing(thing)
  return Object.hasOwn(TELLERS, kind) ? TELLERS[kind]?.(state, seat, first, second) : undefined
}
