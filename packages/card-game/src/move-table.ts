// Every move by its kind: `moves.employ(good)`. A wrong kind or good does not compile; a number no move has throws.
import type { Seat } from '@arkwright/kernel'
import type { Face } from './components/faces.ts'
import type { Good, Track } from './components/names.ts'
import type { Totals } from './laying.ts'
import {
  ACTION_MOVES,
  type Action,
  ADVANCE,
  APPEAL,
  ASSIGN,
  AUTOMATE,
  BUILD,
  BUY,
  CHOOSE,
  DEAL,
  DECLINE,
  DEVELOP,
  DISCARD,
  DONE,
  DRAW,
  DRAW_FACTORY,
  distributionMove,
  EMPLOY,
  LAY,
  LOAD,
  LOANS,
  type Move,
  NO_ACTION,
  NO_DEVELOPMENT,
  OPPONENTS,
  PICK,
  PRODUCE,
  qualityMove,
  REACTIVATE,
  SELL,
  SHIP,
  START_PLAYER,
  storeMove,
  TAKE,
  UPGRADE,
  USE,
} from './moves.ts'

type MoveTable = { readonly [K in Move['kind']]: (...figures: never[]) => Extract<Move, { readonly kind: K }> }

/** Counts, appeals and totals are as in the notation; positions, places and cards count from 0. */
export const moves = {
  action: (action: Action) => only(ACTION_MOVES.find(move => move.action === action)),
  'no action': () => NO_ACTION,
  done: () => DONE,
  build: (good: Good) => only(BUILD[good]),
  upgrade: (good: Good) => only(UPGRADE[good]),
  advance: (good: Good) => only(ADVANCE[good]),
  employ: (good: Good) => only(EMPLOY[good]),
  automate: (good: Good, position: 0 | 1) =>
    only(AUTOMATE.find(move => move.good === good && move.position === position)),
  quality: (totals: Totals) => only(qualityMove(totals)),
  distribution: (totals: Totals) => only(distributionMove(totals)),
  buy: (count: number) => only(BUY[count]),
  loans: (count: number) => only(LOANS[count]),
  produce: (good: Good, workerCards: number) =>
    only(PRODUCE.find(move => move.good === good && move.workerCards === workerCards)),
  load: (good: Good, count: number) => only(LOAD.find(move => move.good === good && move.count === count)),
  appeal: (appeal: number) => only(APPEAL[appeal]),
  develop: (track: Track) => only(DEVELOP[track]),
  take: (face: Face) => only(TAKE[face]),
  pick: (place: number) => only(PICK[place]),
  'no development': () => NO_DEVELOPMENT,
  discard: (face: Face) => only(DISCARD[face]),
  assign: (good: Good) => only(ASSIGN[good]),
  use: (face: Face) => only(USE[face]),
  reactivate: (face: Face) => only(REACTIVATE[face]),
  decline: () => DECLINE,
  sell: (count: number) => only(SELL[count]),
  ship: (count: number) => only(SHIP[count]),
  store: (totals: Totals) => only(storeMove(totals)),
  'start player': (player: Seat) => only(START_PLAYER[player]),
  choose: (good: Good) => only(CHOOSE[good]),
  deal: (card: number, back: boolean) => only(DEAL.find(move => move.card === card && move.back === back)),
  lay: (face: Face) => only(LAY[face]),
  'draw factory': (good: Good) => only(DRAW_FACTORY[good]),
  opponents: (goods: number) => only(OPPONENTS.find(move => move.goods === goods)),
  draw: (marker: number) => only(DRAW[marker]),
} satisfies MoveTable

function only<M>(move: M | undefined): M {
  if (move === undefined) throw new RangeError('the game has no such move')
  return move
}
