// German.
import { boardGame } from '@arkwright/words/de/board-game'
import { boardGameLog } from '@arkwright/words/de/board-game-log'
import { boardGameRefusals } from '@arkwright/words/de/board-game-refusals'
import { cardGame } from '@arkwright/words/de/card-game'
import { cardGameCards } from '@arkwright/words/de/card-game-cards'
import { cardGameLog } from '@arkwright/words/de/card-game-log'
import { cardGameRefusals } from '@arkwright/words/de/card-game-refusals'
import { common } from '@arkwright/words/de/common'
import { lessons } from '@arkwright/words/de/lessons'
import { waterFrame } from '@arkwright/words/de/water-frame'
import { deLibrary } from './de-library.ts'
import { deOnline } from './de-online.ts'
import { deReading } from './de-reading.ts'
import { deReplay } from './de-replay.ts'
import { money, plural } from './figures.ts'
import type { Catalogue } from './index.ts'

export const de: Catalogue = {
  language: 'Sprache',
  name: 'Arkwright',
  tagline: 'Fabriken, Märkte und Maschinen ab 1770',
  skip: 'Weiter zu den Aktionen',
  nav: { home: 'Startseite' },
  theme: { label: 'Farben', system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  pace: { label: 'Tempo der Bots', calm: 'Gemächlich', brisk: 'Zügig', instant: 'Sofort' },
  sound: { label: 'Töne', on: 'An', off: 'Aus' },
  notFound: 'Unter dieser Adresse gibt es nichts.',
  loading: 'Der Tisch wird gedeckt …',

  home: {
    title: 'Bau Fabriken, die die Welt verändern',
    intro:
      'Ein Spiel über die industrielle Revolution von Stefan Risthaus. Wer Arbeiter einstellt, gewinnt Kunden; wer sie durch Maschinen ersetzt, lässt den Markt schrumpfen. Setz deine Preise, gewinn die Käufer, treib den Kurs deiner Aktien.',
    playNow: 'Gleich spielen',
    playNowDetail: 'Spinning Jenny gegen drei Bots, mit der empfohlenen Startaufstellung',
    newTable: 'Tisch aufbauen',
    newTableDetail: 'Zwei bis vier Spieler, Menschen an diesem Bildschirm oder Bots',
    games: 'Meine Partien',
    noGames: 'Noch nichts da. Deine Partien bleiben in diesem Browser und überstehen ein Neuladen nach jedem Klick.',
    remove: 'Löschen',
    removeSure: 'Endgültig löschen?',
    keep: 'Behalten',
    export: 'Als Datei sichern',
    import: 'Spieldatei öffnen',
    importDetail: 'Irgendwo auf diese Seite ziehen oder auswählen',
    importSeats: 'Wer spielt von hier an weiter?',
    importOpen: 'Den Tisch öffnen',
    importLeave: 'Lassen',
    turnOf: name => `${name} ist am Zug`,
    over: 'beendet',
    notStarted: 'noch nicht begonnen',
    offline: 'Läuft nach dem Laden auch ohne Verbindung. Kein Konto, nichts verlässt diesen Browser.',
    pillars: [
      {
        title: 'Alles wird für dich gerechnet',
        body: 'Wer wie viel verkauft, was es bringt, was die Löhne kosten: Die Vorschau zeigt es, bevor du dich entscheidest.',
      },
      {
        title: 'Nichts gilt, bevor du es sagst',
        body: 'Stell einen Zug Schritt für Schritt zusammen, nimm zurück, was du willst, und beende ihn, wenn er stimmt.',
      },
      {
        title: 'Was verboten ist, sagt warum',
        body: 'Jede Ablehnung nennt ihre Regel und ihre Zahlen. Kein Regelheft auf den Knien.',
      },
    ],
  },

  newTable: {
    title: 'Tisch aufbauen',
    game: 'Spiel',
    players: 'Spieler',
    seats: 'Plätze',
    kinds: { me: 'Ich', person: 'Jemand an diesem Bildschirm', bot: 'Bot' },
    kindOf: colour => `Wer spielt ${colour}`,
    nameOf: colour => `Name von ${colour}`,
    strengthOf: colour => `Stärke von ${colour}`,
    strengths: { random: 'Sorglos', easy: 'Leicht', medium: 'Mittel', hard: 'Schwer', expert: 'Experte' },
    start: 'Partie beginnen',
    noPerson: 'An diesem Bildschirm sitzt niemand: Du schaust den Bots zu.',
  },

  games: {
    'spinning-jenny': {
      name: 'Spinning Jenny',
      detail: 'Drei Jahrzehnte, zwölf Durchgänge. Das kürzere Spiel und der Einstieg.',
      facts: '2–4 Spieler · 60–90 Minuten',
    },
    'water-frame': {
      name: 'Water Frame',
      detail: 'Fünf Jahrzehnte mit Schiffen, Lagern, Kontrakten, Plättchen und Ereignissen. Das ganze Spiel.',
      facts: '2–4 Spieler · 2–4 Stunden',
    },
    'card-game': {
      name: 'Arkwright: Das Kartenspiel',
      detail:
        'Zwölf Runden mit Karten als Fabriken: dieselbe Wirtschaft auf kleinerem Tisch, auch allein gegen zwei Gegner.',
      facts: '1–4 Spieler · 60–100 Minuten',
    },
  },

  table: {
    yourTurn: name => `Du bist am Zug, ${name}`,
    passScreen: name => `Gib den Bildschirm an ${name}`,
    turnOf: name => `${name} denkt nach`,
    over: 'Die Partie ist zu Ende',
    seeResult: 'Zum Ergebnis',
    looking: (at, all) => `Rückblick: nach Zug ${at} von ${all}`,
    earlier: 'Früher',
    later: 'Später',
    backToNow: 'Zurück zur Gegenwart',
    complete: 'Dein Zug ist fertig. Beende ihn oder nimm etwas zurück.',
    stepBack: 'Schritt zurück',
    endTurn: 'Zug beenden',
    draft: 'Dieser Zug bisher',
    actions: 'Aktionen',
    moreActions: 'Möglichkeiten',
    whyNot: 'Was jetzt nicht geht, und warum',
    rule: rule => {
      const named = rule.replace('ruling', 'Entscheidung').replace('card', 'Karte')
      return named.startsWith('Entscheidung') ? named : `Regel ${named}`
    },
    warning: ({ shares, loans, spaces }) =>
      [
        'Nicht genug Bargeld:',
        [
          shares > 0 && `Aktiennotverkauf von ${plural(shares, 'Aktie', 'Aktien')}`,
          loans > 0 && `${plural(loans, 'Kredit', 'Kredite')}, rückzahlbar mit je ${money(13)}`,
          spaces > 0 && `Aktienkurs ${plural(spaces, 'Feld', 'Felder')} zurück`,
        ]
          .filter(part => part !== false)
          .join(', '),
      ].join(' '),
    trouble: reason => `Ein Bot konnte nicht ziehen: ${reason}`,
    parts: 'Teile des Tisches',
    sections: {
      board: 'Spielplan',
      company: 'Firma',
      rivals: 'Gegner',
      forecast: 'Vorschau',
      log: 'Verlauf',
      harbour: 'Hafen',
      tiles: 'Plättchen',
    },
    menu: 'Menü',
    readRule: 'Die Regel lesen',
    mishap: 'Dieser Teil des Tisches ließ sich nicht zeichnen',
    mishapDetail:
      'Der Fehler liegt bei uns; deine Partie ist gesichert. Sichere sie in der Liste der Partien als Datei, um ihn zu melden.',
    mishapAgain: 'Noch einmal versuchen',
    zoom: 'Größe des Spielplans',
    smaller: 'Kleiner',
    larger: 'Größer',
    scale: percent => `${percent} %`,
  },

  hint: {
    ask: 'Tipp',
    more: 'Mehr',
    none: 'Dieses Spiel hat noch kein Bot gut genug gelernt, um Tipps zu geben.',
    thinking: 'Dein Zug wird überdacht …',
    gist: what => `Denk an: ${what}`,
    turn: 'Ein Zug, der sich lohnen könnte',
    why: 'In Zahlen',
    better: by =>
      by < 1
        ? 'der nächstbeste Zug ist fast gleich gut'
        : `${money(by)} mehr als der nächstbeste Zug, nach der Rechnung des Bots für die ganze Partie`,
    only: 'Der einzige Zug, den der Bot erwogen hat',
  },

  log: {
    title: 'Verlauf',
    since: 'Seit deinem letzten Zug',
    sinceNothing: 'Noch nichts.',
    all: 'Die ganze Partie',
    showAt: 'Die Stellung danach ansehen',
    readRule: name => `Die Regel lesen: ${name}`,
    readAbout: name => `Über ${name}`,
  },

  result: {
    title: 'Die Abrechnung',
    winner: name => `${name} hat das größte Vermögen geschaffen`,
    nobody: 'Alle Firmen schulden der Bank noch Geld: Niemand bekommt einen Platz',
    winners: names => `${names} teilen sich das größte Vermögen`,
    place: 'Platz',
    unranked: 'ohne Platz: Kredite nicht zurückgezahlt',
    company: 'Firma',
    value: 'Aktienpaket',
    how: (shares, value) => `${plural(shares, 'Aktie', 'Aktien')} zu ${money(value)}`,
    cash: 'Bargeld',
    again: 'Noch einmal',
    home: 'Startseite',
    export: 'Als Datei sichern',
    board: 'Den Spielplan ansehen',
    charts: 'Über die Partie',
  },

  figures: { money },
  seats: {
    colours: ['Blau', 'Rot', 'Grün', 'Gelb'],
    letters: ['B', 'R', 'Gr', 'Ge'],
  },
  files: {
    wrongMove: (number, move, reason) => `Zug ${number} (${move}) ist nicht erlaubt: ${reason}`,
    cutOff: 'Diese Datei ist nicht vollständig: Vielleicht wurde sie abgeschnitten.',
    notOurs: 'Das ist keine Partiedatei von Arkwright.',
    newer: 'Diese Partie wurde mit einer neueren Fassung gespielt: Bring diese Seite auf den neuesten Stand.',
    unknownGame: 'Diese Seite kennt das Spiel in dieser Datei nicht.',
    damaged: 'Diese Datei wurde verändert oder beschädigt: Was darin steht, passt nicht zusammen.',
    noSeed: 'Diese Partie wird noch anderswo gespielt: Ihre Datei enthält keinen Startwert.',
    unreadable: 'Diese Datei lässt sich nicht als Partie lesen.',
  },
  common,
  boardGame,
  boardGameLog,
  boardGameRefusals,
  waterFrame,
  cardGame,
  cardGameCards,
  cardGameLog,
  cardGameRefusals,
  library: deLibrary,
  lessons,
  replay: deReplay,
  online: deOnline,
  reading: deReading,
}
