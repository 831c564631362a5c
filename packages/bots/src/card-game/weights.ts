// What the projection of the card game cannot compute: how far to trust the future, and what a card is worth.
import { FACES, type FaceName } from '@arkwright/card-game'

export interface Weights {
  /** Discount on sales and share value of a production for each decade ahead, because rivals will improve. */
  readonly fadeOfIncome: number
  readonly fadeOfValue: number
  /** Steps of share value expected in each production ahead, beyond what the present factories earn. */
  readonly growth: number
  /**
   * Shares expected to be bought in each production ahead. They make a step of share value worth more than today's
   * shares do.
   */
  readonly buying: number
  /** How often each player is expected to employ in each round ahead; demand eases and wages rise with it. */
  readonly hiring: number
  /** The certainty that the highest appeal stays the highest after a rival's answer. */
  readonly bonus: number
  /**
   * Value of a pound in hand beyond its face value, for each production left to use it, and the amount of cash this
   * applies to.
   */
  readonly liquidity: number
  readonly workingCash: number
  /** Pounds for each production ahead of a factory, beyond the sales the projection sees. */
  readonly factory: number
  /** Pounds for each pound of price that quality adds, and production ahead, beyond the sales the projection sees. */
  readonly quality: number
  /** Pounds for each step of the player board and production ahead. */
  readonly qualityTrack: number
  readonly distributionTrack: number
  readonly cardsTrack: number
  readonly machineryTrack: number
  readonly shipTrack: number
  readonly stockTrack: number
  /** Pounds for a card and production ahead, beyond what the projection sees. */
  readonly entrepreneur: number
  readonly customsOffice: number
  readonly extraShift: number
  readonly workshop: number
  readonly foreman: number
  readonly broker: number
  readonly patron: number
  readonly inventor: number
  readonly developer: number
  readonly contract: number
  readonly patent: number
  readonly engineer: number
  readonly bigStorehouse: number
  /** Part of the strongest rival's worth subtracted from the seat's own: with a single rival, and with several. */
  readonly rival: number
  readonly rivalAmongMany: number
}

const WEIGHT_OF_FACE: Readonly<Record<FaceName, keyof Weights>> = {
  entrepreneur: 'entrepreneur',
  'customs-office': 'customsOffice',
  'extra-shift': 'extraShift',
  workshop: 'workshop',
  foreman: 'foreman',
  broker: 'broker',
  'patron-clothes-food': 'patron',
  'patron-cutlery-food': 'patron',
  'patron-lamps-food': 'patron',
  'patron-cutlery-clothes': 'patron',
  'patron-lamps-clothes': 'patron',
  'patron-lamps-cutlery': 'patron',
  inventor: 'inventor',
  developer: 'developer',
  contract: 'contract',
  patent: 'patent',
  engineer: 'engineer',
  'big-storehouse': 'bigStorehouse',
}

/** The weight of each face, in the order of FACES. */
export const WEIGHTS_BY_FACE: readonly (keyof Weights)[] = FACES.map(name => WEIGHT_OF_FACE[name])

/** The weight of each development of the player board, in the order of TRACKS. */
export const WEIGHTS_BY_TRACK: readonly (keyof Weights)[] = [
  'qualityTrack',
  'distributionTrack',
  'cardsTrack',
  'machineryTrack',
  'shipTrack',
  'stockTrack',
]

/** Set by hand; the easy bot plays by them. */
export const PLAIN_WEIGHTS: Weights = {
  fadeOfIncome: 0.9,
  fadeOfValue: 0.9,
  growth: 0.2,
  buying: 0.5,
  hiring: 0.25,
  bonus: 0.6,
  liquidity: 0.02,
  workingCash: 20,
  factory: 1,
  quality: 0.1,
  qualityTrack: 0.3,
  distributionTrack: 0.5,
  cardsTrack: 0.3,
  machineryTrack: 0.5,
  shipTrack: 0.4,
  stockTrack: 0.6,
  entrepreneur: 0.5,
  customsOffice: 0.3,
  extraShift: 0.3,
  workshop: 0.1,
  foreman: 0.1,
  broker: 0.8,
  patron: 0.7,
  inventor: 0.5,
  developer: 0.1,
  contract: 0.4,
  patent: 0.6,
  engineer: 0.4,
  bigStorehouse: 0.4,
  rival: 0,
  rivalAmongMany: 0,
}

const UPTO = (max: number) => ({ min: 0, max })

/** The range in which tuning searches for each weight. */
export const RANGES: { readonly [K in keyof Weights]: { readonly min: number; readonly max: number } } = {
  fadeOfIncome: { min: 0.4, max: 1.6 },
  fadeOfValue: { min: 0.4, max: 1.6 },
  growth: UPTO(1),
  buying: UPTO(2),
  hiring: UPTO(1),
  bonus: UPTO(1),
  liquidity: UPTO(0.15),
  workingCash: UPTO(80),
  factory: UPTO(6),
  quality: UPTO(1),
  qualityTrack: UPTO(3),
  distributionTrack: UPTO(3),
  cardsTrack: UPTO(3),
  machineryTrack: UPTO(3),
  shipTrack: UPTO(3),
  stockTrack: UPTO(3),
  entrepreneur: UPTO(3),
  customsOffice: UPTO(3),
  extraShift: UPTO(3),
  workshop: UPTO(3),
  foreman: UPTO(3),
  broker: UPTO(3),
  patron: UPTO(3),
  inventor: UPTO(3),
  developer: UPTO(3),
  contract: UPTO(3),
  patent: UPTO(3),
  engineer: UPTO(3),
  bigStorehouse: UPTO(3),
  rival: UPTO(1),
  rivalAmongMany: UPTO(1),
}
