// The English rules in reading order as data, for readers without a page such as `arkwright mcp`. Their order and numbers are
// in packages/web, and only there.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { SOURCE_LANGUAGE } from '../src/languages.ts'
import { readRules } from './rules.ts'

const PAGE = fileURLToPath(new URL('../../web/src/', import.meta.url))
/** Every section with its numbers, in reading order. */
const PLACES = join(PAGE, 'rules', 'address.ts')

interface Place {
  readonly game: string
  readonly chapter: string
  readonly key: string
  readonly ids: readonly string[]
}

/** The files that say which sections there are. */
export function planFiles(): string[] {
  const plans = globSync('**/rules/*plan.ts', { cwd: PAGE }).map(file => join(PAGE, file))
  return [PLACES, ...plans.toSorted()]
}

/** The file of src/generated with all sections. */
export async function ruleSections(messages: string): Promise<[path: string, text: string]> {
  const chapters = readRules(messages).get(SOURCE_LANGUAGE)
  const { PLACES: places } = (await import(pathToFileURL(PLACES).href)) as { PLACES: readonly Place[] }
  const sections = places.map(({ game, chapter, key, ids }) => {
    const [title, ...lines] = chapters?.get(chapter)?.sections[key] ?? []
    if (title === undefined) throw new Error(`the rules have no English text for section ${key}`)
    return `  ${JSON.stringify({ game, key, ids, title, lines })},\n`
  })
  const head = `// Made by packages/words/compiler from messages/${SOURCE_LANGUAGE}/rules. Do not edit.
import type { RuleSection } from '../../rule-section.ts'
`
  return [
    'en/rule-sections.ts',
    `${head}\nexport const ruleSections: readonly RuleSection[] = [\n${sections.join('')}]\n`,
  ]
}
