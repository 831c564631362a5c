// German for what only Water Frame has: tiles, events, harbour, warehouse, contracts, timetable of five decades.
import { factory, good, some } from './de-goods.ts'
import { EVENTS, RETURNS, TILES, tile, USES } from './de-water-frame-names.ts'
import { money, plural } from './figures.ts'
import type { Catalogue } from './index.ts'

const LEVELS = ['', 'I', 'II', 'III', 'IV']
const PIERS = ['ersten', 'zweiten']

/** A column of the large warehouse by its good; beyond the goods a row. */
function place(index: number): string {
  return good(index) === '' ? 'einer Reihe' : `der Spalte für ${good(index)}`
}

const crew = (count: number) => (count === 0 ? 'keine Mannschaft' : `Mannschaft ${count}`)
const workers = (count: number) => plural(count, 'Arbeiter', 'Arbeiter')
const shares = (count: number) => plural(count, 'Aktie', 'Aktien')
const spaces = (count: number) => plural(count, 'Feld', 'Felder')
const rows = (count: number) => plural(count, 'Reihe', 'Reihen')

type Words = Catalogue['waterFrame']

export const deWaterFrame: Words = {
  tiles: TILES,
  events: EVENTS,

  options: {
    edition: {
      name: 'Ausgabe',
      values: {
        2016: { name: '2016', detail: 'Die spätere Auflage, mit mehr Plättchen und klarerem Wortlaut.' },
        2014: {
          name: '2014',
          detail: 'Die erste Auflage: weniger Plättchen; Schließen und Bauen sind das ganze Jahrzehnt lang beschränkt.',
        },
      },
    },
    setup: {
      name: 'Startaufstellung',
      values: {
        predetermined: {
          name: 'Empfohlen',
          detail: 'Fabriken, Preise, Geld, Plättchen und Ereignisse wie gedruckt. Am besten für die erste Partie.',
        },
        'predetermined-shuffled': {
          name: 'Empfohlen, Ereignisse gemischt',
          detail: 'Dasselbe, aber niemand weiß, welches von drei Ereignissen wann kommt.',
        },
        free: {
          name: 'Frei',
          detail: 'Marker, Plättchen und Ereignisse werden gezogen; alle gründen zwei Fabriken.',
        },
      },
    },
    patrons: {
      name: 'Gönner',
      values: {
        true: {
          name: 'Alle vier Gönner liegen aus',
          detail: 'Für erste Partien empfohlen: Sie kaufen, wenn die Kunden es nicht tun.',
        },
        false: { name: 'Wie gezogen', detail: 'Gönner gibt es nur, wenn sie unter den Plättchen gezogen werden.' },
      },
    },
    houseEvents: {
      name: 'Ereignisse',
      values: {
        false: { name: 'Wie gedruckt', detail: 'Nur die Ereignisse, die die Regelhefte nennen.' },
        true: {
          name: 'Mit unseren',
          detail: 'Acht eigene Ereignisse werden eingemischt; sie sind als unsere vermerkt.',
        },
      },
    },
  },

  moves: {
    use: name => USES[name] ?? `${tile(name)} nutzen`,
    return: name => RETURNS[name] ?? `${tile(name)} abgeben`,
    giveBack: name => `${tile(name)} abgeben`,
    takeTile: name => `${tile(name)} nehmen`,
    tileGroup: 'Plättchen nehmen',
    keep: (name, cost) => `${tile(name)} für ${money(cost)} behalten`,
    assign: (name, g) => `${tile(name)} bei der ${factory(g)}`,
    assignGroup: name => `${tile(name)} versetzen`,
    takeShip: (capacity, count) => `Schiff der Größe ${capacity} nehmen, ${crew(count)}`,
    shipGroup: 'Schiff nehmen',
    returnShip: (pier, capacity) => `Das Schiff der Größe ${capacity} am ${PIERS[pier]} Pier aufgeben`,
    replaceShip: (pier, capacity) => `Das Schiff der Größe ${capacity} am ${PIERS[pier]} Pier ersetzen`,
    hireColumn: g => `Für die Lagerspalte ${good(g)} einstellen`,
    hireRow: 'Für eine Lagerreihe einstellen',
    move: (from, to) => `Arbeiter von ${place(from)} zu ${place(to)} versetzen`,
    moveGroup: from => `Von ${place(from)} versetzen`,
    moveTo: to => `zu ${place(to)}`,
    dismissColumn: g => `Den Arbeiter der Lagerspalte ${good(g)} gehen lassen`,
    dismissRow: 'Einen Arbeiter einer Lagerreihe gehen lassen',
    contract: (g, count) => `Kontrakt über ${some(count, g)}`,
    contractGroup: g => `Kontrakt für ${good(g)}`,
    sailing: capacity => `Schiff der Größe ${capacity}`,
    ship: (g, count, income) => `${some(count, g)} für ${money(income)} verschiffen`,
    produce: (g, count) => `${good(g)} mit ${plural(count, 'Reihe', 'Reihen')} produzieren`,
    produceGroup: g => `${good(g)} produzieren`,
    rows,
    pay: amount => `${money(amount)} zahlen`,
  },

  harbour: {
    title: 'Hafen und Lager',
    piers: 'Piers',
    emptyPier: pier => `Am ${PIERS[pier]} Pier: frei`,
    pier: (pier, capacity, count) => `Am ${PIERS[pier]} Pier: ein Schiff der Größe ${capacity}, ${crew(count)}`,
    free: 'frei',
    crew,
    capacity: capacity => `Größe ${capacity}`,
    contracts: 'Kontrakte',
    contractsSub: 'die Ostindien-Kompanie zahlt für jede Ware die Baukosten',
    contractSpace: (g, count) => `Kontrakt über ${some(count, g)}`,
    contractHere: (g, count) => `Laufender Kontrakt über ${some(count, g)}`,
    pays: each => `je ${money(each)}`,
    paysNothing: 'keine Fabrik',
    warehouse: 'Großes Lager',
    warehouseSub: 'ein Arbeiter öffnet eine Spalte, oder einen Platz jeder Ware in einer Reihe',
    column: (g, staffed) => `Spalte für ${good(g)}: ${staffed ? 'ein Arbeiter' : 'niemand'}`,
    row: (row, staffed) => `Reihe ${row + 1} des Lagers: ${staffed ? 'ein Arbeiter' : 'niemand'}`,
    space: (g, state) =>
      state === 'full'
        ? `${good(g)} gelagert`
        : state === 'open'
          ? `Platz für ${good(g)}`
          : `kein Platz für ${good(g)}`,
    wages: (count, cost) =>
      count === 0
        ? 'In Hafen und Lager ist niemand zu bezahlen'
        : `${workers(count)} in Hafen und Lager: ${money(cost)} am Ende des Jahrzehnts`,
    cannotPay: missing => `${money(missing)} mehr, als bar da ist: Es droht ein Aktiennotverkauf`,
    twoPlayers: 'Zu zweit endet die Leiste bei 4, und alle Schiffe tragen 2.',
    glance: (ships, contracts) =>
      [ships !== '' && `Schiffe ${ships}`, contracts !== '' && `Kontrakte ${contracts}`]
        .filter(part => part !== false)
        .join(' · '),
    contractsOf: (g, count) => some(count, g),
  },

  tileCards: {
    mine: 'Entwicklungsplättchen',
    mineSub: (count, most) => `${count} von ${most}`,
    none: 'noch keines: nimm eines als Sondermarker',
    nothing: 'Keine.',
    supply: 'Entwicklungsplättchen',
    supplySub: 'ein Sondermarker je Zug, nach Arbeiter, Maschinen, Schiff oder Börse',
    at: g => `bei ${good(g)}`,
    used: uses => `${uses}-mal genutzt`,
    label: (name, effect, note) => [name, note, effect].filter(part => part !== '').join('. '),
  },

  board: {
    timetable: 'Zeittafel und Ereignisse',
    level: level => `Stufe ${LEVELS[level]}`,
    obsolete: level => `${LEVELS[level]} veraltet`,
    faceDown: 'ein Ereignis liegt verdeckt',
    coming: 'liegt bereit',
    ours: 'von uns',
    economy: 'Konjunkturmarker',
    economySub: 'Schritt des Importeurs und Arbeiter zurück',
    economySeen: (importer, count, seen) =>
      `Importeur ${importer} vor, ${workers(count)} zurück: ${seen ? 'aufgedeckt' : 'kommt noch'}`,
    economyMarker: (importer, count) => `${importer}·${count}`,
    ship: (capacity, left) => `Schiff der Größe ${capacity}, noch ${left}`,
    closed: cost => `Das Feld für ${money(cost)} ist geschlossen`,
    late: 'späte Einstellung',
    lateDetail:
      'Markiert, weil im letzten Jahrzehnt spät eingestellt wurde: Sie muss mit einer Produktionsaktion produzieren, sonst kostet sie am Ende Aktien und Kurs.',
    rowOf: (g, row, output) => `Reihe ${row + 1}, macht ${output}: ${good(g)} bis hierher produzieren`,
    outOfGame: count => `${workers(count)} aus dem Spiel`,
  },

  forecast: {
    shipped: count => `verschifft ${count}`,
    stored: count => `lagert ${count}`,
    harbour: 'Mannschaften und Lagerarbeiter, fällig am Ende des Jahrzehnts:',
    wagesOf: (name, cost) => `${name} ${money(cost)}`,
    contractRises: to => `Kontrakt steigt auf ${to}`,
  },

  account: {
    shipments: 'Verschiffungen',
    harbour: 'Löhne im Hafen',
    penalties: 'Strafen am Ende',
    penaltyLine: (name, parts) => `${name}: ${parts.join('; ')}`,
    noPenalty: 'Niemand: kein offener Kontrakt, keine späte Einstellung.',
    late: count => `späte Einstellung, ${spaces(count)} zurück`,
    lateShares: count => `${shares(count)} wegen später Einstellung abgegeben`,
    open: count => `offene Kontrakte, ${spaces(count)} zurück`,
  },
}
