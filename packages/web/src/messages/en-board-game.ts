// English for Spinning Jenny and Water Frame.
import { GOODS, good } from './en-goods.ts'
import { type Figures, few, money, plural, signed } from './figures.ts'

const LEVELS = ['', 'I', 'II', 'III', 'IV']

const ACTIONS: Record<string, string> = {
  factory: 'Factory',
  workers: 'Workers',
  machinery: 'Machinery',
  quality: 'Quality',
  distribution: 'Distribution',
  'stock exchange': 'Stock exchange',
  production: 'Production',
  ship: 'Ship',
}
const SHADES: Record<string, string> = { coloured: '', light: 'Light', dark: 'Dark', none: '' }

function marker(action: string, shade: string): string {
  const name = ACTIONS[action] ?? action
  return SHADES[shade] ? `${SHADES[shade]} ${name.toLowerCase()}` : name
}

export const enBoardGame = {
  goods: GOODS,
  Goods: ['Food', 'Clothes', 'Cutlery', 'Lamps'],
  levels: LEVELS,
  marker,
  standing: (year: number, active: number) => `${year}s · ${good(active)}`,
  preparing: 'Preparation',
  options: {
    setup: {
      name: 'Set-up',
      values: {
        predetermined: {
          name: 'Recommended',
          detail: 'Two factories, prices and cash for everyone as printed. Best for a first game.',
        },
        free: {
          name: 'Free',
          detail: 'Everyone founds two factories, sets prices and decides how many shares to sell.',
        },
      },
    },
  },
  finalExchange: 'Last stock exchange',

  prompts: {
    foundation: 'Found a factory. It starts with two staffed rows.',
    'price of a founded factory': 'Set the price of your new factory. Lower prices appeal more.',
    'start-up capital': 'How many of your shares do you sell for start-up cash?',
    'choose light marker': 'Choose an advanced marker from the timetable.',
    'place marker': 'Choose an action marker, then a space: what you pay there is what the action is worth.',
    factory: 'Build, modernise or close factories.',
    'price of a new factory': 'Set the price of the new factory.',
    workers: 'Hire workers onto free spaces, or fire from the right.',
    machinery: 'Replace workers by machines.',
    quality: 'Raise the quality of your goods for good.',
    distribution: 'Raise the distribution of your goods; it fades with each production.',
    'sell goods': 'Sell stored goods at the fixed price?',
    'sell shares': 'How many shares do you sell?',
    'repay loans': 'How many loans do you repay, at £13 each?',
    'buy shares': 'How many shares do you buy?',
    'adjust prices': 'Adjust prices, or leave them.',
    'take special marker': 'You may take one special marker.',
    'sell from store': 'Your output is sold out and customers still want more. Sell one from store?',
    'discard goods': 'More goods than your stores hold. Which one goes?',
    'name start player': 'You have the least valuable portfolio: who starts the next decade?',
  } as Record<string, string>,

  done: {
    factory: 'No more building',
    workers: 'No more hiring or firing',
    machinery: 'No more machines',
    quality: 'No more quality',
    distribution: 'No more distribution',
    'adjust prices': 'Leave prices as they are',
    'take special marker': 'Take no marker',
  } as Record<string, string>,

  moves: {
    found: (g: number) => `Found a ${good(g)} factory`,
    price: (g: number, price: number) => `${cap(good(g))} at ${money(price)}`,
    priceGroup: (g: number) => `Price of ${good(g)}`,
    place: (marker: string, cost: number, fee: number) =>
      `${marker} for ${money(cost)}${fee > 0 ? ` + ${money(fee)} to use it again` : ''}`,
    spaceGroup: (cost: number) => `Space for ${money(cost)}`,
    build: (g: number, level: number, cost: number) => `Build ${good(g)} ${LEVELS[level]} for ${money(cost)}`,
    modernise: (g: number, level: number, cost: number) =>
      `Modernise ${good(g)} to ${LEVELS[level]} for ${money(cost)}`,
    close: (g: number) => `Close ${good(g)}`,
    hire: (g: number, row: number) => `Hire for ${good(g)}, row ${row + 1}`,
    hireGroup: (g: number) => `Hire for ${good(g)}`,
    row: (row: number) => `Row ${row + 1}`,
    fire: (g: number) => `Fire one from ${good(g)}`,
    machine: (g: number, row: number) => `Machine for ${good(g)}, row ${row + 1}`,
    machineGroup: (g: number) => `Machine for ${good(g)}`,
    quality: (g: number, level: number) => `Quality of ${good(g)} to +${level}`,
    distribution: (g: number, level: number) => `Distribution of ${good(g)} to +${level}`,
    sellGoods: (g: number, count: number, income: number) =>
      count === 0 ? `Keep the ${good(g)}` : `Sell ${count} ${good(g)} for ${money(income)}`,
    sellShares: (count: number, income: number) =>
      count === 0 ? 'Sell none' : `Sell ${plural(count, 'share')} for ${money(income)}`,
    repay: (count: number, cost: number) =>
      count === 0 ? 'Repay none' : `Repay ${plural(count, 'loan')} for ${money(cost)}`,
    buyShares: (count: number, cost: number) =>
      count === 0 ? 'Buy none' : `Buy ${plural(count, 'share')} for ${money(cost)}`,
    take: (action: string, shade: string) => `Take ${marker(action, shade).toLowerCase()}`,
    'sell stored': 'Sell one from store',
    'stop selling': 'Sell no more from store',
    discard: (g: number) => `Discard one ${good(g)}`,
    startPlayer: (name: string) => `${name} starts`,
  },

  board: {
    activeGood: (year: number, g: number) => `${year}s, ${good(g)} is active`,
    jobMarket: 'Job market',
    jobMarketSub: 'every hand hired is a customer',
    wage: 'wage',
    jobMarketLabel: (demands: readonly number[], wage: number, workers: number) =>
      `Demand: ${GOODS.map((name, i) => `${name} ${demands[i] ?? 0}`).join(', ')}. Wage ${money(wage)}. ${plural(workers, 'worker')} looking for work.`,
    fired: (count: number) => plural(count, 'fired worker'),
    returning: (count: number) => `${count} return each cycle`,
    demand: 'Demand in England',
    marketShare: 'Market share',
    marketShareSub: "appeal of each company's goods",
    marketShareLabel: (g: number, parts: string) => `${cap(good(g))}: ${parts}`,
    importer: 'Importer',
    shareValue: 'Share value',
    shareValueSub: 'spaces, and what a share is worth',
    spaceLabel: (name: string, space: number, value: number) => `${name} on space ${space}, ${money(value)} a share`,
    administration: 'Administration',
    administrationSub: 'the space is the cost',
    chartSpace: (name: string, cost: number, content: string) => `${name}, space for ${money(cost)}: ${content}`,
    empty: 'empty',
    specialMarkers: 'Special markers',
    specialMarkersSub: 'taken after workers, machinery or stock exchange',
    left: (count: number) => `${count} left`,
    level: (level: number) => `Level ${LEVELS[level]}`,
    fromLevel: (level: number, year: number) => `level ${LEVELS[level]} · from ${year}`,
    onTimetable: 'To choose from',
  },

  mat: {
    mine: 'Your company',
    companyOf: (name: string) => `${name}’s company`,
    rivals: 'The others',
    full: (name: string) => `Mats of ${name} in full`,
    noFactory: 'no factory',
    base: 'base',
    quality: 'quality',
    distribution: 'distr.',
    price: 'price',
    appeal: 'appeal',
    sum: (base: number, quality: number, distribution: number, price: number, appeal: number) =>
      `base ${base} + quality ${quality} + distribution ${distribution} − price ${price} = appeal ${appeal}`,
    outputOf: (count: number) => `makes ${count}`,
    rowLabel: (row: number, workers: number, machines: number, free: number, output: number) =>
      `Row ${row + 1}: ${plural(workers, 'worker')}, ${plural(machines, 'machine')}, ${plural(free, 'free space')}; output ${output}`,
    machine: 'machine',
    additional: (count: number) => `${plural(count, 'additional worker')} (obsolete)`,
    stored: (count: number) => `${count} stored`,
    priceScale: (g: number) => `Price of ${good(g)}`,
    priceCell: (g: number, price: number) => `${cap(good(g))} at ${money(price)}`,
    modernise: 'Modernise',
    close: 'Close',
    build: (level: number, cost: number) => `Build ${LEVELS[level]} · ${money(cost)}`,
    buildOf: (g: number, level: number, cost: number) => `Build ${LEVELS[level]} · ${money(cost)}, ${good(g)}`,
    foundOf: (g: number) => `Found: ${good(g)}`,
    qualityOf: (g: number, level: number) => `quality ${level}; raise the quality of ${good(g)}`,
    distributionOf: (g: number, level: number) => `distr. ${level}; raise the distribution of ${good(g)}`,
    found: 'Found',
    running: (cost: number) => `costs ${money(cost)}`,
    markers: 'Advanced markers',
    noMarkers: 'none yet',
  },

  holdings: {
    shares: (count: number, value: number) => `${plural(count, 'share')} × ${money(value)}`,
    loans: (count: number) => plural(count, 'loan'),
    startPlayer: 'start player',
  },

  forecast: {
    title: (g: number) => `If ${good(g)} were produced now`,
    sub: (demand: number) => `nobody changing anything · demand ${demand}`,
    withMove: (move: string) => `with “${move}”`,
    company: 'company',
    sells: 'sells',
    of: (sold: number, output: number) => `${sold} of ${output}`,
    income: 'income',
    costs: 'wages, machines',
    profit: 'profit',
    shareValue: 'share value',
    steps: (steps: number, value: number) => `${signed(steps)} → ${money(value)}`,
    nobody: 'Nobody makes this yet.',
    emergency: (name: string, shares: number, loans: number) =>
      `${name} cannot pay: ${[shares > 0 && `emergency sale of ${plural(shares, 'share')}`, loans > 0 && plural(loans, 'loan')].filter(part => part !== false).join(', ')}.`,
    goods: 'Forecast for',
    stripNone: (g: number) => `You make no ${good(g)}.`,
    stripSells: (sold: number, output: number) => `sells ${sold} of ${output}`,
    stripProfit: (profit: number) => `profit ${money(profit)}`,
    stripValue: (steps: number, value: number) => `share value ${signed(steps)} → ${money(value)}`,
    signed,
    curve: (g: number) => `What each price of ${good(g)} would bring`,
    curveLine: (price: number, sold: number, profit: number, steps: number) =>
      `${money(price)}: sells ${sold}, profit ${money(profit)}, share value ${signed(steps)}`,
    curveProfit: 'profit',
    curveSold: 'goods sold',
  },

  film: {
    title: (g: number) => `Sale of ${good(g)}`,
    sub: (demand: number) => `demand ${demand}`,
    calling: (space: number, names: string) => `Called at appeal ${space}: ${names}`,
    noCall: 'Nobody has sold yet.',
    left: (tokens: number) => `${plural(tokens, 'customer')} left`,
    sold: (name: string, count: number) => `${name}: ${count}`,
    next: 'Next call',
    skip: 'To the end',
    replay: 'Replay',
    tab: 'Last sale',
    forecastTab: 'Forecast',
    end: 'The sale is over.',
    order: 'In one call: higher appeal first, then better quality, the importer last; true equals take together.',
  },

  log: {
    decade: (year: number, level: number) => `The ${year}s begin, level ${LEVELS[level]}`,
    cycle: (g: number, demand: number, importer: number, wage: number) =>
      `${cap(good(g))}: demand ${demand}, importer at ${importer}, wages ${money(wage)}`,
    placed: (action: string, shade: string, cost: number) =>
      `${marker(action, shade).toLowerCase()} for ${money(cost)}`,
    hired: (count: number, g: number) => `hired ${few(count, 'worker')} for ${good(g)}`,
    fired: (count: number, g: number) => `fired ${few(count, 'worker')} from ${good(g)}`,
    machines: (count: number, g: number) => `${few(count, 'machine')} for ${good(g)}`,
    built: (g: number, level: number) => `built ${good(g)} ${LEVELS[level]}`,
    modernised: (g: number, level: number) => `modernised ${good(g)} to ${LEVELS[level]}`,
    closed: (g: number) => `closed ${good(g)}`,
    price: (g: number, price: number) => `${good(g)} now ${money(price)}`,
    quality: (g: number, level: number) => `quality of ${good(g)} +${level}`,
    distribution: (g: number, level: number) => `distribution of ${good(g)} +${level}`,
    taken: (action: string, shade: string) => `took ${marker(action, shade).toLowerCase()}`,
    bought: (count: number) => `bought ${few(count, 'share')}`,
    soldShares: (count: number) => `sold ${few(count, 'share')}`,
    emergency: (count: number) => `emergency sale of ${few(count, 'share')}`,
    loans: (count: number) => (count > 0 ? `took ${few(count, 'loan')}` : `repaid ${few(-count, 'loan')}`),
    fixedPrice: (count: number, g: number) => `sold ${count} stored ${good(g)}`,
    sale: (g: number, demand: number) => `Sale of ${good(g)}, demand ${demand}`,
    sold: (count: number, price: number) => `sold ${count} at ${money(price)}`,
    costs: (amount: number) => `paid ${money(amount)} in wages and machines`,
    steps: (by: number) => `share value ${signed(by)}`,
    importerSold: (count: number) => `the importer sold ${count}`,
    stored: (count: number, g: number) => `stored ${count} ${good(g)}`,
    discarded: (count: number, g: number) => `discarded ${count} ${good(g)}`,
    obsolete: (g: number, workers: number) => `${good(g)} is obsolete: ${few(workers, 'additional worker')}`,
    over: 'The game is over',
    line: (name: string, parts: readonly string[]) => `${name}: ${parts.join('; ')}`,
  },

  hints: {
    cash: (from: number, to: number) => `cash ${money(from)} → ${money(to)}`,
    sells: (g: number, from: number, to: number) => `sells ${from} → ${to} ${good(g)} in this cycle`,
    profit: (from: number, to: number) => `profit of this cycle ${money(from)} → ${money(to)}`,
    value: (from: number, to: number) => `share value after it ${money(from)} → ${money(to)}`,
  },

  account: {
    title: 'How it came about',
    sold: 'goods sold',
    income: 'income from goods',
    costs: 'wages, machines',
    forGoods: 'share value for goods',
    bonuses: 'for appeal and most sold',
    lost: 'lost',
    spaces: (by: number) => signed(by),
  },

  charts: {
    'share value': 'Share value',
    cash: 'Cash',
    shares: 'Shares',
    portfolio: 'Portfolio',
    label: (title: string, parts: string) => `${title} over the game. At the end: ${parts}.`,
  },

  refusals: {
    'no-such-player': () => 'Nobody plays that colour.',
    'no-such-marker-left': () => 'No such marker is left.',
    'one-factory-for-each-good': () => 'You have a factory for this good already.',
    'not-on-the-timetable': () => 'That marker does not lie on the timetable.',
    'not-enough-shares': ({ shares, count }: Figures) => `You own ${shares} shares, not ${count}.`,
    'level-too-high': ({ current }: Figures) => `The current level is ${LEVELS[Number(current)]}.`,
    'highest-level': () => 'It stands at the highest level already.',
    'no-factory': () => 'You have no factory for this good.',
    'other-factory': ({ good }: Figures) => `The price asked for is that of ${good}.`,
    'other-good': ({ good }: Figures) => `You are asked about ${good} now.`,
    'factory-exists': ({ level }: Figures) => `Your factory of level ${LEVELS[Number(level)]} stands there.`,
    'same-level-just-closed': ({ level }: Figures) =>
      `You closed a factory of level ${LEVELS[Number(level)]} in this action.`,
    'built-in-this-action': () => 'It was built in this action already.',
    'too-few-workers': ({ needed, available }: Figures) => `Row 1 needs ${needed} workers; ${available} can be hired.`,
    'may-not-close-what-was-just-built': () => 'What was just built may not be closed.',
    'first-row-stays-active': () => 'The first row stays staffed.',
    'good-already-active-in-last-decade': () =>
      'In the last decade nobody is hired for a good that was active already.',
    'no-workers-left': () => 'Nobody is left to hire.',
    'row-full': ({ spaces }: Figures) => `All ${spaces} spaces of this row are taken.`,
    'fired-from-this-row': ({ row }: Figures) => `You fired from row ${row} in this action.`,
    'hired-in-this-action': ({ row }: Figures) => `Someone in row ${row} was hired in this action.`,
    'not-enough-paid': ({ needed, paid, left }: Figures) =>
      `That needs ${money(Number(needed))}; the action is worth ${money(Number(paid ?? left ?? 0))}.`,
    'marker-limit': ({ limit }: Figures) => `This marker allows ${limit} at most.`,
    'no-machine-space': ({ spaces }: Figures) => `The ${spaces} machine spaces of this row are taken.`,
    'no-worker-on-a-machine-space': () => 'No worker stands on a machine space there.',
    'highest-quality': ({ highest }: Figures) => `Quality ends at +${highest}.`,
    'highest-distribution': ({ highest }: Figures) => `Distribution ends at +${highest}.`,
    'factory-not-affected': () => 'This action did not touch that factory, and no £1 is left for it.',
    'price-already-adjusted': () => 'Its price was adjusted in this turn.',
    'price-unchanged': ({ price }: Figures) => `The price is ${money(Number(price))} already.`,
    'price-off-scale': ({ lowest, highest }: Figures) =>
      `Prices go from ${money(Number(lowest))} to ${money(Number(highest))}.`,
    'appeal-below-zero': ({ price, quality, distribution }: Figures) =>
      `${money(Number(price))} is more than quality ${quality} and distribution ${distribution} together.`,
    'goods-stored-there': ({ stored, highest }: Figures) =>
      `${stored} stored goods lie there; the highest price is ${money(Number(highest))}.`,
    'already-owned': () => 'You own such a marker.',
    'not-on-the-mat': ({ level }: Figures) => `None lies on the mat up to level ${LEVELS[Number(level)]}.`,
    'marker-not-owned': () => 'You do not own that marker.',
    'space-occupied': ({ marker }: Figures) => `The marker “${marker}” lies on that space.`,
    'marker-stays-in-place': ({ space }: Figures) =>
      `That marker lies on space ${space} and can only be used there, for £2 more.`,
    'not-enough-stored': ({ stored, count }: Figures) => `${stored} are stored, not ${count}.`,
    'not-so-many-loans': ({ loans }: Figures) => `You owe ${loans} loans.`,
    'not-enough-cash': ({ needed, cash }: Figures) =>
      `That needs ${money(Number(needed))}; you have ${money(Number(cash))}.`,
    'repay-loans-first': ({ loans }: Figures) => `Repay your ${loans} loans first.`,
    'not-enough-in-the-bank': ({ bank }: Figures) => `The bank holds ${bank} of your shares.`,
    'none-stored': () => 'None of it is stored.',
    'not-now': () => 'That is not asked now.',
    'game-over': () => 'The game is over.',
    'chance-decides': () => 'Chance decides here.',
    'nothing-to-reveal': () => 'Nothing is to be turned up now.',
    'unknown-move': () => 'The rules know no such move.',
  } as Record<string, (figures: Figures) => string>,
  refused: (code: string) => `The rules do not allow it (${code}).`,
}

function cap(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
