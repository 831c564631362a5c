// German for Arkwright: The Card Game.
import { deCards, deTitles } from './de-card-game-cards.ts'
import { ACTIONS, DECADES, ORDER, TRACKS } from './de-card-game-names.ts'
import { deCardGameRefusals } from './de-card-game-refusals.ts'
import { deCardGameTold } from './de-card-game-told.ts'
import { factory, GOODS, good, some } from './de-goods.ts'
import { money, plural, signed } from './figures.ts'
import type { Catalogue } from './index.ts'

/** Of a move that is not legal nobody knows what it would bring. */
function forMoney(amount: number): string {
  return amount === 0 ? '' : ` für ${money(amount)}`
}

const shares = (count: number) => plural(count, 'Aktie', 'Aktien')
const loans = (count: number) => plural(count, 'Kredit', 'Kredite')
const workerCards = (count: number) => plural(count, 'Arbeiterkarte', 'Arbeiterkarten')

export const deCardGame: Catalogue['cardGame'] = {
  title: 'Das Kartenspiel',
  Goods: [...GOODS],
  decades: DECADES,
  tracks: TRACKS,
  cards: deCards,
  titles: deTitles,
  neutral: 'Neutraler Spieler',
  opponents: ['Erster Gegner', 'Zweiter Gegner'],
  rivalLetters: { neutral: 'N', opponents: ['1', '2'] },
  preparing: 'Aufbau',
  standing: (decade, active) => `Jahrzehnt ${DECADES[decade]} · ${good(active)}`,
  roundOf: (decade, active) => `Jahrzehnt ${DECADES[decade]}, ${good(active)} ist aktiv`,

  options: {
    expert: 'Expertenmodule',
    all: { name: 'Alle', detail: 'Das Expertenspiel wie gedruckt.' },
    modules: {
      restrictions: {
        name: 'Sperren nach Jahrzehnt',
        detail: 'Spätere Schritte des Spielerplans warten auf ihr Jahrzehnt.',
      },
      'choose-start': { name: 'Eigener Anfang', detail: 'Alle wählen zwei Fabriken und eine erste Entwicklung.' },
      'random-supply': {
        name: 'Zufälliger Vorrat',
        detail: 'Die meisten Entwicklungskarten werden gezogen, mit beliebiger Seite.',
      },
      'no-ships': { name: 'Keine Schiffe', detail: 'Niemand beginnt mit Schiffen; die Börse bringt sie.' },
      'buy-shares': { name: 'Erst Aktien', detail: 'Vor der ersten Runde dürfen alle Aktien kaufen.' },
      'extra-production': {
        name: 'Sonderproduktion',
        detail: 'Eine Aktion mehr: jetzt produzieren, für das Lagerhaus.',
      },
      'early-shipping': {
        name: 'Frühes Verschiffen',
        detail: 'Eine Aktion mehr: gelagerte Waren im eigenen Zug verschiffen.',
      },
    },
    factories: 'Erste Fabriken',
    found: {
      chosen: { name: 'Gewählt', detail: 'Du wählst deine zwei ersten Fabriken.' },
      drawn: { name: 'Gelost', detail: 'Deine zwei ersten Fabriken werden gelost.' },
    },
  },

  prompts: {
    'choose factory': 'Wähl eine deiner zwei ersten Fabriken.',
    'starting development': 'Nimm deine erste Entwicklung.',
    'starting shares': 'Wie viele Aktien kaufst du vor der ersten Runde?',
    action: 'Wähl eine Aktion.',
    factories: 'Bau oder modernisiere Fabriken, so viele du willst.',
    employ: 'Leg Arbeiterkarten an deine Fabriken. Neue Arbeiter senken alle Nachfragemarker und heben die Löhne.',
    automate: 'Ersetz Arbeiter durch Maschinen: Arbeiterkarten werden gedreht.',
    quality: 'Gib Qualität dazu. Sie zählt für Preis oder Attraktivität und bleibt.',
    distribution: 'Gib Vertrieb dazu. Er zählt für Attraktivität und lässt mit jeder Produktion nach.',
    'buy shares': 'Wie viele Aktien kaufst du?',
    'take loans': 'Wie viele Kredite nimmst du auf? Jeder kostet am Ende eine Aktie.',
    'extra production': 'Welche Fabriken produzieren jetzt, und mit wie vielen Arbeiterkarten?',
    'early shipping': 'Welche gelagerten Waren lädst du?',
    price: 'Setz Preis und Attraktivität: Was das eine gewinnt, verliert das andere.',
    develop: 'Nimm eine Entwicklung: einen Schritt auf deinem Plan oder eine Karte.',
    'cheap shares': 'Wie viele Aktien kaufst du zum halben Preis?',
    'make room': 'Mehr Karten darfst du nicht besitzen. Welche gibst du zuerst ab?',
    assign: 'Bei welcher Fabrik steht dein Vorarbeiter?',
    'keep goods': 'Das alles passt nicht in deine Lagerhäuser. Was bleibt?',
    'keep quality': 'Du hast eine Qualitätskarte abgegeben. Welche Fabrik verliert sie?',
    'keep distribution': 'Du hast eine Vertriebskarte abgegeben. Welche Fabrik verliert sie?',
    sale: 'Produktion: Was du gemacht hast, wird verkauft, so weit der Markt es nimmt. Eine Karte nutzen oder aus dem Lager verkaufen?',
    ship: 'Es sind Waren übrig. Wie viele verschiffst du?',
    tie: 'Du teilst dir die höchste Attraktivität. Deine Karte nutzen?',
    'round end': 'Die Runde endet. Eine Karte abgeben und bestimmen, wer beginnt?',
    'start player': 'Du bestimmst den Startspieler.',
  },
  activeNow: (decade, active) => `Jahrzehnt ${DECADES[decade]}, ${good(active)}.`,

  done: {
    factories: 'Keine Fabriken mehr',
    employ: 'Keine Arbeiter mehr',
    automate: 'Keine Maschinen mehr',
    'extra production': 'Nichts mehr produzieren',
    'early shipping': 'Nichts mehr laden',
  },

  moves: {
    action: action => ACTIONS[action] ?? action,
    'no action': 'Keine Aktion',
    build: g => `${factory(g)} bauen`,
    upgrade: g => `${factory(g)} modernisieren`,
    advance: g => `${factory(g)} mit dem Erfinder modernisieren`,
    employ: g => `Arbeiter für ${good(g)}`,
    automate: (g, position) => `Maschinen für ${good(g)}, ${ORDER[position]} Arbeiterkarte`,
    totals: (what, raised, lost) => `${TRACKS[what]}: ${raised}${lost === '' ? '' : `; gibt auf: ${lost}`}`,
    lower: (what, g, from, to) => `${TRACKS[what]} (${good(g)}) von ${from} auf ${to} senken`,
    to: (g, total) => `${good(g)} auf ${total}`,
    lost: (g, total) => `${good(g)} herunter auf ${total}`,
    short: (more, total, lost) => `+${more} → ${total}${lost === '' ? '' : ` (${lost})`}`,
    shortSeveral: (parts, lost) => `${parts}${lost === '' ? '' : ` (${lost})`}`,
    more: (g, more) => `${good(g)} +${more}`,
    addTo: (what, g) => `${TRACKS[what]} von ${good(g)}`,
    addToSeveral: 'Mehrere Fabriken',
    buy: (count, cost) => (count === 0 ? 'Keine kaufen' : `${shares(count)}${forMoney(cost)} kaufen`),
    loans: (count, cash) => (count === 0 ? 'Keinen aufnehmen' : `${loans(count)}${forMoney(cash)} aufnehmen`),
    produce: (g, count) =>
      count === 0 ? `${good(g)} produzieren, Fabrik allein` : `${good(g)} mit ${workerCards(count)} produzieren`,
    produceGroup: g => `${good(g)} produzieren`,
    workerCards: count => (count === 0 ? 'Fabrik allein' : workerCards(count)),
    load: (g, count) => `${some(count, g)} laden`,
    loadGroup: g => `${good(g)} laden`,
    appeal: (g, price, appeal) => `${good(g)} zu ${money(price)}, Attraktivität ${appeal}`,
    appealShort: (price, appeal) => `${money(price)} · Attraktivität ${appeal}`,
    develop: (track, from, to) => `${TRACKS[track]}: ${from} → ${to}`,
    take: card => `${card} nehmen`,
    takeGroup: 'Eine Karte nehmen',
    pick: (card, place) => `${card} von Platz ${place + 1} nehmen`,
    'no development': 'Keine Entwicklung',
    discard: card => `${card} abgeben`,
    assign: g => `Vorarbeiter zur ${factory(g)}`,
    use: card => `${card} nutzen`,
    reactivate: card => `${card} wieder bereit machen`,
    decline: 'Lassen',
    sell: (count, g, income) => (count === 0 ? 'Nichts verkaufen' : `${some(count, g)}${forMoney(income)} verkaufen`),
    ship: (count, g, income) =>
      count === 0 ? 'Nichts verschiffen' : `${some(count, g)}${forMoney(income)} verschiffen`,
    store: kept => (kept === '' ? 'Nichts behalten' : `${kept} behalten`),
    some,
    startPlayer: name => `${name} beginnt`,
    choose: g => `Mit einer ${factory(g)} beginnen`,
  },

  market: {
    title: 'Markt',
    sub: 'was über der Nachfrage steht, wird verkauft',
    wages: 'Löhne',
    wageSpace: (amount, space, spaces) => `Lohn ${money(amount)} je Arbeiter, Feld ${space} von ${spaces}`,
    arrows:
      'Ein Marker, der über einen Pfeil steigt, nimmt die Nachfrage um eins mit nach oben; fallend nimmt er sie mit nach unten.',
    track: (g, demand, parts) => `${good(g)}: Nachfrage ${demand}${parts === '' ? '' : `; Attraktivität ${parts}`}`,
  },

  board: {
    title: 'Spielerplan',
    next: (name, value) => `Den Schritt ${name} auf ${value} machen`,
    tracks: {
      quality: 'je Aktion',
      distribution: 'je Aktion',
      cards: 'höchstens',
      machinery: 'je Aktion',
      ship: 'Waren je Schiff',
      stock: 'zum halben Preis',
    },
    shares: 'Aktien',
    value: 'Aktienkurs',
    loans: 'Kredite',
    loansHint: 'jeder kostet am Ende eine Aktie',
    ships: 'Bereite Schiffe',
    tokens: 'Schiffsmarker',
    tokensHint: loss => `Aktienkurs ${signed(-loss)} am Ende`,
    storehouseOf: (g, count) => `${some(count, g)} gelagert`,
    cards: 'Entwicklungskarten',
    cardsHeld: (held, most) => `${held} von ${most}`,
    noCards: 'noch keine',
    used: 'in diesem Jahrzehnt genutzt',
  },

  factory: {
    none: 'keine Fabrik',
    build: 'Bauen',
    upgrade: 'Modernisieren',
    advance: 'Erfinder',
    choose: 'Beginnen',
    assign: 'Vorarbeiter',
    produce: 'Produzieren',
    load: 'Laden',
    price: 'Preis',
    appeal: 'Attraktivität',
    makes: count => `macht ${count}`,
    costs: amount => `kostet ${money(amount)}`,
    exports: amount => `verschifft zu ${money(amount)}`,
    spots: (g, price, appeal) => `Marker der ${factory(g)} auf Preis ${price}, Attraktivität ${appeal}`,
    marker: appeal => `Marker auf ${appeal}`,
    markerHint: 'der Marker auf dem Markt folgt in deinem nächsten Zug mit dieser Ware',
    office: 'Büro',
    quality: 'Qualität',
    distribution: 'Vertrieb',
    cardLabel: (card, amount, onAppeal) => `${card} ${amount} auf ${onAppeal ? 'Attraktivität' : 'Preis'}`,
    addQuality: g => `Qualität für ${good(g)}`,
    addDistribution: g => `Vertrieb für ${good(g)}`,
    workerCard: (position, workers, machines, goods) =>
      `${position === 0 ? 'Erste' : 'Zweite'} Arbeiterkarte: ${plural(workers, 'Arbeiter', 'Arbeiter')}, ${plural(machines, 'Maschine', 'Maschinen')}, macht ${goods}`,
    noWorkerCard: position => `Platz für die ${ORDER[position]} Arbeiterkarte`,
    prices: g => `Preis und Attraktivität von ${good(g)}`,
  },

  companies: {
    mine: 'Deine Firma',
    companyOf: name => `Firma ${name}`,
    rivals: 'Die anderen',
    full: name => `Firma ${name} ganz`,
    bankrupt: 'bankrott',
    sharesAt: (count, value) => `${shares(count)} × ${money(value)}`,
    loans,
    startPlayer: 'Startspieler',
    glance: (goods, price, appeal) => `macht ${goods} · ${money(price)} · Attraktivität ${appeal}`,
    neutralHint: 'Er steht auf jeder Leiste, und wo seine Attraktivität am höchsten ist, verwehrt er dir den Bonus.',
  },

  supply: {
    title: 'Entwicklungskarten',
    sub: 'eine Entwicklung in jedem Zug',
    label: (card, count, effect) => `${card}, noch ${count}. ${effect}`,
    empty: 'Im Vorrat liegt keine Karte.',
    gone: 'weg',
  },

  solo: {
    grid: 'Entwicklungskarten',
    gridSub: 'nicht die unter einer Scheibe',
    place: (place, card, effect) => `Platz ${place + 1}: ${card}. ${effect}`,
    emptyPlace: place => `Platz ${place + 1}: leer`,
    under: disc => `unter der Scheibe: ${disc}`,
    discs: ['Erster Gegner', 'Zweiter Gegner', 'Neutral'],
    drawn: (marker, place) =>
      `Zuletzt gezogen: ${['erster Gegner', 'zweiter Gegner', 'neutral'][marker] ?? ''}, die Scheibe liegt jetzt auf Platz ${place + 1}.`,
    walk: 'Die Scheibe des gezogenen Markers wandert so viele Karten, wie Marker auf der aktiven Leiste stehen.',
    opponents: 'Gegner',
    bag: 'Noch im Beutel',
    bagLabel: counts => `Im Beutel: ${counts[0]} des ersten Gegners, ${counts[1]} des zweiten, ${counts[2]} neutrale`,
    firstYou: 'Du handelst vor den Gegnern.',
    firstThey: 'Die Gegner handeln vor dir.',
    titles: 'Titel',
    titlesSub: 'was eine Partie allein einbringen kann',
    entered: date => `eingetragen am ${date}`,
  },

  ...deCardGameTold,
  refusals: deCardGameRefusals,
  refused: code => `Die Regeln erlauben es nicht (${code}).`,
}
