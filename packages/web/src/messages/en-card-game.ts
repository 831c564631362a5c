// English for Arkwright: The Card Game.
import { enCards, enTitles } from './en-card-game-cards.ts'
import { ACTIONS, cap, DECADES, ORDER, TRACKS } from './en-card-game-names.ts'
import { enCardGameRefusals } from './en-card-game-refusals.ts'
import { enCardGameTold } from './en-card-game-told.ts'
import { good } from './en-goods.ts'
import { few, money, plural, signed } from './figures.ts'

/** Of a move that is not legal nobody knows what it would bring. */
function forMoney(amount: number): string {
  return amount === 0 ? '' : ` for ${money(amount)}`
}

export const enCardGame = {
  title: 'The Card Game',
  Goods: ['Food', 'Clothes', 'Cutlery', 'Lamps'],
  decades: DECADES,
  tracks: TRACKS,
  cards: enCards,
  titles: enTitles,
  neutral: 'Neutral player',
  opponents: ['Opponent 1', 'Opponent 2'],
  rivalLetters: { neutral: 'N', opponents: ['1', '2'] },
  preparing: 'Set-up',
  standing: (decade: number, active: number) => `Decade ${DECADES[decade]} · ${good(active)}`,
  roundOf: (decade: number, active: number) => `Decade ${DECADES[decade]}, ${good(active)} is active`,

  options: {
    expert: 'Expert modules',
    all: { name: 'All of them', detail: 'The expert game as printed.' },
    modules: {
      restrictions: { name: 'Decade restrictions', detail: 'Later steps of the player board wait for their decade.' },
      'choose-start': { name: 'Own start', detail: 'Everyone chooses two factories and a first development.' },
      'random-supply': { name: 'Random supply', detail: 'Most development cards are drawn, on either side.' },
      'no-ships': { name: 'No ships', detail: 'Nobody starts with ships; the stock exchange brings them.' },
      'buy-shares': { name: 'Shares first', detail: 'Before the first round everyone may buy shares.' },
      'extra-production': { name: 'Extra production', detail: 'One more action: produce now, for the storehouse.' },
      'early-shipping': { name: 'Early shipping', detail: 'One more action: ship stored goods in your turn.' },
    } as Record<string, { name: string; detail: string }>,
    factories: 'First factories',
    found: {
      chosen: { name: 'Chosen', detail: 'You choose your two first factories.' },
      drawn: { name: 'Drawn', detail: 'Your two first factories are drawn by lot.' },
    } as Record<string, { name: string; detail: string }>,
  },

  prompts: {
    'choose factory': 'Choose one of your two first factories.',
    'starting development': 'Take your first development.',
    'starting shares': 'How many shares do you buy before the first round?',
    action: 'Choose one action.',
    factories: 'Build or upgrade factories, as many as you like.',
    employ: 'Add worker cards to your factories. New workers ease all demand and raise wages.',
    automate: 'Replace workers by machines: worker cards are turned.',
    quality: 'Add quality. It counts for price or appeal and stays.',
    distribution: 'Add distribution. It counts for appeal and fades with each production.',
    'buy shares': 'How many shares do you buy?',
    'take loans': 'How many loans do you take? Each costs a share at the end.',
    'extra production': 'Which factories produce now, and with how many worker cards?',
    'early shipping': 'Which stored goods do you load?',
    price: 'Set price and appeal: what one gains the other loses.',
    develop: 'Take one development: a step of your board or a card.',
    'cheap shares': 'How many shares do you buy at half price?',
    'make room': 'You own as many cards as you may. Which one do you give back first?',
    assign: 'At which factory does your Foreman stand?',
    'keep goods': 'Your storehouses cannot hold all this. What stays?',
    'keep quality': 'You gave up a quality card. Which factory loses it?',
    'keep distribution': 'You gave up a distribution card. Which factory loses it?',
    sale: 'Production: what you made is sold as far as the market takes it. Use a card, or sell from store?',
    ship: 'Goods are left. How many do you ship?',
    tie: 'You are tied for the highest appeal. Use your card?',
    'round end': 'The round ends. Give a card back and decide who starts?',
    'start player': 'You name the start player.',
  } as Record<string, string>,
  activeNow: (decade: number, active: number) => `Decade ${DECADES[decade]}, ${good(active)}.`,

  done: {
    factories: 'No more factories',
    employ: 'No more workers',
    automate: 'No more machines',
    'extra production': 'Produce no more',
    'early shipping': 'Load no more',
  } as Record<string, string>,

  moves: {
    action: (action: string) => ACTIONS[action] ?? action,
    'no action': 'No action',
    build: (g: number) => `Build a ${good(g)} factory`,
    upgrade: (g: number) => `Upgrade the ${good(g)} factory`,
    advance: (g: number) => `Upgrade the ${good(g)} factory with the Inventor`,
    employ: (g: number) => `Workers for ${good(g)}`,
    automate: (g: number, position: number) => `Machines for ${good(g)}, ${ORDER[position]} worker card`,
    totals: (what: string, raised: string, lost: string) =>
      `${TRACKS[what]}: ${raised}${lost === '' ? '' : `; gives up ${lost}`}`,
    lower: (what: string, g: number, from: number, to: number) => `Lower ${what} of ${good(g)} from ${from} to ${to}`,
    to: (g: number, total: number) => `${good(g)} to ${total}`,
    lost: (g: number, total: number) => `${good(g)} down to ${total}`,
    short: (more: number, total: number, lost: string) => `+${more} → ${total}${lost === '' ? '' : ` (${lost})`}`,
    shortSeveral: (parts: string, lost: string) => `${parts}${lost === '' ? '' : ` (${lost})`}`,
    more: (g: number, more: number) => `${good(g)} +${more}`,
    addTo: (what: string, g: number) => `${TRACKS[what]} of ${good(g)}`,
    addToSeveral: 'Several factories',
    buy: (count: number, cost: number) => (count === 0 ? 'Buy none' : `Buy ${plural(count, 'share')}${forMoney(cost)}`),
    loans: (count: number, cash: number) =>
      count === 0 ? 'Take none' : `Take ${plural(count, 'loan')}${forMoney(cash)}`,
    produce: (g: number, workerCards: number) =>
      workerCards === 0
        ? `Produce ${good(g)}, factory alone`
        : `Produce ${good(g)} with ${few(workerCards, 'worker card')}`,
    produceGroup: (g: number) => `Produce ${good(g)}`,
    workerCards: (count: number) => (count === 0 ? 'Factory alone' : plural(count, 'worker card')),
    load: (g: number, count: number) => `Load ${count} ${good(g)}`,
    loadGroup: (g: number) => `Load ${good(g)}`,
    appeal: (g: number, price: number, appeal: number) => `${cap(good(g))} at ${money(price)}, appeal ${appeal}`,
    appealShort: (price: number, appeal: number) => `${money(price)} · appeal ${appeal}`,
    develop: (track: string, from: number, to: number) => `${TRACKS[track]}: ${from} → ${to}`,
    take: (card: string) => `Take ${card}`,
    takeGroup: 'Take a card',
    pick: (card: string, place: number) => `Take ${card} from place ${place + 1}`,
    'no development': 'No development',
    discard: (card: string) => `Give back ${card}`,
    assign: (g: number) => `Foreman at the ${good(g)} factory`,
    use: (card: string) => `Use ${card}`,
    reactivate: (card: string) => `Turn ${card} back`,
    decline: 'Leave it',
    sell: (count: number, g: number, income: number) =>
      count === 0 ? 'Sell nothing' : `Sell ${count} ${good(g)}${forMoney(income)}`,
    ship: (count: number, g: number, income: number) =>
      count === 0 ? 'Ship nothing' : `Ship ${count} ${good(g)}${forMoney(income)}`,
    store: (kept: string) => (kept === '' ? 'Keep nothing' : `Keep ${kept}`),
    some: (count: number, g: number) => `${count} ${good(g)}`,
    startPlayer: (name: string) => `${name} starts`,
    choose: (g: number) => `Start with a ${good(g)} factory`,
  },

  market: {
    title: 'Market',
    sub: 'what stands above demand is sold',
    wages: 'Wages',
    wageSpace: (amount: number, space: number, spaces: number) =>
      `Wage ${money(amount)} a worker, space ${space} of ${spaces}`,
    arrows: 'A marker that climbs past an arrow takes demand one up with it; falling, it takes it down.',
    track: (g: number, demand: number, parts: string) =>
      `${cap(good(g))}: demand ${demand}${parts === '' ? '' : `; appeal ${parts}`}`,
  },

  board: {
    title: 'Player board',
    next: (name: string, value: number) => `Take the step of ${name} to ${value}`,
    tracks: {
      quality: 'for each action',
      distribution: 'for each action',
      cards: 'held at most',
      machinery: 'for each action',
      ship: 'goods each',
      stock: 'at half price',
    } as Record<string, string>,
    shares: 'Shares',
    value: 'Share value',
    loans: 'Loans',
    loansHint: 'each costs a share at the end',
    ships: 'Ships ready',
    tokens: 'Ship tokens',
    tokensHint: (loss: number) => `share value ${signed(-loss)} at the end`,
    storehouseOf: (g: number, count: number) => `${count} ${good(g)} stored`,
    cards: 'Development cards',
    cardsHeld: (held: number, most: number) => `${held} of ${most}`,
    noCards: 'none yet',
    used: 'used in this decade',
  },

  factory: {
    none: 'no factory',
    build: 'Build',
    upgrade: 'Upgrade',
    advance: 'Inventor',
    choose: 'Start',
    assign: 'Foreman',
    produce: 'Produce',
    load: 'Load',
    price: 'price',
    appeal: 'appeal',
    makes: (count: number) => `makes ${count}`,
    costs: (amount: number) => `costs ${money(amount)}`,
    exports: (amount: number) => `ships at ${money(amount)}`,
    spots: (g: number, price: number, appeal: number) =>
      `Token on price ${price}, appeal ${appeal} of the ${good(g)} factory`,
    marker: (appeal: number) => `marker at ${appeal}`,
    markerHint: 'the marker on the market follows in your next turn with this good',
    office: 'Office',
    quality: 'Quality',
    distribution: 'Distribution',
    cardLabel: (card: string, amount: number, onAppeal: boolean) =>
      `${card} ${amount} on ${onAppeal ? 'appeal' : 'price'}`,
    addQuality: (g: number) => `Add quality to ${good(g)}`,
    addDistribution: (g: number) => `Add distribution to ${good(g)}`,
    workerCard: (position: number, workers: number, machines: number, goods: number) =>
      `${cap(ORDER[position] ?? '')} worker card: ${plural(workers, 'worker')}, ${plural(machines, 'machine')}, makes ${goods}`,
    noWorkerCard: (position: number) => `Place for the ${ORDER[position]} worker card`,
    prices: (g: number) => `Price and appeal of ${good(g)}`,
  },

  companies: {
    mine: 'Your company',
    companyOf: (name: string) => `${name}’s company`,
    rivals: 'The others',
    full: (name: string) => `Company of ${name} in full`,
    bankrupt: 'bankrupt',
    sharesAt: (shares: number, value: number) => `${plural(shares, 'share')} × ${money(value)}`,
    loans: (count: number) => plural(count, 'loan'),
    startPlayer: 'start player',
    glance: (goods: number, price: number, appeal: number) => `makes ${goods} · ${money(price)} · appeal ${appeal}`,
    neutralHint: 'It stands on every track, and where its appeal is highest it denies you the bonus.',
  },

  supply: {
    title: 'Development cards',
    sub: 'one development each turn',
    label: (card: string, count: number, effect: string) => `${card}, ${count} left. ${effect}`,
    empty: 'No card lies in the supply.',
    gone: 'gone',
  },

  solo: {
    grid: 'Development cards',
    gridSub: 'not those under a disc',
    place: (place: number, card: string, effect: string) => `Place ${place + 1}: ${card}. ${effect}`,
    emptyPlace: (place: number) => `Place ${place + 1}: empty`,
    under: (disc: string) => `under the disc: ${disc}`,
    discs: ['Opponent 1', 'Opponent 2', 'Neutral'],
    drawn: (marker: number, place: number) =>
      `Drawn last: ${['opponent 1', 'opponent 2', 'neutral'][marker] ?? ''}, its disc now on place ${place + 1}.`,
    walk: 'The disc of the marker drawn walks as many cards as markers stand on the active track.',
    opponents: 'Opponents',
    bag: 'Left in the bag',
    bagLabel: (counts: readonly number[]) =>
      `In the bag: ${counts[0]} of opponent 1, ${counts[1]} of opponent 2, ${counts[2]} neutral`,
    firstYou: 'You act before the opponents.',
    firstThey: 'The opponents act before you.',
    titles: 'Titles',
    titlesSub: 'what a solo game can earn',
    entered: (date: string) => `entered ${date}`,
  },

  ...enCardGameTold,
  refusals: enCardGameRefusals,
  refused: (code: string) => `The rules do not allow it (${code}).`,
}
