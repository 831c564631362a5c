// Links from the table to the rules: from a line of the log, a tile, an event or a card.
import './component-link.css'
import type { CardTableSet } from '@arkwright/words/sets/card-table'
import { CARD_KINDS, faceOf } from '../card-game/rules/card-kinds.ts'
import { type Catalogue, text } from '../messages/index.ts'
import { componentAddress, componentOf, placeOf, ruleAddress } from '../rules/address.ts'
import { numberOf } from '../rules/section-plan.ts'
import { isKey } from './is-key.ts'

/** The rules a line of the log is about. */
export function RuleLinks({ rules }: { rules: readonly string[] }) {
  return rules.map(rule => {
    const name = nameOf(rule)
    const label = name === '' ? text.table.readRule : text.log.readRule({ name })
    return (
      <a key={rule} className="rule-link" href={ruleAddress(rule)} aria-label={label}>
        § {name}
      </a>
    )
  })
}

/** From a thing on the table to its entry in the catalogue: "tile foreman", "card broker". */
export function ComponentLink({ component }: { component: string }) {
  const label = text.log.readAbout({ name: nameOf(component) })
  return (
    <a className="component-link" href={componentAddress(component)} aria-label={label} title={label}>
      ?
    </a>
  )
}

/** The number of a section, empty where the rulebook gives it none; the name of a component. */
function nameOf(rule: string): string {
  const place = placeOf(rule)
  if (place !== undefined) return numberOf(place.key)
  const [, kind = '', name = ''] = /^(\w+) (.+)$/.exec(componentOf(rule) ?? rule) ?? []
  return (kind === 'card' ? cardKindName(name) : tileOrEvent(kind, name)) ?? name
}

function tileOrEvent(kind: string, name: string): string | undefined {
  const { tileName, tileEffects, eventName, eventEffects } = text.waterFrame
  if (kind === 'tile' && isKey(tileEffects, name)) return tileName({ tile: name })
  return kind === 'event' && isKey(eventEffects, name) ? eventName({ event: name }) : undefined
}

/** The six patrons are one kind, and share their short name. */
function cardKindName(name: string): string | undefined {
  // Where a card is named, the words of the card game are there; a table of another game does without them.
  const { cardGameCards }: Catalogue & Partial<CardTableSet> = text
  const kind = CARD_KINDS.find(one => one === name)
  return kind && cardGameCards?.short({ card: faceOf(kind) })
}
