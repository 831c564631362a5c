// Reads messages/LANGUAGE/AREA.json and holds every language to English: the same keys, the same placeholders.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, SOURCE_LANGUAGE } from '../src/languages.ts'
import { BadMessages } from './faults.ts'
import { type Argument, BadMessage, type Message, type Reader, readMessage } from './message.ts'
import { HAND_TYPED, withNoBreakSpaces } from './spaces.ts'

export type Tree<T> = T | readonly Tree<T>[] | { readonly [key: string]: Tree<T> }

export interface NounTable {
  readonly forms: readonly string[]
  /** By name: the forms in their order. */
  readonly rows: ReadonlyMap<string, readonly string[]>
}

export interface LanguageWords {
  readonly id: string
  readonly nouns: ReadonlyMap<string, NounTable>
  readonly areas: ReadonlyMap<string, Tree<Message>>
}

const NOUNS = 'nouns'

export function readCatalogue(folder: string): LanguageWords[] {
  const faults: string[] = []
  const sources = new Map(LANGUAGES.map(({ id }) => [id, filesOf(folder, id)]))
  const areas = [...(sources.get(SOURCE_LANGUAGE)?.keys() ?? [])].filter(area => area !== NOUNS)
  const languages = LANGUAGES.map(({ id, locale, spacedPunctuation }): LanguageWords => {
    const files = sources.get(id) ?? new Map<string, unknown>()
    const nouns = nounTables(files.get(NOUNS) ?? {}, `messages/${id}/${NOUNS}.json`)
    const reader: Reader = {
      pluralCategories: new Intl.PluralRules(locale).resolvedOptions().pluralCategories,
      forms: new Map([...nouns].map(([kind, { forms }]) => [kind, forms])),
      text: words => withNoBreakSpaces(words, spacedPunctuation),
    }
    for (const area of files.keys()) {
      if (area !== NOUNS && !areas.includes(area)) {
        faults.push(`messages/${id}/${area}.json has no counterpart in messages/${SOURCE_LANGUAGE}.`)
      }
    }
    return { id, nouns, areas: new Map(areas.map(area => [area, parsed(files, area, id, reader)])) }
  })
  const english = languages.find(({ id }) => id === SOURCE_LANGUAGE)
  for (const language of languages) if (english !== undefined && language !== english) compare(english, language)
  if (faults.length > 0) throw new BadMessages(faults.join('\n'))
  return languages

  function parsed(files: ReadonlyMap<string, unknown>, area: string, id: string, reader: Reader): Tree<Message> {
    const file = `messages/${id}/${area}.json`
    const tree = files.get(area)
    if (tree === undefined) {
      faults.push(`${file} is missing. Copy messages/${SOURCE_LANGUAGE}/${area}.json and translate it.`)
      return {}
    }
    return mapTree(tree, [], (words, path) => {
      try {
        if (typeof words !== 'string') throw new BadMessage('a message must be a text')
        return readMessage(withQuotes(words, files), reader)
      } catch (error) {
        if (!(error instanceof BadMessage)) throw error
        faults.push(`${file}: ${path.join('.')}: ${error.message}.`)
        return { pieces: [], args: new Map<string, Argument>() }
      }
    })
  }

  function nounTables(tree: unknown, file: string): Map<string, NounTable> {
    return new Map(
      Object.entries(tree as Record<string, Record<string, Record<string, string>>>).map(([kind, entries]) => {
        const forms = Object.keys(Object.values(entries)[0] ?? {})
        const rows = Object.entries(entries).map(([name, row]): [string, string[]] => {
          if (Object.keys(row).join() !== forms.join()) {
            faults.push(`${file}: ${kind}.${name} must have the forms ${forms.join(', ')}, in this order.`)
          }
          const typed = Object.values(row).find(word => HAND_TYPED.test(word))
          if (typed !== undefined) faults.push(`${file}: ${kind}.${name}: type an ordinary space in “${typed}”.`)
          return [name, Object.values(row)]
        })
        return [kind, { forms, rows: new Map(rows) }]
      }),
    )
  }

  function compare(source: LanguageWords, language: LanguageWords): void {
    for (const [area, tree] of source.areas) {
      const file = `messages/${language.id}/${area}.json`
      const wanted = leavesOf(tree)
      const given = leavesOf(language.areas.get(area) ?? {})
      for (const [key, message] of wanted) {
        const other = given.get(key)
        if (other === undefined) faults.push(`${file}: ${key} is missing. Translate it from English.`)
        else for (const fault of argumentFaults(message, other)) faults.push(`${file}: ${key}: ${fault}`)
      }
      for (const key of given.keys()) {
        if (!wanted.has(key)) faults.push(`${file}: ${key} is not in English. Remove it, or add it there too.`)
      }
    }
  }
}

/** `[[area:key.key]]` stands for that message in the same language, so a text can quote a button by its key. */
function withQuotes(words: string, files: ReadonlyMap<string, unknown>, depth = 0): string {
  if (HAND_TYPED.test(words)) throw new BadMessage('type ordinary spaces; the compiler makes them non-breaking')
  return words.replaceAll(/\[\[([^\]:]+):([^\]]+)\]\]/g, (_, area: string, key: string) => {
    const found = key
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], files.get(area))
    if (typeof found !== 'string') throw new BadMessage(`[[${area}:${key}]] quotes a message that does not exist`)
    if (depth > 3) throw new BadMessage(`[[${area}:${key}]] quotes itself`)
    return withQuotes(found, files, depth + 1)
  })
}

function argumentFaults(english: Message, other: Message): string[] {
  const faults: string[] = []
  for (const [name, argument] of english.args) {
    const given = other.args.get(name)
    if (given === undefined) {
      faults.push(`{${name}} is missing; if it is not needed, write {${name}, ${unneeded(argument)}, other {}}.`)
    } else if (!sameType(argument, given)) {
      faults.push(`{${name}} is ${told(given)} here, but ${told(argument)} in English.`)
    }
  }
  for (const name of other.args.keys()) {
    if (!english.args.has(name)) faults.push(`{${name}} does not exist in English.`)
  }
  return faults
}

function unneeded({ type }: Argument): string {
  return type === 'number' ? 'plural' : 'select'
}

function sameType(english: Argument, other: Argument): boolean {
  if (english.type === 'select' && other.type === 'select') {
    return other.words.every(word => english.words.includes(word))
  }
  if (english.type === 'noun' && other.type === 'noun') return english.of === other.of
  return english.type === other.type
}

function told(argument: Argument): string {
  return argument.type === 'select' ? `a select of ${argument.words.join(', ')}` : argument.type
}

function filesOf(folder: string, language: string): Map<string, unknown> {
  const home = join(folder, language)
  if (!existsSync(home)) return new Map()
  const names = readdirSync(home)
    .filter(name => name.endsWith('.json'))
    .toSorted()
  return new Map(names.map(name => [name.slice(0, -'.json'.length), read(join(home, name))]))
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BadMessages(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function mapTree<T>(
  tree: unknown,
  path: readonly string[],
  leaf: (value: unknown, path: readonly string[]) => T,
): Tree<T> {
  if (Array.isArray(tree)) return tree.map((one, i) => mapTree(one, [...path, String(i)], leaf))
  if (typeof tree !== 'object' || tree === null) return leaf(tree, path)
  return Object.fromEntries(Object.entries(tree).map(([key, one]) => [key, mapTree(one, [...path, key], leaf)]))
}

export function isMessage(tree: Tree<Message>): tree is Message {
  return 'args' in tree && tree.args instanceof Map
}

/** Every message by its path. */
export function leavesOf(tree: Tree<Message>, path: readonly string[] = []): Map<string, Message> {
  if (isMessage(tree)) return new Map([[path.join('.'), tree]])
  return new Map(Object.entries(tree).flatMap(([key, one]) => [...leavesOf(one, [...path, key])]))
}
