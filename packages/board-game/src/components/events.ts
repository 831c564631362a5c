// The event markers by name, their places, and the figures of their effects — WF 2.0, 4.1.I, 6.II. Effects are in events/.
import { figure } from '@arkwright/kernel'

export const EVENT_NAMES = [
  'bureaucracy',
  'lobby',
  'war on the continent',
  'world exhibition',
  'navigation acts',
  'opium war',
  'economic crisis',
  'hamburg credit crisis',
  'machine breakers',
  'poor harvest',
  'canal boom',
  'steam engine',
  'industrial spies',
  'warehouse fire',
  'income tax',
  'share fever',
] as const

export type EventName = (typeof EVENT_NAMES)[number]
/** An event's id is its index in the list of names. End of Game has none: it is always in 1810 and is the final stock exchange. */
export type EventId = number

export function eventNamed(name: EventName): EventId {
  return EVENT_NAMES.indexOf(name)
}

/** One of the first decades always brings this one. */
export const AMONG_THE_FIRST: EventId = eventNamed('bureaucracy')

/** Left in the box with two players — WF 4.1.I. */
export const NOT_FOR_TWO: readonly EventName[] = [
  'navigation acts',
  'economic crisis',
  'hamburg credit crisis',
  'opium war',
]

/** Our own events, shuffled in only by option: the rulebooks name only the first eight. */
export const HOUSE_EVENTS: readonly EventName[] = [
  'machine breakers',
  'poor harvest',
  'canal boom',
  'steam engine',
  'industrial spies',
  'warehouse fire',
  'income tax',
  'share fever',
]

/** The marker that 2016 has and 2014 does not. */
export const NEW_IN_2016: readonly EventName[] = ['share fever']

/** The predetermined set-up, 1770 to 1800. */
export const PREDETERMINED_EVENTS: readonly EventName[] = [
  'lobby',
  'war on the continent',
  'bureaucracy',
  'world exhibition',
]

const OURS = 'effect of a house event'
const FROM_ITS_NAME = 'the effect is ours, from the name'

/** The places of Bureaucracy, and the figures of the effects. */
export const EVENT_FIGURES = {
  bureaucracyDecades: figure(3, 'rulebook', 'WF 4.1.I: one of the first decades brings Bureaucracy', {
    min: 1,
    max: 4,
  }),
  economicCrisisWorkers: figure(2, 'reconstructed', `for each player; ${FROM_ITS_NAME}`, { max: 20 }),
  hamburgCreditCrisisSpaces: figure(1, 'reconstructed', FROM_ITS_NAME, { max: 9 }),
  hamburgCreditCrisisSpacesPerLoan: figure(1, 'reconstructed', FROM_ITS_NAME, { max: 9 }),
  incomeTax: figure(1, 'reconstructed', `for each full amount; ${OURS}`, { max: 9 }),
  incomeTaxed: figure(10, 'reconstructed', OURS, { min: 1, max: 100 }),
  industrialSpiesSpaces: figure(1, 'reconstructed', `for each importer; ${OURS}`, { max: 9 }),
  lobbySpaces: figure(1, 'reconstructed', `for each importer; ${FROM_ITS_NAME}`, { max: 9 }),
  navigationActsSpaces: figure(1, 'reconstructed', `for each ship; ${FROM_ITS_NAME}`, { max: 9 }),
  opiumWarSpaces: figure(1, 'reconstructed', `for each ship; ${FROM_ITS_NAME}`, { max: 9 }),
  poorHarvestSpaces: figure(2, 'reconstructed', OURS, { max: 9 }),
  steamEnginePrice: figure(3, 'reconstructed', OURS, { max: 50 }),
  warOnTheContinentRecruits: figure(2, 'reconstructed', `for each player; ${FROM_ITS_NAME}`, { max: 20 }),
  warehouseFireOneIn: figure(2, 'reconstructed', `stored goods of which one is lost; ${OURS}`, { min: 1, max: 20 }),
  worldExhibitionSpaces: figure(1, 'reconstructed', FROM_ITS_NAME, { max: 9 }),
}
