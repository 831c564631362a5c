// The steps at which someone decides, by name. The page has a prompt for each, typed by this list.
export const DECISION_NAMES = [
  'foundation',
  'price of a founded factory',
  'start-up capital',
  'choose light marker',
  'place marker',
  'administrative cost',
  'factory',
  'price of a new factory',
  'workers',
  'machinery',
  'quality',
  'distribution',
  'sell goods',
  'sell shares',
  'repay loans',
  'buy shares',
  'contracts',
  'ship',
  'production action',
  'goods produced',
  'adjust prices',
  'take special marker',
  'replace a ship',
  'return a tile',
  'assign a tile',
  'sell from store',
  'last row',
  'after the sale',
  'ship the active good',
  'discard goods',
  'claim start player',
  'dismiss workers',
  'name start player',
  'school: place the worker',
  'inventor: keep or return',
  'patent: free steps',
  'broker: shares at half price',
  'canal boom: raise a marker',
  'share fever: buy a share',
  'steam engine: buy a machine',
] as const

/** A player decides. */
export type DecisionName = (typeof DECISION_NAMES)[number]

/** Chance decides. */
export type ChanceName =
  | 'draw start player'
  | 'draw light markers'
  | 'lay out markers'
  | 'lay out tiles'
  | 'economy'
  | 'draw event'

export function isDecision(step: string): step is DecisionName {
  return DECISION_NAMES.some(name => name === step)
}
