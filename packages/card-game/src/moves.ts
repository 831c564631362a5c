// Every move of the game, made once, so that the same notation is always the same object.
import { SEATS, type Seat } from '@arkwright/kernel'
import { FACES, type Face } from './components/faces.ts'
import { ALL_GOODS, ALL_TRACKS, GOODS, type Good, TRACKS, type Track } from './components/names.ts'
import type { Totals } from './laying.ts'
import { canStore } from './storehouses.ts'

export const ACTIONS = [
  'factories',
  'employ',
  'automate',
  'quality',
  'distribution',
  'stock exchange',
  'extra production',
  'early shipping',
] as const
export type Action = (typeof ACTIONS)[number]

interface Kinds {
  action: { readonly action: Action; readonly index: number }
  'no action': object
  done: object
  build: { readonly good: Good }
  upgrade: { readonly good: Good }
  advance: { readonly good: Good }
  employ: { readonly good: Good }
  automate: { readonly good: Good; readonly position: number }
  quality: { readonly totals: Totals }
  distribution: { readonly totals: Totals }
  buy: { readonly count: number }
  loans: { readonly count: number }
  produce: { readonly good: Good; readonly workerCards: number }
  load: { readonly good: Good; readonly count: number }
  appeal: { readonly appeal: number }
  develop: { readonly track: Track }
  take: { readonly face: Face }
  pick: { readonly place: number }
  'no development': object
  discard: { readonly face: Face }
  assign: { readonly good: Good }
  use: { readonly face: Face }
  reactivate: { readonly face: Face }
  decline: object
  sell: { readonly count: number }
  ship: { readonly count: number }
  store: { readonly totals: Totals }
  'start player': { readonly player: Seat }
  choose: { readonly good: Good }
  deal: { readonly card: number; readonly back: boolean }
  lay: { readonly face: Face }
  'draw factory': { readonly good: Good }
  opponents: { readonly goods: number }
  draw: { readonly marker: number }
}
type MoveKind = keyof Kinds
export type MoveOf<K extends MoveKind> = { readonly kind: K; readonly text: string } & Kinds[K]
export type Move = { [K in MoveKind]: MoveOf<K> }[MoveKind]

const HIGHEST_APPEAL = 17
const MOST_SHARES = 30
const MOST_LOANS = 9
const MOST_GOODS = 40
const MOST_LOADED = 8
const MOST_QUALITY = 6
const MOST_DISTRIBUTION = 4
const SMALL_STOREHOUSE = 2
const BIG_STOREHOUSE = 4
const PAIRS = 17
const PLACES = 15
const MARKERS = ['first opponent', 'second opponent', 'neutral']

function move<K extends MoveKind>(kind: K, text: string, rest: Kinds[K]): MoveOf<K> {
  return { kind, text, ...rest }
}

function upTo(last: number): readonly number[] {
  return Array.from({ length: last + 1 }, (_, i) => i)
}

/** All combinations of four totals from 0 to `last`, by their code in base last + 1. */
function combinations(last: number): readonly Totals[] {
  const base = last + 1
  return upTo(base ** 4 - 1).map(code => [
    Math.floor(code / base ** 3),
    Math.floor(code / base ** 2) % base,
    Math.floor(code / base) % base,
    code % base,
  ])
}

const goodMoves = <K extends 'build' | 'upgrade' | 'advance' | 'employ' | 'assign' | 'choose' | 'draw factory'>(
  kind: K,
): readonly MoveOf<K>[] => GOODS.map((name, good) => move(kind, `${kind} ${name}`, { good: good as Good }))

const counted = <K extends 'buy' | 'loans' | 'sell' | 'ship'>(kind: K, last: number): readonly MoveOf<K>[] =>
  upTo(last).map(count => move(kind, `${kind} ${count}`, { count }))

const faced = <K extends 'take' | 'discard' | 'use' | 'reactivate' | 'lay'>(kind: K): readonly MoveOf<K>[] =>
  FACES.map((name, face) => move(kind, `${kind} ${name}`, { face }))

export const NO_ACTION = move('no action', 'no action', {})
export const DONE = move('done', 'done', {})
export const NO_DEVELOPMENT = move('no development', 'no development', {})
export const DECLINE = move('decline', 'decline', {})
export const ACTION_MOVES = ACTIONS.map((action, index) => move('action', `action ${action}`, { action, index }))
export const BUILD = goodMoves('build')
export const UPGRADE = goodMoves('upgrade')
export const ADVANCE = goodMoves('advance')
export const EMPLOY = goodMoves('employ')
export const ASSIGN = goodMoves('assign')
export const CHOOSE = goodMoves('choose')
export const DRAW_FACTORY = goodMoves('draw factory')
export const AUTOMATE = ALL_GOODS.flatMap(good =>
  [0, 1].map(position => move('automate', `automate ${GOODS[good]} ${position + 1}`, { good, position })),
)
export const BUY = counted('buy', MOST_SHARES)
export const LOANS = counted('loans', MOST_LOANS)
export const SELL = counted('sell', MOST_GOODS)
export const SHIP = counted('ship', MOST_GOODS)
export const PRODUCE = ALL_GOODS.flatMap(good =>
  upTo(2).map(workerCards => move('produce', `produce ${GOODS[good]} ${workerCards}`, { good, workerCards })),
)
export const LOAD = ALL_GOODS.flatMap(good =>
  upTo(MOST_LOADED)
    .slice(1)
    .map(count => move('load', `load ${GOODS[good]} ${count}`, { good, count })),
)
export const APPEAL = upTo(HIGHEST_APPEAL).map(appeal => move('appeal', `appeal ${appeal}`, { appeal }))
export const DEVELOP = ALL_TRACKS.map(track => move('develop', `develop ${TRACKS[track]}`, { track }))
export const TAKE = faced('take')
export const DISCARD = faced('discard')
export const USE = faced('use')
export const REACTIVATE = faced('reactivate')
export const LAY = faced('lay')
export const PICK = upTo(PLACES - 1).map(place => move('pick', `pick ${place + 1}`, { place }))
export const START_PLAYER = SEATS.map(player => move('start player', `start player ${player + 1}`, { player }))
export const DEAL = upTo(PAIRS - 1).flatMap(card =>
  [false, true].map(back => move('deal', `deal ${card + 1}${back ? 'b' : 'a'}`, { card, back })),
)
/** The two goods, as a set, whose first factories belong to the first opponent. */
export const OPPONENTS = ALL_GOODS.flatMap(one =>
  ALL_GOODS.filter(other => other > one).map(other =>
    move('opponents', `opponents ${GOODS[one]} ${GOODS[other]}`, { goods: (1 << one) | (1 << other) }),
  ),
)
export const DRAW = MARKERS.map((name, marker) => move('draw', `draw ${name}`, { marker }))

const QUALITY_MOVES = combinations(MOST_QUALITY).map(totals =>
  move('quality', `quality ${totals.join('/')}`, { totals }),
)
const DISTRIBUTION_MOVES = combinations(MOST_DISTRIBUTION).map(totals =>
  move('distribution', `distribution ${totals.join('/')}`, { totals }),
)
const MOST_STORED = 2 * SMALL_STOREHOUSE + BIG_STOREHOUSE
const STORE_MOVES = combinations(MOST_STORED).map(totals =>
  canStore(totals, SMALL_STOREHOUSE, BIG_STOREHOUSE)
    ? move('store', `store ${totals.join('/')}`, { totals })
    : undefined,
)

export type LayingMove = MoveOf<'quality'> | MoveOf<'distribution'> | MoveOf<'store'>

function among<M>(moves: readonly (M | undefined)[], base: number, totals: Totals): M | undefined {
  let code = 0
  for (const total of totals) {
    if (total >= base) return undefined
    code = code * base + total
  }
  return moves[code]
}

/** The interned move with these totals, or undefined where no game can reach them. */
export const qualityMove = (totals: Totals) => among(QUALITY_MOVES, MOST_QUALITY + 1, totals)
export const distributionMove = (totals: Totals) => among(DISTRIBUTION_MOVES, MOST_DISTRIBUTION + 1, totals)
export const storeMove = (totals: Totals) => among(STORE_MOVES, MOST_STORED + 1, totals)

export const VOCABULARY: readonly Move[] = [
  NO_ACTION,
  DONE,
  NO_DEVELOPMENT,
  DECLINE,
  ...ACTION_MOVES,
  ...[BUILD, UPGRADE, ADVANCE, EMPLOY, ASSIGN, CHOOSE, DRAW_FACTORY, AUTOMATE, BUY, LOANS, SELL, SHIP].flat(),
  ...[PRODUCE, LOAD, APPEAL, DEVELOP, TAKE, DISCARD, USE, REACTIVATE, LAY, PICK, START_PLAYER, DEAL].flat(),
  ...[OPPONENTS, DRAW, QUALITY_MOVES, DISTRIBUTION_MOVES].flat(),
  ...STORE_MOVES.filter(known => known !== undefined),
]

const byText: ReadonlyMap<string, Move> = new Map(VOCABULARY.map(known => [known.text, known]))

export function parseMove(text: string): Move | undefined {
  return byText.get(text)
}
