// Ways from the table into the rules: from a line of the log, from a tile, an event or a card.
import '../style/rule-links.css'
import { text } from '../messages/index.ts'
import { componentAddress, componentOf, placeOf, ruleAddress } from '../rules/address.ts'

/** The rules a line of the log is about. */
export function RuleLinks({ rules }: { rules: readonly string[] }) {
  return rules.map(rule => {
    const name = nameOf(rule)
    return (
      <a key={rule} className="rule-link" href={ruleAddress(rule)} aria-label={text.log.readRule({ name })}>
        § {name}
      </a>
    )
  })
}

/** From a thing on the table to what the catalogue says about it: "tile foreman", "card broker". */
export function ComponentLink({ component }: { component: string }) {
  const label = text.log.readAbout({ name: nameOf(component) })
  return (
    <a className="component-link" href={componentAddress(component)} aria-label={label} title={label}>
      ?
    </a>
  )
}

/** The number of a section; the name of a component. */
function nameOf(rule: string): string {
  const place = placeOf(rule)
  if (place !== undefined) return place.key.replace(/^CG-/, '')
  const [, kind = '', name = ''] = /^(\w+) (.+)$/.exec(componentOf(rule) ?? rule) ?? []
  const { tiles, events } = text.waterFrame
  const { cards } = text.cardGame
  const named = kind === 'tile' ? tiles[name] : kind === 'event' ? events[name] : (cards[name] ?? patronOf(name))
  return named?.name ?? name
}

/** The six patrons are one kind, and share their short name. */
function patronOf(kind: string): { readonly name: string } | undefined {
  const [patron] = Object.entries(text.cardGame.cards).filter(([face]) => face.startsWith(`${kind}-`))
  return patron && { name: patron[1].short ?? patron[1].name }
}
