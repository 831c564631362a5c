// German for those who play by ear or by keys.
import { plural } from './figures.ts'
import type { Catalogue } from './index.ts'

export const deReading: Catalogue['reading'] = {
  open: 'Stellung vorlesen',
  title: 'Die Stellung in Worten',
  close: 'Schließen',
  parts: {
    now: 'Was ich tun darf',
    company: 'Meine Firma',
    market: 'Der Markt',
    forecast: 'Die Vorschau',
    rivals: 'Die anderen',
    news: 'Was geschah',
  },
  all: 'Alles',
  choices: (label, choices) => `${label}: ${choices.join(', ')}`,
  ways: count => `${plural(count, 'Möglichkeit', 'Möglichkeiten')}.`,
  waiting: 'Im Augenblick wirst du nichts gefragt.',
  nobody: 'Sonst sitzt niemand an diesem Tisch.',
  noFactories: 'Noch keine Fabrik.',
  listed: (label, parts) => `${label}: ${parts.join('; ')}`,
  taken: (label, parts) => `${label}: ${parts.length === 0 ? 'keine' : parts.join(', ')}`,

  keys: {
    open: 'Tasten',
    title: 'Mit Tasten spielen',
    walking: 'Umhergehen',
    reading: 'Die Stellung vorlesen',
    deciding: 'Entscheiden',
    tab: 'von einem Teil des Tisches zum nächsten',
    arrows: 'innerhalb eines Teils; von der Frage zu ihren Möglichkeiten',
    enter: 'den Zug machen, die Möglichkeiten aufklappen',
    escape: 'schließen, was offen ist; zurück vom Rückblick',
    actions: 'zur Frage und ihren Möglichkeiten',
    digits: 'die erste bis neunte Möglichkeit',
    back: 'einen Schritt zurück',
    end: 'den Zug beenden',
    hint: 'Tipp, und mehr davon',
    list: 'diese Liste',
    on: 'Einzelne Buchstaben und Ziffern wirken am Tisch als Tasten',
  },
}
