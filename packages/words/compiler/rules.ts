// Reads messages/LANGUAGE/rules/CHAPTER.json: a title and sections, each a title and lines in the page's markup ({III.1} is a
// link, so these are no ICU messages). Every language is held to the sections of English.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, SOURCE_LANGUAGE } from '../src/languages.ts'
import { BadMessages } from './faults.ts'
import { HAND_TYPED, withNoBreakSpaces } from './spaces.ts'

export interface Chapter {
  readonly title: string
  readonly sections: Readonly<Record<string, readonly string[]>>
}

/** By language, then by chapter. */
export type Rules = ReadonlyMap<string, ReadonlyMap<string, Chapter>>

export function readRules(messages: string): Rules {
  const faults: string[] = []
  const rules = new Map(
    LANGUAGES.map(({ id, spacedPunctuation }) => [id as string, chaptersOf(messages, id, spacedPunctuation, faults)]),
  )
  for (const { id } of LANGUAGES) {
    for (const [name, english] of rules.get(SOURCE_LANGUAGE) ?? []) {
      const file = `messages/${id}/rules/${name}.json`
      const chapter = rules.get(id)?.get(name)
      if (chapter === undefined) {
        faults.push(`${file} is missing. Copy messages/${SOURCE_LANGUAGE}/rules/${name}.json and translate it.`)
        continue
      }
      for (const key of Object.keys(english.sections)) {
        if (chapter.sections[key] === undefined) faults.push(`${file}: ${key} is missing. Translate it from English.`)
      }
      for (const key of Object.keys(chapter.sections)) {
        if (english.sections[key] === undefined) {
          faults.push(`${file}: ${key} is not in English. Remove it, or add it there too.`)
        }
      }
    }
    for (const name of rules.get(id)?.keys() ?? []) {
      if (!rules.get(SOURCE_LANGUAGE)?.has(name)) {
        faults.push(`messages/${id}/rules/${name}.json has no counterpart in messages/${SOURCE_LANGUAGE}.`)
      }
    }
  }
  if (faults.length > 0) throw new BadMessages(faults.join('\n'))
  return rules
}

function chaptersOf(
  messages: string,
  language: string,
  spacedPunctuation: boolean,
  faults: string[],
): ReadonlyMap<string, Chapter> {
  const home = join(messages, language, 'rules')
  const names = existsSync(home) ? readdirSync(home).toSorted() : []
  return new Map(names.map(name => [name.slice(0, -'.json'.length), chapter(name)]))

  function chapter(name: string): Chapter {
    const file = `messages/${language}/rules/${name}`
    const spaced = (words: unknown): string => {
      if (typeof words !== 'string') faults.push(`${file}: titles and lines must be texts.`)
      else if (HAND_TYPED.test(words)) faults.push(`${file}: type ordinary spaces in “${words}”.`)
      return withNoBreakSpaces(String(words), spacedPunctuation)
    }
    const { title, sections = {} } = JSON.parse(readFileSync(join(home, name), 'utf8')) as Partial<Chapter>
    const texts = Object.entries(sections).map(([key, lines]) => {
      if (lines.length === 0) faults.push(`${file}: ${key} needs a title.`)
      return [key, lines.map(spaced)] as const
    })
    return { title: spaced(title), sections: Object.fromEntries(texts) }
  }
}
