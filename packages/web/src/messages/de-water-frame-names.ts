// German names and effects of Water Frame's tiles and events.
import { good } from './de-goods.ts'
import type { EventWords, TileWords } from './named.ts'

export const TILES: TileWords = {
  charisma: {
    name: 'Charisma',
    effect:
      'Gewinnt Gleichstände um die höchste Attraktivität und die meisten Verkäufe. Gib es ab, um den Startspieler zu bestimmen.',
  },
  administrator: {
    name: 'Verwalter',
    effect: 'Keine 2 £ für die Wiederholung eines Markers; geschlossene Felder stehen dir offen.',
  },
  accountant: {
    name: 'Buchhalter',
    effect: 'Zahl bis zu 2 £ mehr oder weniger, als das Feld sagt; was du zahlst, zählt.',
  },
  developer: {
    name: 'Entwickler',
    effect: 'Gib ihn bei einer Fabrikaktion ab: 5 £ Nachlass für jede Fabrik, die auf Stand gebracht wird.',
  },
  inventor: {
    name: 'Erfinder',
    effect:
      'Eine Stufe über die aktuelle hinaus. Nach jedem Mal 5 £, 10 £, 15 £, 20 £ für das nächste zahlen oder abgeben.',
  },
  workshop: {
    name: 'Werkstatt',
    effect:
      'Bei einer Fabrik: Maschinen zählen 3 £ mehr als gezahlt; alle ihre Maschinen zusammen kosten höchstens 1 £.',
  },
  school: {
    name: 'Schule',
    effect:
      'Ersetzte Arbeiter dürfen auf freie Plätze wechseln; im Verkauf darfst du deine letzte besetzte Reihe abschalten, auch die erste.',
  },
  foreman: { name: 'Vorarbeiter', effect: 'Bei einer Fabrik: Bis zu vier Arbeiter kosten 2 £ weniger, nie unter 1 £.' },
  'engineering works': { name: 'Maschinenfabrik', effect: '1 £ für jede Maschine, die ein anderer Spieler kauft.' },
  engineer: { name: 'Ingenieur', effect: 'Qualität bis +6 und jede Summe für Qualität, was das Feld auch sagt.' },
  patent: {
    name: 'Patent',
    effect: 'Vertrieb zählt 2 £ mehr, über die Grenze des Markers hinaus. Gib es für zwei freie Schritte ab.',
  },
  broker: {
    name: 'Makler',
    effect:
      'Handle in jeder Ereignisphase. Gib ihn statt eines Sondermarkers ab: eine oder zwei Aktien zum halben Preis.',
  },
  'agent in the colonies': {
    name: 'Agent in den Kolonien',
    effect: 'Eine Ware mehr oder weniger, als ein Kontrakt einer Verschiffung sagt.',
  },
  office: { name: 'Kontor', effect: '5 £ mehr für jede Verschiffung.' },
  'extra shifts': {
    name: 'Sonderschicht',
    effect: 'Gib sie ab für eine Ware mehr aus einer Produktion, im Verkauf oder danach.',
  },
  'small warehouse': { name: 'Kleines Lager', effect: 'Insgesamt fünf Waren auf deinen Preisskalen, ohne Arbeiter.' },
  'patron of food': patron(0),
  'patron of clothes': patron(1),
  'patron of cutlery': patron(2),
  'patron of lamps': patron(3),
}

function patron(g: number) {
  return {
    name: `Gönner für ${good(g)}`,
    effect: `Kauft nach jedem Verkauf von ${good(g)} eine Ware zu deinem Preis.`,
  }
}

export const EVENTS: EventWords = {
  'end of game': {
    name: 'Spielende',
    effect:
      'Eine letzte Börse für alle: gelagerte Waren verkaufen, Aktien verkaufen, Kredite zurückzahlen, Aktien kaufen. Dann Strafen und die Abrechnung.',
  },
  bureaucracy: {
    name: 'Bürokratie',
    effect: 'Von jetzt an darf niemand mehr das Feld für 2 £ der Verwaltungstafel nutzen, außer mit dem Verwalter.',
  },
  lobby: { name: 'Lobby', effect: 'Jeder Importeur geht ein Feld zurück.' },
  'war on the continent': {
    name: 'Krieg auf dem Kontinent',
    effect: 'Je Spieler scheiden zwei entlassene Arbeiter aus dem Spiel aus, soweit es welche gibt.',
  },
  'world exhibition': {
    name: 'Weltausstellung',
    effect: 'Für jede Ware rückt der eine Spieler mit der höchsten Qualität ein Feld vor.',
  },
  'navigation acts': { name: 'Navigationsakte', effect: 'Jeder rückt für jedes eigene Schiff ein Feld vor.' },
  'opium war': { name: 'Opiumkrieg', effect: 'Jeder geht für jedes eigene Schiff ein Feld zurück.' },
  'economic crisis': {
    name: 'Wirtschaftskrise',
    effect: 'Je Spieler gehen zwei entlassene Arbeiter auf den Arbeitsmarkt zurück, soweit es welche gibt.',
  },
  'hamburg credit crisis': {
    name: 'Hamburger Kreditkrise',
    effect: 'Jeder geht ein Feld zurück und für jeden Kredit noch eines.',
  },
  'machine breakers': {
    name: 'Maschinenstürmer',
    effect:
      'Bei jedem verliert die Fabrik mit den meisten Maschinen eine; ein Arbeiter tritt an ihre Stelle, wenn einer eingestellt werden kann.',
  },
  'poor harvest': { name: 'Missernte', effect: 'Der Importeur für Nahrung rückt zwei Felder vor.' },
  'canal boom': { name: 'Kanalfieber', effect: 'Jeder darf den Vertrieb einer Fabrik um eins heben.' },
  'steam engine': { name: 'Dampfmaschine', effect: 'Jeder darf eine Maschine für 3 £ kaufen.' },
  'industrial spies': { name: 'Werkspione', effect: 'Jeder Importeur rückt ein Feld vor.' },
  'warehouse fire': {
    name: 'Lagerbrand',
    effect: 'Jeder verliert die Hälfte der gelagerten Waren jeder Art, abgerundet.',
  },
  'income tax': { name: 'Einkommensteuer', effect: 'Jeder zahlt 1 £ für je volle 10 £ Bargeld.' },
  'share fever': { name: 'Aktienfieber', effect: 'Jeder darf eine Aktie zum halben Preis kaufen, aufgerundet.' },
}

export function tile(name: string): string {
  return TILES[name]?.name ?? name
}

/** Tiles that are kept when used. */
export const USES: Record<string, string> = {
  patent: 'Patent nutzen: 2 £ mehr für Vertrieb',
  school: 'Die letzte besetzte Reihe abschalten',
  'patron of food': 'Eine Nahrung an den Gönner verkaufen',
  'patron of clothes': 'Eine Kleidung an den Gönner verkaufen',
  'patron of cutlery': 'Ein Besteck an den Gönner verkaufen',
  'patron of lamps': 'Eine Lampe an den Gönner verkaufen',
}

/** Tiles that are given back for their effect. */
export const RETURNS: Record<string, string> = {
  charisma: 'Charisma abgeben und den Startspieler bestimmen',
  developer: 'Entwickler abgeben: 5 £ Nachlass für jede Fabrik',
  'extra shifts': 'Sonderschicht für eine Ware mehr abgeben',
  patent: 'Patent für zwei freie Schritte abgeben',
  broker: 'Makler für Aktien zum halben Preis abgeben',
}
