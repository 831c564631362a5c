// The event markers by name, and where each lies — WF 2.0, 4.1.I. Their effects have a file each in events/.
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
/** An event is known by its place in the list of names. End of Game has none: it always lies in 1810 and is the final stock exchange. */
export type EventId = number

export function eventNamed(name: EventName): EventId {
  return EVENT_NAMES.indexOf(name)
}

/** One of the first three decades always brings this one. */
export const AMONG_THE_FIRST_THREE: EventId = eventNamed('bureaucracy')
export const FIRST_THREE = 3

/** Left in the box with two players — WF 4.1.I. */
export const NOT_FOR_TWO: readonly EventName[] = [
  'navigation acts',
  'economic crisis',
  'hamburg credit crisis',
  'opium war',
]

/** Ours, shuffled in only where the table wants it: the texts name no more than the first eight. */
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

/** The one marker that 2016 has more than 2014. */
export const NEW_IN_2016: readonly EventName[] = ['share fever']

/** The predetermined set-up, 1770 to 1800. */
export const PREDETERMINED_EVENTS: readonly EventName[] = [
  'lobby',
  'war on the continent',
  'bureaucracy',
  'world exhibition',
]
