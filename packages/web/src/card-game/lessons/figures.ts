// Numbers of a card game position that a lesson's goals and questions use.
import {
  type FactorySheet,
  factorySheet,
  forecast,
  type Good,
  type Player,
  type SeatForecast,
  type State,
  TRACKS,
  type TrackName,
} from '@arkwright/card-game'
import type { Seat } from '@arkwright/kernel'
import { type Figure, ME } from '../../lessons/lesson.ts'
import type { Position } from '../../play/game-page.ts'
import { isKey } from '../../shell/is-key.ts'

type Read = (state: State, player: Player, good: Good, seat: Seat) => number

const sheet =
  (read: (figures: FactorySheet) => number): Read =>
  (state, _, good, seat) => {
    const figures = factorySheet(state, seat, good)
    return figures === undefined ? 0 : read(figures)
  }

const track =
  (name: TrackName): Read =>
  (_, player) =>
    player.tracks[TRACKS.indexOf(name)] ?? 0

const expected =
  (read: (expectation: SeatForecast) => number): Read =>
  (state, _, __, seat) => {
    const mine = forecast(state)?.seats.find(one => one.seat === seat)
    return mine === undefined ? 0 : read(mine)
  }

const CARD_FIGURES = {
  cash: (_, player) => player.money,
  shares: (_, player) => player.shares,
  loans: (_, player) => player.loans,
  'share value': (_, player) => player.shareValue,
  'ships ready': (_, player) => player.ships,
  'ship tokens': (_, player) => player.shipTokens,
  'card quality': (_, player, good) => player.quality[good] ?? 0,
  'card distribution': (_, player, good) => player.distribution[good] ?? 0,
  stock: (_, player, good) => player.stock[good] ?? 0,
  price: sheet(({ price }) => price),
  appeal: sheet(({ appeal }) => appeal),
  goods: sheet(({ goods }) => goods),
  workers: sheet(({ workers }) => workers),
  machines: sheet(({ machines }) => machines),
  'sale limit': sheet(({ saleLimit }) => saleLimit),
  'export price': sheet(({ exportPrice }) => exportPrice),
  'quality track': track('quality'),
  'ship track': track('ship'),
  demand: (state, _, good) => state.demand[good] ?? 0,
  'wage space': state => state.wageSpace,
  'would sell': expected(({ sold }) => sold),
  'would earn': expected(({ profit }) => profit),
} satisfies Readonly<Record<string, Read>>

export type CardFigure = keyof typeof CARD_FIGURES

/** Undefined if no such figure or seat is known. */
export function cardFigureAt(
  position: Readonly<Position>,
  { figure, good = 0, seat = ME }: Figure,
): number | undefined {
  const state = position as State
  const player = state.players[seat]
  if (player === undefined || !isKey(CARD_FIGURES, figure)) return undefined
  return CARD_FIGURES[figure](state, player, good, seat)
}
