import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../src')

/** Only these share one namespace: colours and sizes, reset and type, controls that many screens use. */
const GLOBAL = ['tokens.css', 'base.css', 'forms.css', 'ledger.css']

/** Without comments, texts and addresses, which may hold anything. */
function plain(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)/g, '')
}

function classesOf(css: string): Set<string> {
  return new Set([...plain(css).matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name))
}

/** Words in the texts of the code, and the beginnings of names that it completes, such as `seat-${seat}`. */
function wordsOf(...files: readonly string[]) {
  const code = files.map(file => file.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, ''))
  const texts = code.flatMap(file => file.match(/`[^`]*`|'[^'\n]*'|"[^"\n]*"/g) ?? [])
  const words = new Set(texts.join(' ').match(/[a-z_][\w-]*/gi))
  const beginnings = [...code.join('\n').matchAll(/([a-z][\w-]*-)\$\{/gi)].map(([, text = '']) => text)
  return { has: (name: string) => words.has(name) || beginnings.some(text => name.startsWith(text)) }
}

function unusedIn(css: string, words: ReturnType<typeof wordsOf>): string[] {
  return [...classesOf(css)].filter(name => !words.has(name))
}

/** The rules that apply to the whole page. */
function unscopedIn(css: string): string[] {
  const found: string[] = []
  let depth = 0
  let head = ''
  for (const character of plain(css)) {
    if (character === '{' && depth++ === 0) found.push(head.trim())
    else if (character === '}') head = --depth === 0 ? '' : head
    else if (depth === 0) head += character
  }
  return found.filter(rule => !/^@(scope|keyframes)\b/.test(rule))
}

const sheets = globSync('**/*.css', { cwd: SOURCE })
const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8')

test('every class of the style sheets is used', () => {
  const words = wordsOf(...globSync('**/*.{ts,tsx}', { cwd: SOURCE }).map(read))
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.flatMap(file => unusedIn(read(file), words).map(name => `${file}: ${name}`))).toEqual([])
})

test('the style of a component stays in the component', () => {
  const own = sheets.filter(file => !file.endsWith('.module.css') && !GLOBAL.includes(basename(file)))
  expect(own.flatMap(file => unscopedIn(read(file)).map(rule => `${file}: ${rule}`))).toEqual([])
})

test('an unused class and a rule for the whole page are found', () => {
  const css =
    '/* .gone */ @scope (.mill) { .row { color: red } @media print { .old-2 { gap: 1px } } } .loose { gap: 0 }'
  const words = wordsOf(`const name = \`old-\${2}\`; const loose = 'row mill'`)
  expect(unusedIn(css, words)).toEqual(['loose'])
  expect(unscopedIn(css)).toEqual(['.loose'])
  expect(unscopedIn('@keyframes turn { 50% { opacity: 0 } }')).toEqual([])
})
