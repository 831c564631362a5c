// German for Spinning Jenny and Water Frame.
import { BY_NAME, factory, GOODS, good, some } from './de-goods.ts'
import { money, plural, signed } from './figures.ts'
import type { Catalogue } from './index.ts'

const LEVELS = ['', 'I', 'II', 'III', 'IV']

const ACTIONS: Record<string, string> = {
  factory: 'Fabrik',
  workers: 'Arbeiter',
  machinery: 'Maschinen',
  quality: 'Qualität',
  distribution: 'Vertrieb',
  'stock exchange': 'Börse',
  production: 'Produktion',
  ship: 'Schiff',
}
const SHADES: Record<string, string> = { coloured: '', light: 'hell', dark: 'dunkel', none: '' }

function marker(action: string, shade: string): string {
  const name = ACTIONS[action] ?? action
  return SHADES[shade] ? `${name} (${SHADES[shade]})` : name
}

/** "light quality", as the rules name a marker. */
function markerNamed(name: string): string {
  const [, shade = '', action = name] = /^(light|dark) (.+)$/.exec(name) ?? []
  return marker(action, shade)
}

const workers = (count: number) => plural(count, 'Arbeiter', 'Arbeiter')
const machines = (count: number) => plural(count, 'Maschine', 'Maschinen')
const shares = (count: number) => plural(count, 'Aktie', 'Aktien')
const loans = (count: number) => plural(count, 'Kredit', 'Kredite')

export const deBoardGame: Catalogue['boardGame'] = {
  goods: GOODS,
  Goods: [...GOODS],
  levels: LEVELS,
  marker,
  standing: (year, active) => `${year}er · ${good(active)}`,
  preparing: 'Vorbereitung',
  options: {
    setup: {
      name: 'Startaufstellung',
      values: {
        predetermined: {
          name: 'Empfohlen',
          detail: 'Zwei Fabriken, Preise und Bargeld für alle wie gedruckt. Am besten für die erste Partie.',
        },
        free: {
          name: 'Frei',
          detail: 'Alle gründen zwei Fabriken, setzen die Preise und entscheiden, wie viele Aktien sie verkaufen.',
        },
      },
    },
  },
  finalExchange: 'Letzte Börse',

  prompts: {
    foundation: 'Gründe eine Fabrik. Sie beginnt mit zwei besetzten Reihen.',
    'price of a founded factory': 'Setz den Preis deiner neuen Fabrik. Niedrige Preise sind attraktiver.',
    'start-up capital': 'Wie viele deiner Aktien verkaufst du für Startkapital?',
    'choose light marker': 'Wähl einen fortgeschrittenen Marker von der Zeittafel.',
    'place marker': 'Wähl einen Aktionsmarker und ein Feld: Was du dort zahlst, ist die Aktion wert.',
    factory: 'Bau, modernisiere oder schließ Fabriken.',
    'price of a new factory': 'Setz den Preis der neuen Fabrik.',
    workers: 'Stell Arbeiter auf freie Plätze ein oder entlass welche von rechts.',
    machinery: 'Ersetz Arbeiter durch Maschinen.',
    quality: 'Heb die Qualität deiner Waren dauerhaft.',
    distribution: 'Verbessere den Vertrieb deiner Waren; er lässt mit jeder Produktion nach.',
    'sell goods': 'Gelagerte Waren zum festen Preis verkaufen?',
    'sell shares': 'Wie viele Aktien verkaufst du?',
    'repay loans': 'Wie viele Kredite zahlst du zurück, für je 13 £?',
    'buy shares': 'Wie viele Aktien kaufst du?',
    'adjust prices': 'Pass Preise an oder lass sie stehen.',
    'take special marker': 'Du darfst einen Sondermarker nehmen.',
    'sell from store': 'Deine Produktion ist ausverkauft, und es gibt noch Kunden. Eine Ware aus dem Lager verkaufen?',
    'discard goods': 'Mehr Waren, als in deine Lager passen. Welche gibst du ab?',
    'name start player': 'Dein Aktienpaket ist am wenigsten wert: Wer beginnt das nächste Jahrzehnt?',
  },

  done: {
    factory: 'Nichts mehr bauen',
    workers: 'Niemanden mehr einstellen oder entlassen',
    machinery: 'Keine Maschine mehr',
    quality: 'Keine Qualität mehr',
    distribution: 'Kein Vertrieb mehr',
    'adjust prices': 'Preise stehen lassen',
    'take special marker': 'Keinen Marker nehmen',
  },

  moves: {
    found: g => `${factory(g)} gründen`,
    price: (g, price) => `${good(g)} zu ${money(price)}`,
    priceGroup: g => `Preis für ${good(g)}`,
    place: (name, cost, fee) => `${name} für ${money(cost)}${fee > 0 ? ` + ${money(fee)} für die Wiederholung` : ''}`,
    spaceGroup: cost => `Feld für ${money(cost)}`,
    build: (g, level, cost) => `${factory(g)} ${LEVELS[level]} für ${money(cost)} bauen`,
    modernise: (g, level, cost) => `${factory(g)} für ${money(cost)} auf ${LEVELS[level]} modernisieren`,
    close: g => `${factory(g)} schließen`,
    hire: (g, row) => `Für ${good(g)} einstellen, Reihe ${row + 1}`,
    hireGroup: g => `Für ${good(g)} einstellen`,
    row: row => `Reihe ${row + 1}`,
    fire: g => `Einen Arbeiter der ${factory(g)} entlassen`,
    machine: (g, row) => `Maschine für ${good(g)}, Reihe ${row + 1}`,
    machineGroup: g => `Maschine für ${good(g)}`,
    quality: (g, level) => `Qualität von ${good(g)} auf +${level}`,
    distribution: (g, level) => `Vertrieb von ${good(g)} auf +${level}`,
    sellGoods: (g, count, income) =>
      count === 0 ? `${good(g)} behalten` : `${some(count, g)} für ${money(income)} verkaufen`,
    sellShares: (count, income) =>
      count === 0 ? 'Keine verkaufen' : `${shares(count)} für ${money(income)} verkaufen`,
    repay: (count, cost) => (count === 0 ? 'Keinen zurückzahlen' : `${loans(count)} für ${money(cost)} zurückzahlen`),
    buyShares: (count, cost) => (count === 0 ? 'Keine kaufen' : `${shares(count)} für ${money(cost)} kaufen`),
    take: (action, shade) => `${marker(action, shade)} nehmen`,
    'sell stored': 'Eine aus dem Lager verkaufen',
    'stop selling': 'Nichts mehr aus dem Lager verkaufen',
    discard: g => `Einmal ${good(g)} abgeben`,
    startPlayer: name => `${name} beginnt`,
  },

  board: {
    activeGood: (year, g) => `${year}er, ${good(g)} ist aktiv`,
    jobMarket: 'Arbeitsmarkt',
    jobMarketSub: 'wer Arbeit hat, kauft ein',
    wage: 'Lohn',
    jobMarketLabel: (demands, wage, count) =>
      `Nachfrage: ${GOODS.map((name, i) => `${name} ${demands[i] ?? 0}`).join(', ')}. Lohn ${money(wage)}. ${workers(count)} auf Arbeitssuche.`,
    fired: count => plural(count, 'entlassener Arbeiter', 'entlassene Arbeiter'),
    returning: count => `${count} kehren in jedem Durchgang zurück`,
    demand: 'Nachfrage in England',
    marketShare: 'Marktanteile',
    marketShareSub: 'Attraktivität der Waren jeder Firma',
    marketShareLabel: (g, parts) => `${good(g)}: ${parts}`,
    importer: 'Importeur',
    shareValue: 'Aktienkurs',
    shareValueSub: 'die Felder und was eine Aktie wert ist',
    spaceLabel: (name, space, value) => `${name} auf Feld ${space}, ${money(value)} je Aktie`,
    administration: 'Verwaltung',
    administrationSub: 'das Feld ist der Preis',
    chartSpace: (name, cost, content) => `${name}, Feld für ${money(cost)}: ${content}`,
    empty: 'leer',
    specialMarkers: 'Sondermarker',
    specialMarkersSub: 'zu nehmen nach Arbeiter, Maschinen oder Börse',
    left: count => `noch ${count}`,
    level: level => `Stufe ${LEVELS[level]}`,
    fromLevel: (level, year) => `Stufe ${LEVELS[level]} · ab ${year}`,
    onTimetable: 'Zur Auswahl',
  },

  mat: {
    mine: 'Deine Firma',
    companyOf: name => `Firma ${name}`,
    rivals: 'Die anderen',
    full: name => `Tableau von ${name} ganz`,
    noFactory: 'keine Fabrik',
    base: 'Basis',
    quality: 'Qualität',
    distribution: 'Vertr.',
    price: 'Preis',
    appeal: 'Attraktivität',
    sum: (base, quality, distribution, price, appeal) =>
      `Basis ${base} + Qualität ${quality} + Vertrieb ${distribution} − Preis ${price} = Attraktivität ${appeal}`,
    outputOf: count => `macht ${count}`,
    rowLabel: (row, staff, mechanised, free, output) =>
      `Reihe ${row + 1}: ${workers(staff)}, ${machines(mechanised)}, ${plural(free, 'freier Platz', 'freie Plätze')}; Ertrag ${output}`,
    machine: 'Maschine',
    additional: count => `${plural(count, 'zusätzlicher Arbeiter', 'zusätzliche Arbeiter')} (veraltet)`,
    stored: count => `${count} gelagert`,
    priceScale: g => `Preis für ${good(g)}`,
    priceCell: (g, price) => `${good(g)} zu ${money(price)}`,
    modernise: 'Modernisieren',
    close: 'Schließen',
    build: (level, cost) => `${LEVELS[level]} bauen · ${money(cost)}`,
    buildOf: (g, level, cost) => `${LEVELS[level]} bauen · ${money(cost)}, ${good(g)}`,
    foundOf: g => `Gründen: ${good(g)}`,
    qualityOf: (g, level) => `Qualität ${level}; Qualität von ${good(g)} heben`,
    distributionOf: (g, level) => `Vertr. ${level}; Vertrieb von ${good(g)} verbessern`,
    found: 'Gründen',
    running: cost => `kostet ${money(cost)}`,
    markers: 'Fortgeschrittene Marker',
    noMarkers: 'noch keine',
  },

  holdings: {
    shares: (count, value) => `${shares(count)} × ${money(value)}`,
    loans,
    startPlayer: 'Startspieler',
  },

  forecast: {
    title: g => `Würde jetzt ${good(g)} produziert`,
    sub: demand => `wenn niemand mehr etwas ändert · Nachfrage ${demand}`,
    withMove: move => `mit „${move}“`,
    company: 'Firma',
    sells: 'verkauft',
    of: (sold, output) => `${sold} von ${output}`,
    income: 'Einnahmen',
    costs: 'Löhne, Maschinen',
    profit: 'Gewinn',
    shareValue: 'Aktienkurs',
    steps: (steps, value) => `${signed(steps)} → ${money(value)}`,
    nobody: 'Das stellt noch niemand her.',
    emergency: (name, count, borrowed) =>
      `${name} kann nicht zahlen: ${[count > 0 && `Aktiennotverkauf von ${shares(count)}`, borrowed > 0 && loans(borrowed)].filter(part => part !== false).join(', ')}.`,
    goods: 'Vorschau für',
    stripNone: g => `Du machst keine Waren: ${good(g)}.`,
    stripSells: (sold, output) => `verkauft ${sold} von ${output}`,
    stripProfit: profit => `Gewinn ${money(profit)}`,
    stripValue: (steps, value) => `Aktienkurs ${signed(steps)} → ${money(value)}`,
    signed,
    curve: g => `Was jeder Preis für ${good(g)} brächte`,
    curveLine: (price, sold, profit, steps) =>
      `${money(price)}: verkauft ${sold}, Gewinn ${money(profit)}, Aktienkurs ${signed(steps)}`,
    curveProfit: 'Gewinn',
    curveSold: 'verkaufte Waren',
  },

  film: {
    title: g => `Verkauf: ${good(g)}`,
    sub: demand => `Nachfrage ${demand}`,
    calling: (space, names) => `Aufruf bei Attraktivität ${space}: ${names}`,
    noCall: 'Noch hat niemand verkauft.',
    left: tokens => `noch ${plural(tokens, 'Kunde', 'Kunden')}`,
    sold: (name, count) => `${name}: ${count}`,
    next: 'Nächster Aufruf',
    skip: 'Zum Ende',
    replay: 'Noch einmal',
    tab: 'Letzter Verkauf',
    forecastTab: 'Vorschau',
    end: 'Der Verkauf ist vorbei.',
    order:
      'Im selben Aufruf: höhere Attraktivität zuerst, dann bessere Qualität, der Importeur zuletzt; wirklich Gleiche nehmen gemeinsam.',
  },

  log: {
    decade: (year, level) => `Die ${year}er beginnen, Stufe ${LEVELS[level]}`,
    cycle: (g, demand, importer, wage) =>
      `${good(g)}: Nachfrage ${demand}, Importeur auf ${importer}, Löhne ${money(wage)}`,
    placed: (action, shade, cost) => `${marker(action, shade)} für ${money(cost)}`,
    hired: (count, g) => `${workers(count)} für ${good(g)} eingestellt`,
    fired: (count, g) => `${workers(count)} der ${factory(g)} entlassen`,
    machines: (count, g) => `${machines(count)} für ${good(g)}`,
    built: (g, level) => `${factory(g)} ${LEVELS[level]} gebaut`,
    modernised: (g, level) => `${factory(g)} auf ${LEVELS[level]} modernisiert`,
    closed: g => `${factory(g)} geschlossen`,
    price: (g, price) => `${good(g)} jetzt ${money(price)}`,
    quality: (g, level) => `Qualität von ${good(g)} +${level}`,
    distribution: (g, level) => `Vertrieb von ${good(g)} +${level}`,
    taken: (action, shade) => `${marker(action, shade)} genommen`,
    bought: count => `${shares(count)} gekauft`,
    soldShares: count => `${shares(count)} verkauft`,
    emergency: count => `Aktiennotverkauf von ${shares(count)}`,
    loans: count => (count > 0 ? `${loans(count)} aufgenommen` : `${loans(-count)} zurückgezahlt`),
    fixedPrice: (count, g) => `${some(count, g)} aus dem Lager verkauft`,
    sale: (g, demand) => `Verkauf: ${good(g)}, Nachfrage ${demand}`,
    sold: (count, price) => `${count} zu ${money(price)} verkauft`,
    costs: amount => `${money(amount)} für Löhne und Maschinen gezahlt`,
    steps: by => `Aktienkurs ${signed(by)}`,
    importerSold: count => `der Importeur hat ${count} verkauft`,
    stored: (count, g) => `${some(count, g)} gelagert`,
    discarded: (count, g) => `${some(count, g)} abgegeben`,
    obsolete: (g, count) =>
      `${factory(g)} ist veraltet: ${plural(count, 'zusätzlicher Arbeiter', 'zusätzliche Arbeiter')}`,
    over: 'Die Partie ist zu Ende',
    line: (name, parts) => `${name}: ${parts.join('; ')}`,
  },

  hints: {
    cash: (from, to) => `Bargeld ${money(from)} → ${money(to)}`,
    sells: (g, from, to) => `verkauft in diesem Durchgang ${from} → ${some(to, g)}`,
    profit: (from, to) => `Gewinn dieses Durchgangs ${money(from)} → ${money(to)}`,
    value: (from, to) => `Aktienkurs danach ${money(from)} → ${money(to)}`,
  },

  account: {
    title: 'Wie es dazu kam',
    sold: 'verkaufte Waren',
    income: 'Einnahmen aus Waren',
    costs: 'Löhne, Maschinen',
    forGoods: 'Aktienkurs durch Waren',
    bonuses: 'für Attraktivität und meiste Verkäufe',
    lost: 'verloren',
    spaces: signed,
  },

  charts: {
    'share value': 'Aktienkurs',
    cash: 'Bargeld',
    shares: 'Aktien',
    portfolio: 'Aktienpaket',
    label: (title, parts) => `${title} über die Partie. Am Ende: ${parts}.`,
  },

  refusals: {
    'no-such-player': () => 'Diese Farbe spielt niemand.',
    'no-such-marker-left': () => 'So ein Marker ist nicht mehr da.',
    'one-factory-for-each-good': () => 'Für diese Ware hast du schon eine Fabrik.',
    'not-on-the-timetable': () => 'Dieser Marker liegt nicht auf der Zeittafel.',
    'not-enough-shares': ({ shares: owned, count }) => `Du besitzt ${owned} Aktien, nicht ${count}.`,
    'level-too-high': ({ current }) => `Die aktuelle Stufe ist ${LEVELS[Number(current)]}.`,
    'highest-level': () => 'Sie steht schon auf der höchsten Stufe.',
    'no-factory': () => 'Du hast keine Fabrik für diese Ware.',
    'other-factory': ({ good: name }) => `Gefragt ist der Preis für ${BY_NAME[String(name)]}.`,
    'other-good': ({ good: name }) => `Jetzt geht es um ${BY_NAME[String(name)]}.`,
    'factory-exists': ({ level }) => `Dort steht schon deine Fabrik der Stufe ${LEVELS[Number(level)]}.`,
    'same-level-just-closed': ({ level }) =>
      `In dieser Aktion hast du eine Fabrik der Stufe ${LEVELS[Number(level)]} geschlossen.`,
    'built-in-this-action': () => 'Sie wurde in dieser Aktion schon gebaut.',
    'too-few-workers': ({ needed, available }) =>
      `Reihe 1 braucht ${needed} Arbeiter; ${available} lassen sich einstellen.`,
    'may-not-close-what-was-just-built': () => 'Was eben gebaut wurde, darf nicht geschlossen werden.',
    'first-row-stays-active': () => 'Die erste Reihe bleibt besetzt.',
    'good-already-active-in-last-decade': () =>
      'Im letzten Jahrzehnt wird niemand für eine Ware eingestellt, die schon aktiv war.',
    'no-workers-left': () => 'Es ist niemand mehr da, den man einstellen könnte.',
    'row-full': ({ spaces }) => `Alle ${spaces} Plätze dieser Reihe sind besetzt.`,
    'fired-from-this-row': ({ row }) => `Aus Reihe ${row} hast du in dieser Aktion entlassen.`,
    'hired-in-this-action': ({ row }) => `In Reihe ${row} wurde in dieser Aktion jemand eingestellt.`,
    'not-enough-paid': ({ needed, paid, left }) =>
      `Das braucht ${money(Number(needed))}; die Aktion ist ${money(Number(paid ?? left ?? 0))} wert.`,
    'marker-limit': ({ limit }) => `Dieser Marker erlaubt höchstens ${limit}.`,
    'no-machine-space': ({ spaces }) => `Die Maschinenplätze dieser Reihe (${spaces}) sind besetzt.`,
    'no-worker-on-a-machine-space': () => 'Dort steht kein Arbeiter auf einem Maschinenplatz.',
    'highest-quality': ({ highest }) => `Qualität endet bei +${highest}.`,
    'highest-distribution': ({ highest }) => `Vertrieb endet bei +${highest}.`,
    'factory-not-affected': () =>
      `Diese Aktion hat die Fabrik nicht betroffen, und es ist kein ${money(1)} mehr dafür da.`,
    'price-already-adjusted': () => 'Ihr Preis wurde in diesem Zug schon angepasst.',
    'price-unchanged': ({ price }) => `Der Preis ist schon ${money(Number(price))}.`,
    'price-off-scale': ({ lowest, highest }) =>
      `Preise gehen von ${money(Number(lowest))} bis ${money(Number(highest))}.`,
    'appeal-below-zero': ({ price, quality, distribution }) =>
      `${money(Number(price))} sind mehr als Qualität ${quality} und Vertrieb ${distribution} zusammen.`,
    'goods-stored-there': ({ stored, highest }) =>
      `Dort liegen ${stored} gelagerte Waren; der höchste Preis ist ${money(Number(highest))}.`,
    'already-owned': () => 'So einen Marker besitzt du schon.',
    'not-on-the-mat': ({ level }) => `Bis Stufe ${LEVELS[Number(level)]} liegt keiner aus.`,
    'marker-not-owned': () => 'Dieser Marker gehört dir nicht.',
    'space-occupied': ({ marker: name }) => `Auf dem Feld liegt der Marker „${markerNamed(String(name))}“.`,
    'marker-stays-in-place': ({ space }) =>
      `Dieser Marker liegt auf Feld ${space} und lässt sich nur dort nutzen, für ${money(2)} mehr.`,
    'not-enough-stored': ({ stored, count }) => `${stored} sind gelagert, nicht ${count}.`,
    'not-so-many-loans': ({ loans: owed }) => `Du schuldest ${loans(Number(owed))}.`,
    'not-enough-cash': ({ needed, cash }) => `Das braucht ${money(Number(needed))}; du hast ${money(Number(cash))}.`,
    'repay-loans-first': ({ loans: owed }) => `Erst sind die Kredite zurückzuzahlen (${owed}).`,
    'not-enough-in-the-bank': ({ bank }) => `Die Bank hält ${bank} deiner Aktien.`,
    'none-stored': () => 'Davon ist nichts gelagert.',
    'not-now': () => 'Danach ist jetzt nicht gefragt.',
    'game-over': () => 'Die Partie ist zu Ende.',
    'chance-decides': () => 'Hier entscheidet der Zufall.',
    'nothing-to-reveal': () => 'Jetzt ist nichts aufzudecken.',
    'unknown-move': () => 'Einen solchen Zug kennen die Regeln nicht.',
  },
  refused: code => `Die Regeln erlauben es nicht (${code}).`,
}
