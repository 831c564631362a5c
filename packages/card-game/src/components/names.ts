// The names of goods, developments of the player board and expert modules — CG game materials, icon list of the French text.

export const GOODS = ['food', 'clothes', 'cutlery', 'lamps'] as const
export type GoodName = (typeof GOODS)[number]
/** Position of a good in GOODS: the round of its decade in which it is active. */
export type Good = 0 | 1 | 2 | 3
export const ALL_GOODS: readonly Good[] = [0, 1, 2, 3]

export const TRACKS = ['quality', 'distribution', 'cards', 'machinery', 'ship', 'stock'] as const
export type TrackName = (typeof TRACKS)[number]
/** Position of a development in TRACKS; the rulebook numbers them from 1. */
export type Track = 0 | 1 | 2 | 3 | 4 | 5
export const ALL_TRACKS: readonly Track[] = [0, 1, 2, 3, 4, 5]
export const QUALITY: Track = 0
export const DISTRIBUTION: Track = 1
export const CARDS: Track = 2
export const MACHINERY: Track = 3
export const SHIP: Track = 4
export const STOCK: Track = 5

export const EXPERT_MODULES = [
  'restrictions',
  'choose-start',
  'random-supply',
  'no-ships',
  'buy-shares',
  'extra-production',
  'early-shipping',
] as const
export type ExpertModule = (typeof EXPERT_MODULES)[number]
