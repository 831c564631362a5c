// The rules to read: every language has the sections of English, and their spaces are set.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readRules } from '../compiler/rules.ts'

type Chapters = Readonly<Record<string, object>>

/** The same chapters in each language, except for what `changed` puts in French. */
function messages(chapters: Chapters, changed: Chapters): string {
  const folder = mkdtempSync(join(tmpdir(), 'arkwright-rules-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const language of ['en', 'fr', 'de']) {
    const home = join(folder, language, 'rules')
    mkdirSync(home, { recursive: true })
    for (const [name, chapter] of Object.entries(language === 'fr' ? changed : chapters)) {
      writeFileSync(join(home, `${name}.json`), JSON.stringify(chapter))
    }
  }
  return folder
}

const END = { title: 'End', sections: { IV: ['The end', 'It is over: see {III.1}.'] } }

test('a line is text, not ICU, with the spaces of its language', () => {
  const french = { title: 'Fin', sections: { IV: ['La fin', 'C’est fini : voir {III.1}, 5 £.'] } }
  const rules = readRules(messages({ end: END }, { end: french }))
  expect(rules.get('en')?.get('end')).toEqual(END)
  const spaced = ['La fin', 'C’est fini\u00a0: voir {III.1}, 5\u00a0£.']
  expect(rules.get('fr')?.get('end')?.sections).toEqual({ IV: spaced })
})

test.each<[string, Chapters, string]>([
  ['a missing chapter', {}, 'messages/fr/rules/end.json is missing'],
  ['a missing section', { end: { ...END, sections: {} } }, 'messages/fr/rules/end.json: IV is missing'],
  [
    'a section English does not have',
    { end: { ...END, sections: { ...END.sections, V: ['x'] } } },
    'messages/fr/rules/end.json: V is not in English',
  ],
  ['a chapter English does not have', { end: END, start: END }, 'messages/fr/rules/start.json has no counterpart'],
  ['a section without a title', { end: { ...END, sections: { IV: [] } } }, 'end.json: IV needs a title'],
  ['a line that is no text', { end: { ...END, sections: { IV: ['x', 1] } } }, 'titles and lines must be texts'],
  ['a typed no-break space', { end: { ...END, title: 'La\u00a0fin' } }, 'type ordinary spaces'],
])('%s is refused', (_, changed, fault) => {
  expect(() => readRules(messages({ end: END }, changed))).toThrow(fault)
})
