// Finds sections by words, ignoring accents.
import { PLACES, type Place } from './address.ts'
import { chaptersOf, type Library } from './library.ts'

/** Without accents and capitals: "qualitat" finds "Qualität". */
export function folded(words: string): string {
  return words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .toLowerCase()
}

export interface Found {
  readonly place: Place
  readonly title: string
  /** The first line with all the words, or else with any of them. */
  readonly line: string
}

/** Sections with all the words; matches in the title or number come first. */
export function search(library: Library, wanted: string): Found[] {
  const words = folded(wanted)
    .split(/\s+/)
    .filter(word => word !== '')
  if (words.length === 0) return []
  const found: (Found & { readonly inTitle: boolean })[] = []
  for (const place of PLACES) {
    const [title, ...lines] = chaptersOf(library, place.game)[place.chapter]?.sections[place.key] ?? ['']
    const heading = folded([place.key, ...place.ids, title].join(' '))
    const all = folded([heading, ...lines].join(' '))
    if (!words.every(word => all.includes(word))) continue
    const line =
      lines.find(one => words.every(word => folded(one).includes(word))) ??
      lines.find(one => words.some(word => folded(one).includes(word))) ??
      lines[0] ??
      ''
    found.push({ place, title, line, inTitle: words.every(word => heading.includes(word)) })
  }
  return found.toSorted((a, b) => Number(b.inTitle) - Number(a.inTitle))
}
