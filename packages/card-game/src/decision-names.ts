// The steps at which someone decides, by name. The page has a prompt for each, typed by this list.
const DECISION_NAMES = [
  'choose factory',
  'starting development',
  'starting shares',
  'action',
  'factories',
  'employ',
  'automate',
  'quality',
  'distribution',
  'buy shares',
  'take loans',
  'extra production',
  'early shipping',
  'price',
  'develop',
  'cheap shares',
  'make room',
  'assign',
  'keep goods',
  'keep quality',
  'keep distribution',
  'sale',
  'ship',
  'tie',
  'round end',
  'start player',
] as const

/** A player decides. */
export type DecisionName = (typeof DECISION_NAMES)[number]

/** Chance decides. */
export type ChanceName = 'deal' | 'draw factory' | 'lay' | 'opponents' | 'draw'

export function isDecision(step: string): step is DecisionName {
  return DECISION_NAMES.some(name => name === step)
}
