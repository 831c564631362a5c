// From the rule number in a refusal, a ledger or a log line to its page.
import { TILE_RULINGS } from '../board-game/rules/plan.ts'
import { CARD_KINDS } from '../card-game/rules/card-kinds.ts'
import { CARD_RULINGS } from '../card-game/rules/plan.ts'
import { GAME_KEYS, type GameKey, PLANS } from './plan.ts'
import type { SectionPlan } from './section-plan.ts'

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
export const PLACES: readonly Place[] = GAME_KEYS.flatMap(game => placesOf(game, PLANS[game]))

const BY_KEY = new Map(PLACES.map(place => [place.key, place]))
const BY_ID = new Map(PLACES.flatMap(place => place.ids.map(id => [id, place])))

/** Rules of a single component. */
const BY_COMPONENT: Readonly<Record<string, string>> = { ...TILE_RULINGS, ...CARD_RULINGS }

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
