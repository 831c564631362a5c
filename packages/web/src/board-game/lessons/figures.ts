// Numbers of a board game position that a lesson's goals and questions use.
import {
  appealOf,
  demandFor,
  forecast,
  type Good,
  harbourWorkers,
  machinesIn,
  outputOf,
  type Player,
  type SeatForecast,
  type State,
  shareValue,
  wage,
  workersIn,
} from '@arkwright/board-game'
import type { Seat } from '@arkwright/kernel'
import { type Figure, ME } from '../../lessons/lesson.ts'
import type { Position } from '../../play/game-page.ts'
import { isKey } from '../../shell/is-key.ts'

type Read = (state: State, player: Player, good: Good, seat: Seat) => number

const expected =
  (read: (expectation: SeatForecast) => number): Read =>
  (state, _, good, seat) => {
    const mine = forecast(state, good).seats.find(one => one.seat === seat)
    return mine === undefined ? 0 : read(mine)
  }

const BOARD_FIGURES = {
  cash: (_, player) => player.cash,
  shares: (_, player) => player.shares,
  loans: (_, player) => player.loans,
  'share space': (_, player) => player.space,
  'share value': shareValue,
  portfolio: (state, player) => player.shares * shareValue(state, player),
  price: (_, player, good) => player.factories[good].price,
  level: (_, player, good) => player.factories[good].level,
  quality: (_, player, good) => player.factories[good].quality,
  distribution: (_, player, good) => player.factories[good].distribution,
  appeal: (state, player, good) => appealOf(state, player.factories[good], good),
  output: (state, player, good) => outputOf(state, player.factories[good], good),
  workers: (_, player, good) => workersIn(player.factories[good]),
  machines: (_, player, good) => machinesIn(player.factories[good]),
  stored: (_, player, good) => player.stored[good],
  contract: (_, player, good) => player.harbour?.contracts[good] ?? 0,
  tiles: (_, player) => player.tiles.length,
  'harbour workers': (state, player) => (player.harbour === null ? 0 : harbourWorkers(state, player.harbour)),
  demand: (state, _, good) => demandFor(state, good),
  importer: (state, _, good) => state.importers[good],
  wage: state => wage(state),
  'would sell': expected(({ sold }) => sold),
  'would earn': expected(({ profit }) => profit),
  'would rise': expected(({ steps }) => steps),
} satisfies Readonly<Record<string, Read>>

export type BoardFigure = keyof typeof BOARD_FIGURES

/** Undefined if no such figure or seat is known. */
export function boardFigureAt(
  position: Readonly<Position>,
  { figure, good = 0, seat = ME }: Figure,
): number | undefined {
  const state = position as State
  const player = state.players[seat]
  if (player === undefined || !isKey(BOARD_FIGURES, figure)) return undefined
  return BOARD_FIGURES[figure](state, player, good, seat)
}
