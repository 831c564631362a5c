// The moves of both games. Those of Water Frame alone are in moves-water-frame.ts.
import { SEATS, type Seat } from '@arkwright/kernel'
import { at } from './at.ts'
import { ACTION_MARKERS, ADVANCED_MARKERS, type MarkerId } from './components/action-markers.ts'
import {
  COLOURS,
  GOOD_NAMES,
  type Good,
  LEVEL_NAMES,
  LEVELS,
  type Level,
  type PerGood,
  type PerRow,
  type Row,
} from './components/goods.ts'
import type { WaterFrameMove } from './moves-water-frame.ts'
import { type GameName, known } from './vocabulary.ts'

export interface Of<K extends string> {
  readonly kind: K
  readonly text: string
}

export type OfGood<K extends string> = Of<K> & { readonly good: Good }
export type OfCount<K extends string> = Of<K> & { readonly count: number }
export type OfSeat<K extends string> = Of<K> & { readonly named: Seat }
export type OfMarker<K extends string> = Of<K> & { readonly marker: MarkerId }

export type Found = OfGood<'found'>
export type SetPrice = OfGood<'price'> & { readonly price: number }
export type Place = OfMarker<'place'> & { readonly space: number }
export type Build = OfGood<'build'> & { readonly level: Level }
export type Modernise = OfGood<'modernise'>
export type Close = OfGood<'close'>
export type Hire = OfGood<'hire'> & { readonly row: Row }
export type Fire = OfGood<'fire'>
export type Mechanise = OfGood<'machine'> & { readonly row: Row }
export type RaiseQuality = OfGood<'quality'>
export type RaiseDistribution = OfGood<'distribution'>
export type SellGoods = OfGood<'sell goods'> & { readonly count: number }
export type SellShares = OfCount<'sell shares'>
export type RepayLoans = OfCount<'repay'>
export type BuyShares = OfCount<'buy shares'>
export type TakeMarker = OfMarker<'take'>
export type Done = Of<'done'>
export type SellStored = Of<'sell stored'>
export type StopSelling = Of<'stop selling'>
export type Discard = OfGood<'discard'>
export type NameStartPlayer = OfSeat<'start player'>
export type DrawStartPlayer = OfSeat<'draw start player'>
export type DrawMarker = OfMarker<'draw'>

export type Move =
  | Found
  | SetPrice
  | Place
  | Build
  | Modernise
  | Close
  | Hire
  | Fire
  | Mechanise
  | RaiseQuality
  | RaiseDistribution
  | SellGoods
  | SellShares
  | RepayLoans
  | BuyShares
  | TakeMarker
  | Done
  | SellStored
  | StopSelling
  | Discard
  | NameStartPlayer
  | DrawStartPlayer
  | DrawMarker
  | WaterFrameMove

/** Beyond any price scale, share pile or purse the figures allow. */
const HIGHEST_PRICE = 40
const MOST_SHARES = 60
const MOST_GOODS = 60
const MOST_LOANS = 200
const SPACES = [0, 1, 2, 3, 4] as const

export function perGood<M>(make: (good: Good, name: string) => M): PerGood<M> {
  return [make(0, GOOD_NAMES[0]), make(1, GOOD_NAMES[1]), make(2, GOOD_NAMES[2]), make(3, GOOD_NAMES[3])]
}

function perRow<M>(make: (row: Row) => M): PerRow<M> {
  return [make(0), make(1), make(2), make(3)]
}

function counted<K extends 'sell shares' | 'repay' | 'buy shares'>(kind: K, most: number): readonly OfCount<K>[] {
  return Array.from({ length: most + 1 }, (_, count) =>
    known({ kind, text: `${kind} ${count}`, count } as Move & OfCount<K>),
  )
}

export const DONE: Done = known({ kind: 'done', text: 'done' })
export const SELL_STORED: SellStored = known({ kind: 'sell stored', text: 'sell stored' })
export const STOP_SELLING: StopSelling = known({ kind: 'stop selling', text: 'stop selling' })

export const FOUND = perGood<Found>((good, name) => known({ kind: 'found', text: `found ${name}`, good }))
export const MODERNISE = perGood<Modernise>((good, name) =>
  known({ kind: 'modernise', text: `modernise ${name}`, good }),
)
export const CLOSE = perGood<Close>((good, name) => known({ kind: 'close', text: `close ${name}`, good }))
export const FIRE = perGood<Fire>((good, name) => known({ kind: 'fire', text: `fire ${name}`, good }))
export const RAISE_QUALITY = perGood<RaiseQuality>((good, name) =>
  known({ kind: 'quality', text: `quality ${name}`, good }),
)
export const RAISE_DISTRIBUTION = perGood<RaiseDistribution>((good, name) =>
  known({ kind: 'distribution', text: `distribution ${name}`, good }),
)
export const DISCARD = perGood<Discard>((good, name) => known({ kind: 'discard', text: `discard ${name}`, good }))

export const PRICE = perGood((good, name) =>
  Array.from(
    { length: HIGHEST_PRICE + 1 },
    (_, price): SetPrice => known({ kind: 'price', text: `price ${name} ${price}`, good, price }),
  ),
)
export const BUILD = perGood((good, name) =>
  LEVELS.map((level): Build => known({ kind: 'build', text: `build ${name} ${LEVEL_NAMES[level - 1]}`, good, level })),
)
export const HIRE = perGood((good, name) =>
  perRow((row): Hire => known({ kind: 'hire', text: `hire ${name} ${row + 1}`, good, row })),
)
export const MECHANISE = perGood((good, name) =>
  perRow((row): Mechanise => known({ kind: 'machine', text: `machine ${name} ${row + 1}`, good, row })),
)
export const SELL_GOODS = perGood((good, name) =>
  Array.from(
    { length: MOST_GOODS + 1 },
    (_, count): SellGoods => known({ kind: 'sell goods', text: `sell ${name} ${count}`, good, count }),
  ),
)

export const SELL_SHARES = counted('sell shares', MOST_SHARES)
export const REPAY_LOANS = counted('repay', MOST_LOANS)
export const BUY_SHARES = counted('buy shares', MOST_SHARES)

/** By marker, then by space of the administration chart (first to fifth). */
export const PLACE = ACTION_MARKERS.map(({ name }, marker) =>
  SPACES.map(
    (space): Place => known({ kind: 'place', text: `place ${name} ${space + 1}`, marker, space }, ownerOf(marker)),
  ),
)
/** By marker; coloured ones have none. */
export const TAKE: readonly TakeMarker[] = advanced(marker =>
  known({ kind: 'take', text: `take ${nameOf(marker)}`, marker }, ownerOf(marker)),
)
export const DRAW: readonly DrawMarker[] = advanced(marker =>
  known({ kind: 'draw', text: `draw ${nameOf(marker)}`, marker }, ownerOf(marker)),
)

export const NAME_START_PLAYER = SEATS.map(
  (seat): NameStartPlayer => known({ kind: 'start player', text: `start player ${COLOURS[seat]}`, named: seat }),
)
export const DRAW_START_PLAYER = SEATS.map(
  (seat): DrawStartPlayer =>
    known({ kind: 'draw start player', text: `draw start player ${COLOURS[seat]}`, named: seat }),
)

function advanced<M>(make: (marker: MarkerId) => M): M[] {
  const moves: M[] = []
  for (const marker of ADVANCED_MARKERS) moves[marker] = make(marker)
  return moves
}

function nameOf(marker: MarkerId): string {
  return at(ACTION_MARKERS, marker).name
}

/** The only game with this marker; undefined if both have it. */
function ownerOf(marker: MarkerId): GameName | undefined {
  const { action, shade } = at(ACTION_MARKERS, marker)
  if (action === 'production' || action === 'ship') return 'water-frame'
  return action === 'stock exchange' && shade === 'light' ? 'spinning-jenny' : undefined
}
