// One word for one thing: words that were once used beside the settled ones, and must not come back.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const MESSAGES = fileURLToPath(new URL('../messages', import.meta.url))

/** The word not to use, and the one to use instead. */
type Term = readonly [RegExp, string]

/** German orders in full: "Wähle", not "Wähl". Only where a sentence begins, since most of these are nouns too. */
const SHORT_ORDER =
  /(?<=^|[.!?:] |\] |^- )(?:Wähl|Verschiff|Erhöh|Heb|Bring|Frag|Mach|Stell|Leg|Setz|Zahl (?!der\b)|Kauf|Bau|Zieh|Rück|Verteil|Entlass|Schick)(?= )/

const REJECTED: Readonly<Record<string, readonly Term[]>> = {
  en: [
    [/\banew\b|\breckon|\bwhoever\b/i, 'a common word'],
    [/\b(?:this|the) house\b/i, 'server'],
    [/\bletters?\b(?! and digits| of one script)/i, 'e-mail'],
    [/\b1 (?:lamps|clothes|shares|loans)\b/, 'the counting form'],
  ],
  fr: [
    [/portefeuille/i, 'capitalisation'],
    [/\brecettes?\b/i, 'revenus'],
    [/\bsociétés?\b|\bcompagnies?\b(?! des Indes)/i, 'entreprise'],
    [/marqueurs? avancés?/i, 'marqueur d’action avancé'],
    [/ventes? d’urgence(?! d’actions| de \{)/i, 'vente d’urgence d’actions'],
    [/plateau individuel/i, 'plateau joueur'],
    [/solitaire/i, 'solo'],
    [/gaspill/i, 'perdu'],
    [/\bau pays\b|dans le pays/i, 'marché intérieur'],
    [/\bcomptoir/i, 'bureau'],
    [/\bhorloge/i, 'pendule'],
    [/\brobots?\b/i, 'bot'],
  ],
  de: [
    [/\bUnternehmen\b|\bGesellschaft\b/, 'Firma'],
    [/Grundqualität/, 'Basisqualität'],
    [/verschwend/, 'verloren'],
    [/Mannschaft/, 'Besatzung'],
    [/\bKontor/, 'Büro'],
    [/Schiffsmarker/, 'Exportmarker'],
    [/Spielbrett/, 'Spielplan'],
    [/\bim Inland\b/i, 'auf dem Inlandsmarkt'],
    [/fortgeschrittene[rn]? Marker/i, 'verbesserter Aktionsmarker'],
    [/wieder bereit/, 'reaktivieren'],
    [/\bKasse\b/, 'Bargeld'],
    [/Spielhalle/, 'Lobby'],
    [SHORT_ORDER, 'the full form'],
  ],
}

interface Said {
  readonly place: string
  readonly words: string
}

function said(content: unknown, place: string): Said[] {
  if (typeof content === 'string') return [{ place, words: content }]
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, inner]) => said(inner, `${place} ${key}`))
}

function faultsIn(language: string, messages: readonly Said[]): string[] {
  return messages.flatMap(({ place, words }) =>
    (REJECTED[language] ?? []).flatMap(([rejected, instead]) => {
      const found = rejected.exec(words)?.[0]
      return found === undefined ? [] : [`${place}: "${found}" should be ${instead}`]
    }),
  )
}

test.each(Object.keys(REJECTED))('every message uses the settled words: %s', language => {
  const files = globSync('**/*.json', { cwd: join(MESSAGES, language) })
  const messages = files.flatMap(file => said(JSON.parse(readFileSync(join(MESSAGES, language, file), 'utf8')), file))
  expect(messages.length).toBeGreaterThan(1000)
  expect(faultsIn(language, messages)).toEqual([])
})

test.each([
  ['en', 'Ask this house for a letter'],
  ['fr', 'Votre portefeuille vaut 12 £'],
  ['fr', 'une vente d’urgence s’ensuit'],
  ['de', '[ruling] Wähl eine Fabrik'],
  ['de', 'Dein Unternehmen verkauft'],
])('a rejected word is found: %s, %s', (language, words) => {
  expect(faultsIn(language, [{ place: 'here', words }])).not.toEqual([])
})

test.each([
  ['fr', 'vente d’urgence de {shares, plural, one {# action} other {# actions}}'],
  ['fr', 'La Compagnie des Indes orientales paie'],
  ['de', 'Zahl der Jahrzehnte'],
  ['de', 'Wähle eine Fabrik. Verkauf beendet'],
])('a settled word is left alone: %s, %s', (language, words) => {
  expect(faultsIn(language, [{ place: 'here', words }])).toEqual([])
})
