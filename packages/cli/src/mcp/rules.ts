// The rules in our words, as the page shows them: by number, or by words that occur in them.
import { BadInput, shown } from '@arkwright/kernel'
import type { RuleSection } from '@arkwright/words'
import { ruleSections } from '@arkwright/words/en/rule-sections'
import { pageOf } from './pages.ts'
import type { Tool } from './tool.ts'

/** Spinning Jenny and Water Frame share one rulebook. */
export const RULEBOOKS: readonly string[] = [...new Set(ruleSections.map(({ game }) => game))]
const SECTIONS_ON_A_PAGE = 4
const LONGEST = 200

export const rule: Tool = {
  name: 'rule',
  title: 'Ask for a rule',
  description:
    'Looks up the rules in our words: by number ("SJ II.2.3", "ruling 5", as refusals name them) or by words ("share value").',
  needs: {
    about: { type: 'string', description: 'A number or some words.' },
    page: { type: 'integer', description: `From 1; ${SECTIONS_ON_A_PAGE} sections on a page.`, minimum: 1 },
  },
  required: ['about'],
  readOnly: true,
  run(_desk, given) {
    const about = given.raw('about')
    if (typeof about !== 'string' || about.trim() === '' || about.length > LONGEST)
      throw new BadInput(`about must be a text of 1 to ${LONGEST} characters, not ${shown(about)}`)
    const found = lookUp(about)
    const page = pageOf(found, given, SECTIONS_ON_A_PAGE)
    given.end()
    if (found.length === 0) throw new BadInput(`no rule has the number or the words ${shown(about)}`)
    const facts = { rules: page.entries.map(({ key, title, ids }) => ({ key, title, ids })), of: found.length }
    return { text: [page.heading('section'), ...page.entries.map(sectionText)].join('\n\n'), facts }
  },
}

/** All sections of a rulebook as one text. */
export function rulebookText(rulebook: string): string {
  return ruleSections
    .filter(({ game }) => game === rulebook)
    .map(sectionText)
    .join('\n\n')
}

/** The section with this number, or all sections with these words; those with the words in their title come first. */
function lookUp(about: string): readonly RuleSection[] {
  const wanted = about.trim().toLowerCase()
  const numbered = ruleSections.filter(({ key, ids }) => [key, ...ids].some(id => id.toLowerCase() === wanted))
  if (numbered.length > 0) return numbered
  const words = wanted.split(/\s+/)
  const holds = (text: string): boolean => words.every(word => text.toLowerCase().includes(word))
  const titled = ruleSections.filter(({ title }) => holds(title))
  const others = ruleSections.filter(({ title, lines }) => !holds(title) && holds([title, ...lines].join(' ')))
  return [...titled, ...others]
}

function sectionText({ key, title, lines }: RuleSection): string {
  return [`${key} ${title}`, ...lines.map(lineText)].join('\n')
}

/** The page's markup as plain text. */
function lineText(line: string): string {
  return line
    .replace(/^\[(\w+)\] /, '($1) ')
    .replace(/^((?:\(\w+\) )?)> /, '$1Example: ')
    .replaceAll(/[{}]/g, '')
}
