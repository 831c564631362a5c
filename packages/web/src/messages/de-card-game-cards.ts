// German for the development cards and the solo titles of the card game: what each is called and does.
import { good } from './de-goods.ts'
import type { CardWords, TitleWords } from './named.ts'

/** All six of them. */
export const PATRON = 'Gönner'

function patron(one: number, other: number) {
  return {
    name: `${PATRON} für ${good(one)} und ${good(other)}`,
    short: PATRON,
    effect: `Liegt deine Attraktivität über der Nachfrage, verkaufst du einmal im Jahrzehnt eine Ware mehr: ${good(one)} oder ${good(other)}.`,
  }
}

export const deCards: CardWords = {
  entrepreneur: {
    name: 'Unternehmer',
    effect:
      'Gewinnt einmal im Jahrzehnt einen Gleichstand um die höchste Attraktivität. Am Ende einer Runde abgegeben, lässt er dich bestimmen, wer beginnt.',
  },
  'customs-office': {
    name: 'Zollkontor',
    effect: 'Erspart dir einmal im Jahrzehnt einen Schiffsmarker, wenn du verschiffst.',
  },
  'extra-shift': { name: 'Sonderschicht', effect: 'Gib sie in der Produktion ab und mach eine Ware mehr.' },
  workshop: { name: 'Werkstatt', effect: 'Zwei Maschinen jeder Fabrik kosten nichts.' },
  foreman: { name: 'Vorarbeiter', effect: 'Steht bei einer Fabrik: Vier ihrer Arbeiter kosten je 2 £ weniger.' },
  broker: {
    name: 'Makler',
    effect: 'Gib ihn statt einer Entwicklung ab: bis zu zwei Aktien zum halben Preis.',
  },
  'patron-clothes-food': patron(1, 0),
  'patron-cutlery-food': patron(2, 0),
  'patron-lamps-food': patron(3, 0),
  'patron-cutlery-clothes': patron(2, 1),
  'patron-lamps-clothes': patron(3, 1),
  'patron-lamps-cutlery': patron(3, 2),
  inventor: {
    name: 'Erfinder',
    effect:
      'Gib ihn bei der Aktion Fabriken ab: Bis zu zwei Fabriken steigen eine Stufe auf, gleich in welchem Jahrzehnt.',
  },
  developer: {
    name: 'Entwickler',
    effect: 'Feste Kosten 2 £ weniger. Macht einmal im Jahrzehnt eine andere benutzte Karte wieder bereit.',
  },
  contract: {
    name: 'Vertrag',
    effect: 'Mehr Einnahmen für das, was du auf einmal verschiffst: je mehr Waren, desto mehr.',
  },
  patent: { name: 'Patent', effect: 'Eine Vertriebskarte mehr.' },
  engineer: {
    name: 'Ingenieur',
    effect: 'Eine Qualitätskarte von 5 oder 6, und von jetzt an darf Qualität 6 erreichen.',
  },
  'big-storehouse': { name: 'Großes Lagerhaus', effect: 'Ein Lagerhaus mehr, für vier Waren einer Art.' },
}

export const deTitles: TitleWords = {
  magnate: { name: 'Magnat', aim: '500 Punkte oder mehr' },
  patriot: { name: 'Patriot', aim: 'in der ganzen Partie nichts verschifft' },
  'hard-worker': { name: 'Fleißiger Arbeiter', aim: 'weder Patent noch Ingenieur genommen' },
  'hero-of-the-proletariat': { name: 'Held des Proletariats', aim: 'keine Maschinen' },
  gentleman: { name: 'Gentleman oder Lady', aim: 'kein Schritt der Börse, kein Makler genutzt' },
  specialist: { name: 'Spezialist', aim: 'nur die zwei ersten Fabriken' },
  generalist: { name: 'Generalist', aim: 'vier offene Fabriken' },
  'full-employment': { name: 'Vollbeschäftigung', aim: 'vier Fabriken mit je zwei Arbeiterkarten' },
  director: { name: 'Direktor', aim: '25 bis 29 Aktien vor der Schlusswertung' },
  chairman: { name: 'Vorstandsvorsitzender', aim: '30 Aktien vor der Schlusswertung' },
  financier: { name: 'Finanzier', aim: 'Aktienkurs 25 £ bis 29 £ vor der Schlusswertung' },
  'baron-of-the-exchange': { name: 'Börsenbaron', aim: 'Aktienkurs 30 £ vor der Schlusswertung' },
  upstart: { name: 'Emporkömmling', aim: 'ohne Geld begonnen: alles für Aktien ausgegeben' },
  'nouveau-riche': { name: 'Neureicher', aim: '200 £ oder mehr am Ende, vor dem letzten Aktienkauf' },
  captain: { name: 'Kapitän', aim: 'fünf Verschiffungen oder mehr' },
}
