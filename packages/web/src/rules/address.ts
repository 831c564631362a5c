// From the rule number in a refusal, a ledger or a log line to its page.
import { CARD_KINDS } from './components-text.ts'
import { BOARD_GAME, CARD_GAME, type GameKey, type SectionPlan } from './plan.ts'

export interface Place {
  readonly game: GameKey
  readonly chapter: string
  readonly key: string
  /** The numbers of rulebooks and ledgers that are explained there. */
  readonly ids: readonly string[]
}

function placesOf(game: GameKey, plan: Readonly<Record<string, readonly SectionPlan[]>>): Place[] {
  return Object.entries(plan).flatMap(([chapter, sections]) => sections.map(section => ({ game, chapter, ...section })))
}

/** Every section, in reading order. */
export const PLACES: readonly Place[] = [...placesOf('board-game', BOARD_GAME), ...placesOf('card-game', CARD_GAME)]

const BY_KEY = new Map(PLACES.map(place => [place.key, place]))
const BY_ID = new Map(PLACES.flatMap(place => place.ids.map(id => [id, place])))

/** Rules of a single card or tile are explained in the catalogue of components. */
const BY_COMPONENT: Readonly<Record<string, string>> = {
  'ruling 24': 'tile inventor',
  'ruling 25': 'tile engineer',
  'ruling 26': 'tile patron of food',
  'ruling 30': 'tile office',
  'ruling 31': 'tile patent',
  'WF-R13': 'tile inventor',
  'CG ruling 7': 'card patron',
  'CG ruling 19': 'card engineer',
  'CG ruling 21': 'card foreman',
  'CG ruling 22': 'card foreman',
  'CG ruling 23': 'card workshop',
  'CG ruling 24': 'card developer',
  'CG ruling 25': 'card developer',
  'CG ruling 32': 'card contract',
  'CG ruling 35': 'card entrepreneur',
  'CG ruling 36': 'card entrepreneur',
  'CG ruling 53': 'card patron',
  'CG ruling 61': 'card extra-shift',
  'CG ruling 63': 'card broker',
}

export function placeOf(key: string): Place | undefined {
  return BY_KEY.get(key) ?? BY_ID.get(key) ?? BY_ID.get(key.replaceAll('-', ' '))
}

/** The component a number belongs to: "tile foreman", "card broker". */
export function componentOf(rule: string): string | undefined {
  if (/^(?:tile|event|card) /.test(rule)) return rule
  const [, number] = /^CG card (\d+)(?: expert)?$/.exec(rule) ?? []
  // In the order of their numbers.
  const card = CARD_KINDS[Number(number) - 1]
  return card === undefined ? BY_COMPONENT[rule] : `card ${card}`
}

/** The address of a rule, for links from refusals. Undefined for a rule without a text. */
export function ruleAddress(rule: string): string | undefined {
  const place = placeOf(rule)
  if (place !== undefined) return sectionAddress(place.key)
  const component = componentOf(rule)
  return component && componentAddress(component)
}

export function sectionAddress(key: string): string {
  return `#/rules/${key}`
}

export function componentAddress(component: string): string {
  return `#/components/${component.replaceAll(' ', '-')}`
}
