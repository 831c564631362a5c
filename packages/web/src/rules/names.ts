// The text of a link in the rules: a section's number and title, or a component's name.
import { placeOf } from './address.ts'
import { type ComponentText, GROUP_OF, type Kind } from './components-text.ts'
import { chaptersOf, type Library } from './library.ts'
import { numberOf } from './section-plan.ts'

export function sectionTitle(library: Library, key: string): string {
  const place = placeOf(key)
  const [title = ''] = (place && chaptersOf(library, place.game)[place.chapter]?.sections[place.key]) ?? []
  return title
}

/** "tile foreman" in the reader's language. */
export function componentText(library: Library, component: string): ComponentText | undefined {
  const [, kind = '', name = ''] = /^(\w+) (.+)$/.exec(component) ?? []
  const group = GROUP_OF[kind as Kind]
  if (group === undefined) return undefined
  const entries: Readonly<Record<string, ComponentText>> = library.components[group]
  return Object.hasOwn(entries, name) ? entries[name] : undefined
}

export function linkName(library: Library, link: string): string {
  const component = componentText(library, link)
  if (component !== undefined) return component.name
  return [numberOf(link), sectionTitle(library, link)].filter(part => part !== '').join(' ')
}
