// English for what the card game tells: forecast, film, log, hints, warnings, result and titles.
import { DECADES, TRACKS } from './en-card-game-names.ts'
import { good } from './en-goods.ts'
import { few, money, plural, signed } from './figures.ts'

export const enCardGameTold = {
  forecast: {
    title: (g: number) => `If ${good(g)} were produced now`,
    sub: 'nobody changing anything',
    withMove: (what: string) => `with “${what}”`,
    company: 'Company',
    sells: 'sells',
    income: 'income',
    costs: 'costs',
    profit: 'profit',
    value: 'share value',
    of: (sold: number, made: number) => `${sold} of ${made}`,
    steps: (by: number, to: number) => `${signed(by)} → ${money(to)}`,
    nobody: 'Nobody makes it.',
    brought: (g: number) => `What ${good(g)} brought`,
    broughtSub: 'this round’s production',
    setUp: 'Before the first round',
    setUpSub: 'Once the first round begins, this place shows what its production would bring.',
    between: 'Between two rounds',
    nothing: 'This round’s production is over.',
    emergency: (name: string, loans: number) =>
      `${name}: cash is short, ${plural(loans, 'loan')} from the emergency fund`,
    bankrupt: (name: string) => `${name} could not pay and would be bankrupt`,
    chance: (count: number, all: number) => `${count} in ${all}`,
    ifDrawn: 'drawn from the bag',
    curve: (g: number) => `Price and appeal of ${good(g)}`,
    curveLine: (price: number, appeal: number, sold: number, profit: number) =>
      `At ${money(price)}, appeal ${appeal}: sells ${sold}, profit ${money(profit)}`,
    curveSold: 'sold',
    curveProfit: 'profit',
  },

  film: {
    forecastTab: 'Forecast',
    tab: 'Last production',
    title: (g: number, decade: number) => `Production of ${good(g)}, decade ${DECADES[decade]}`,
    made: (count: number) => `makes ${count}`,
    sold: (count: number, price: number, income: number) =>
      count === 0 ? 'sells nothing' : `sells ${count} at ${money(price)} = ${money(income)}`,
    shipped: (count: number) => `ships ${count}`,
    earned: (income: number, contract: boolean) =>
      contract ? `${money(income)} by contract` : `earns ${money(income)}`,
    stored: (count: number) => `${count} in store`,
    wasted: (count: number) => `${count} wasted`,
    costs: (amount: number) => `pays ${money(amount)}`,
    loans: (count: number) => `${plural(count, 'loan')} from the emergency fund`,
    value: (to: number, bonus: boolean) =>
      bonus ? `share value ${money(to)}: highest appeal` : `share value ${money(to)}: two or more sold`,
    bankrupt: 'bankrupt',
    nobody: 'Nobody produced.',
    next: 'Next',
    skip: 'Skip',
    replay: 'Again',
    rivalValue: (to: number) => `share value ${money(to)}`,
  },

  log: {
    round: (decade: number, active: number, name: string) =>
      `Decade ${DECADES[decade]}, ${good(active)}: ${name} starts`,
    soloRound: (decade: number, active: number) => `Decade ${DECADES[decade]}, ${good(active)}`,
    opened: (g: number) => `starts with ${good(g)}`,
    built: (g: number) => `built ${good(g)}`,
    upgraded: (g: number) => `upgraded ${good(g)}`,
    employed: (count: number, g: number) => `${few(count, 'worker card')} for ${good(g)}`,
    automated: (machines: number, g: number) => `${few(machines, 'machine')} for ${good(g)}`,
    laid: (what: string, parts: string) => `${what === 'quality' ? 'quality' : 'distribution'} ${parts}`,
    laidPart: (g: number, by: number) => `${good(g)} ${signed(by)}`,
    bought: (count: number, cost: number) => `bought ${few(count, 'share')} for ${money(cost)}`,
    loans: (count: number) => `took ${few(count, 'loan')}`,
    emergency: (count: number) => `${few(count, 'loan')} from the emergency fund`,
    ships: 'ships ready again',
    developed: (track: string) => `developed ${TRACKS[track]?.toLowerCase()}`,
    took: (card: string) => `took ${card}`,
    discarded: (card: string) => `gave back ${card}`,
    used: (card: string) => `used ${card}`,
    reactivated: (card: string) => `turned ${card} back`,
    appeal: (g: number, to: number) => `${good(g)} now at appeal ${to}`,
    produced: (count: number, g: number) => `made ${count} ${good(g)}`,
    sold: (count: number, price: number) => (count === 0 ? 'sold nothing' : `sold ${count} at ${money(price)}`),
    shipped: (count: number) => `shipped ${count}`,
    wasted: (count: number) => `wasted ${count}`,
    costs: (amount: number) => `paid ${money(amount)}`,
    value: (to: number) => `share value ${money(to)}`,
    bankrupt: 'is bankrupt',
    drawn: (who: string) => `Drawn: ${who}`,
    rivalAppeal: (who: string, g: number, to: number) => `${who} now at appeal ${to} with ${good(g)}`,
    rivalShares: (who: string, to: number) => `${who} has ${plural(to, 'share')}`,
    rivalValue: (who: string, to: number) => `${who} at share value ${money(to)}`,
    disc: (place: number) => `disc on place ${place + 1}`,
    over: 'The game is over',
    line: (name: string, parts: readonly string[]) => (name === '' ? parts.join('; ') : `${name}: ${parts.join('; ')}`),
  },

  hints: {
    cash: (from: number, to: number) => `cash ${money(from)} → ${money(to)}`,
    sells: (g: number, from: number, to: number) => `sells ${from} → ${to} ${good(g)} in this production`,
    profit: (from: number, to: number) => `profit of this production ${money(from)} → ${money(to)}`,
    value: (from: number, to: number) => `share value after it ${money(from)} → ${money(to)}`,
  },

  result: {
    score: 'Points',
    scoring: 'Final scoring',
    goodsSold: 'stored goods',
    bought: 'shares bought',
    loans: 'loans',
    shipLoss: 'ship tokens',
    shares: 'shares',
    value: 'share value',
    left: 'cash left',
    won: 'You beat both opponents',
    second: 'You came second',
    third: 'Both opponents are ahead of you',
    bankrupt: 'You went bankrupt',
    account: 'How it came about',
    sold: 'goods sold',
    shipped: 'shipped',
    income: 'income from sales',
    exports: 'from ships',
    costs: 'wages, machines, fixed costs',
    forSales: 'share value for sales',
    bonus: 'for highest appeal',
    sharesBought: 'shares bought',
    winner: (name: string) => `${name} built the greatest fortune`,
    winners: (names: string) => `${names} share the greatest fortune`,
    charts: {
      portfolio: 'Portfolio',
      value: 'Share value',
      cash: 'Cash',
      shares: 'Shares',
      demand: 'Demand',
      wages: 'Wage',
    },
    chartLabel: (title: string, parts: string) => `${title} over the game. At the end: ${parts}.`,
  },

  titlesAtTheEnd: {
    title: 'Titles',
    reached: 'reached',
    notReached: 'not reached',
    already: (date: string) => `in your book since ${date}`,
    rule: 'How titles are given',
    rules: {
      choice: 'Two for the winner, one for the second',
      winner: 'Everything the winner reached',
    } as Record<string, string>,
    allowed: (count: number) =>
      count === 0 ? 'This result earns no title.' : `You may enter ${plural(count, 'title')}.`,
    enter: 'Enter into the record book',
    entered: 'Entered into the record book.',
    book: 'Record book',
    bookDate: 'Date',
    bookScore: 'Points',
    bookRank: 'Place',
    bookTitles: 'Titles',
    emptyBook: 'Nothing entered yet.',
    none: 'none',
    count: (have: number, all: number) => `${have} of ${all} titles`,
    forget: 'Empty the book',
    forgetSure: 'Empty it for good?',
  },

  danger: (loans: number, bankrupt: boolean) =>
    bankrupt
      ? 'Careful: as things stand this production makes you bankrupt.'
      : `Careful: as things stand this production takes ${plural(loans, 'loan')} from the emergency fund.`,

  warning: (loans: number, bankrupt: boolean) =>
    bankrupt
      ? 'You cannot pay this: bankruptcy, you would be out of the game'
      : `Cash is short: ${plural(loans, 'loan')} from the emergency fund, each a share less at the end`,
}
