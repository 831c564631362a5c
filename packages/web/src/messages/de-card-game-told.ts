// German for what the card game tells: forecast, film, log, hints, warnings, result and titles.
import { DECADES, TRACKS } from './de-card-game-names.ts'
import { good, some } from './de-goods.ts'
import { money, plural, signed } from './figures.ts'
import type { Catalogue } from './index.ts'

type Words = Catalogue['cardGame']
type Told = Pick<Words, 'forecast' | 'film' | 'log' | 'hints' | 'result' | 'titlesAtTheEnd' | 'danger' | 'warning'>

const loans = (count: number) => plural(count, 'Kredit', 'Kredite')
const shares = (count: number) => plural(count, 'Aktie', 'Aktien')

export const deCardGameTold: Told = {
  forecast: {
    title: g => `Würde jetzt ${good(g)} produziert`,
    sub: 'wenn niemand mehr etwas ändert',
    withMove: what => `mit „${what}“`,
    company: 'Firma',
    sells: 'verkauft',
    income: 'Einnahmen',
    costs: 'Kosten',
    profit: 'Gewinn',
    value: 'Aktienkurs',
    of: (sold, made) => `${sold} von ${made}`,
    steps: (by, to) => `${signed(by)} → ${money(to)}`,
    nobody: 'Das macht niemand.',
    brought: g => `Was ${good(g)} gebracht hat`,
    broughtSub: 'die Produktion dieser Runde',
    setUp: 'Vor der ersten Runde',
    setUpSub: 'Sobald die erste Runde beginnt, steht hier, was ihre Produktion brächte.',
    between: 'Zwischen zwei Runden',
    nothing: 'Die Produktion dieser Runde ist vorbei.',
    emergency: (name, count) => `${name}: zu wenig Bargeld, ${loans(count)} aus dem Notfonds`,
    bankrupt: name => `${name} könnte nicht zahlen und wäre bankrott`,
    chance: (count, all) => `${count} von ${all}`,
    ifDrawn: 'aus dem Beutel gezogen',
    curve: g => `Preis und Attraktivität von ${good(g)}`,
    curveLine: (price, appeal, sold, profit) =>
      `Zu ${money(price)}, Attraktivität ${appeal}: verkauft ${sold}, Gewinn ${money(profit)}`,
    curveSold: 'verkauft',
    curveProfit: 'Gewinn',
  },

  film: {
    forecastTab: 'Vorschau',
    tab: 'Letzte Produktion',
    title: (g, decade) => `Produktion: ${good(g)}, Jahrzehnt ${DECADES[decade]}`,
    made: count => `macht ${count}`,
    sold: (count, price, income) =>
      count === 0 ? 'verkauft nichts' : `verkauft ${count} zu ${money(price)} = ${money(income)}`,
    shipped: count => `verschifft ${count}`,
    earned: (income, contract) => (contract ? `${money(income)} durch Vertrag` : `verdient ${money(income)}`),
    stored: count => `${count} gelagert`,
    wasted: count => `${count} verschwendet`,
    costs: amount => `zahlt ${money(amount)}`,
    loans: count => `${loans(count)} aus dem Notfonds`,
    value: (to, bonus) =>
      bonus ? `Aktienkurs ${money(to)}: höchste Attraktivität` : `Aktienkurs ${money(to)}: zwei oder mehr verkauft`,
    bankrupt: 'bankrott',
    nobody: 'Niemand hat produziert.',
    next: 'Weiter',
    skip: 'Zum Ende',
    replay: 'Noch einmal',
    rivalValue: to => `Aktienkurs ${money(to)}`,
  },

  log: {
    round: (decade, active, name) => `Jahrzehnt ${DECADES[decade]}, ${good(active)}: ${name} beginnt`,
    soloRound: (decade, active) => `Jahrzehnt ${DECADES[decade]}, ${good(active)}`,
    opened: g => `beginnt mit ${good(g)}`,
    built: g => `${good(g)} gebaut`,
    upgraded: g => `${good(g)} modernisiert`,
    employed: (count, g) => `${plural(count, 'Arbeiterkarte', 'Arbeiterkarten')} für ${good(g)}`,
    automated: (count, g) => `${plural(count, 'Maschine', 'Maschinen')} für ${good(g)}`,
    laid: (what, parts) => `${what === 'quality' ? 'Qualität' : 'Vertrieb'} ${parts}`,
    laidPart: (g, by) => `${good(g)} ${signed(by)}`,
    bought: (count, cost) => `${shares(count)} für ${money(cost)} gekauft`,
    loans: count => `${loans(count)} aufgenommen`,
    emergency: count => `${loans(count)} aus dem Notfonds`,
    ships: 'Schiffe wieder bereit',
    developed: track => `${TRACKS[track]} entwickelt`,
    took: card => `${card} genommen`,
    discarded: card => `${card} abgegeben`,
    used: card => `${card} genutzt`,
    reactivated: card => `${card} wieder bereit`,
    appeal: (g, to) => `${good(g)} jetzt bei Attraktivität ${to}`,
    produced: (count, g) => `${some(count, g)} gemacht`,
    sold: (count, price) => (count === 0 ? 'nichts verkauft' : `${count} zu ${money(price)} verkauft`),
    shipped: count => `${count} verschifft`,
    wasted: count => `${count} verschwendet`,
    costs: amount => `${money(amount)} gezahlt`,
    value: to => `Aktienkurs ${money(to)}`,
    bankrupt: 'ist bankrott',
    drawn: who => `Gezogen: ${who}`,
    rivalAppeal: (who, g, to) => `${who} mit ${good(g)} jetzt bei Attraktivität ${to}`,
    rivalShares: (who, to) => `${who} hat ${shares(to)}`,
    rivalValue: (who, to) => `${who} beim Kurs ${money(to)}`,
    disc: place => `Scheibe auf Platz ${place + 1}`,
    over: 'Die Partie ist zu Ende',
    line: (name, parts) => (name === '' ? parts.join('; ') : `${name}: ${parts.join('; ')}`),
  },

  hints: {
    cash: (from, to) => `Bargeld ${money(from)} → ${money(to)}`,
    sells: (g, from, to) => `verkauft in dieser Produktion ${from} → ${some(to, g)}`,
    profit: (from, to) => `Gewinn dieser Produktion ${money(from)} → ${money(to)}`,
    value: (from, to) => `Aktienkurs danach ${money(from)} → ${money(to)}`,
  },

  result: {
    score: 'Punkte',
    scoring: 'Schlusswertung',
    goodsSold: 'gelagerte Waren',
    bought: 'Aktien gekauft',
    loans: 'Kredite',
    shipLoss: 'Schiffsmarker',
    shares: 'Aktien',
    value: 'Aktienkurs',
    left: 'Geld übrig',
    won: 'Du hast beide Gegner geschlagen',
    second: 'Du bist Zweiter geworden',
    third: 'Beide Gegner liegen vor dir',
    bankrupt: 'Du bist bankrott',
    account: 'Wie es dazu kam',
    sold: 'verkaufte Waren',
    shipped: 'verschifft',
    income: 'Einnahmen aus Verkäufen',
    exports: 'durch Schiffe',
    costs: 'Löhne, Maschinen, feste Kosten',
    forSales: 'Aktienkurs durch Verkäufe',
    bonus: 'für höchste Attraktivität',
    sharesBought: 'gekaufte Aktien',
    winner: name => `${name} hat das größte Vermögen geschaffen`,
    winners: names => `${names} teilen sich das größte Vermögen`,
    charts: {
      portfolio: 'Aktienpaket',
      value: 'Aktienkurs',
      cash: 'Bargeld',
      shares: 'Aktien',
      demand: 'Nachfrage',
      wages: 'Lohn',
    },
    chartLabel: (title, parts) => `${title} über die Partie. Am Ende: ${parts}.`,
  },

  titlesAtTheEnd: {
    title: 'Titel',
    reached: 'erreicht',
    notReached: 'nicht erreicht',
    already: date => `in deinem Buch seit ${date}`,
    rule: 'Wie Titel vergeben werden',
    rules: {
      choice: 'Zwei für den Sieger, einer für den Zweiten',
      winner: 'Alles, was der Sieger erreicht hat',
    },
    allowed: count =>
      count === 0 ? 'Dieses Ergebnis bringt keinen Titel.' : `Du darfst ${plural(count, 'Titel', 'Titel')} eintragen.`,
    enter: 'Ins Rekordbuch eintragen',
    entered: 'Ins Rekordbuch eingetragen.',
    book: 'Rekordbuch',
    bookDate: 'Datum',
    bookScore: 'Punkte',
    bookRank: 'Platz',
    bookTitles: 'Titel',
    emptyBook: 'Noch nichts eingetragen.',
    none: 'keine',
    count: (have, all) => `${have} von ${all} Titeln`,
    forget: 'Das Buch leeren',
    forgetSure: 'Endgültig leeren?',
  },

  danger: (count, bankrupt) =>
    bankrupt
      ? 'Vorsicht: So wie es steht, macht dich diese Produktion bankrott.'
      : `Vorsicht: So wie es steht, kostet diese Produktion ${loans(count)} aus dem Notfonds.`,

  warning: (count, bankrupt) =>
    bankrupt
      ? 'Das kannst du nicht zahlen: Bankrott, du wärst ausgeschieden'
      : `Zu wenig Bargeld: ${loans(count)} aus dem Notfonds, jeder am Ende eine Aktie weniger`,
}
