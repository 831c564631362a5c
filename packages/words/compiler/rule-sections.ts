// The page's rules in English as data, for readers without a page such as `arkwright mcp`. The texts are in
// packages/web, and only there: a file of chapters in any folder rules/en is found.
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const PAGE = fileURLToPath(new URL('../../web/src/', import.meta.url))
/** Every section with its numbers, in reading order. */
const PLACES = join(PAGE, 'rules', 'address.ts')
/** They gather the chapters and the components, which need the compiled messages. */
const NO_CHAPTERS = ['index.ts', 'components.ts']

interface Place {
  readonly game: string
  readonly key: string
  readonly ids: readonly string[]
}

interface Chapter {
  readonly title: string
  readonly sections: Readonly<Record<string, readonly [title: string, ...lines: string[]]>>
}

/** The files that the sections are made from: their plans and their texts. */
export function ruleFiles(): string[] {
  const found = globSync(['**/rules/*plan.ts', '**/rules/en/*.ts'], { cwd: PAGE })
  const files = found.filter(file => !NO_CHAPTERS.includes(basename(file))).map(file => join(PAGE, file))
  return [PLACES, ...files.toSorted()]
}

/** The file of src/generated with all sections. */
export async function ruleSections(): Promise<[path: string, text: string]> {
  const texts = new Map<string, readonly string[]>()
  const places: Place[] = []
  for (const file of ruleFiles()) {
    const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>
    const { PLACES: listed = [] } = exported
    places.push(...(listed as Place[]))
    for (const { sections } of Object.values(exported).filter(isChapter)) {
      for (const [key, lines] of Object.entries(sections)) texts.set(key, lines)
    }
  }
  const sections = places.map(({ game, key, ids }) => {
    const [title, ...lines] = texts.get(key) ?? []
    if (title === undefined) throw new Error(`the rules have no English text for section ${key}`)
    return `  ${JSON.stringify({ game, key, ids, title, lines })},\n`
  })
  const head = `// Made by packages/words/compiler from the rules of packages/web. Do not edit.
import type { RuleSection } from '../../rule-section.ts'
`
  return [
    'en/rule-sections.ts',
    `${head}\nexport const ruleSections: readonly RuleSection[] = [\n${sections.join('')}]\n`,
  ]
}

function isChapter(value: unknown): value is Chapter {
  return typeof value === 'object' && value !== null && 'title' in value && 'sections' in value
}
