// English for what only Water Frame has: tiles, events, harbour, warehouse, contracts, timetable of five decades.
import { few, money, plural } from './figures.ts'

type Figures = Readonly<Record<string, number | string>>

const GOODS = ['food', 'clothes', 'cutlery', 'lamps'] as const
const LEVELS = ['', 'I', 'II', 'III', 'IV']

function good(index: number): string {
  return GOODS[index] ?? ''
}

/** A column of the large warehouse by its good; beyond the goods a row. */
function place(index: number): string {
  return index < GOODS.length ? `the ${good(index)} column` : 'a row'
}

export interface Named {
  readonly name: string
  readonly effect: string
}

const TILES: Record<string, Named> = {
  charisma: {
    name: 'Charisma',
    effect: 'Wins ties for most appeal and most sold. Give it back to name the start player.',
  },
  administrator: { name: 'Administrator', effect: 'No £2 for using a marker again; closed spaces are open to you.' },
  accountant: { name: 'Accountant', effect: 'Pay up to £2 more or less than the space says; what you pay counts.' },
  developer: { name: 'Developer', effect: 'Give it back in a factory action: £5 off each factory brought up to date.' },
  inventor: {
    name: 'Inventor',
    effect: 'One level beyond the current one. After each use pay £5, £10, £15, £20 for the next, or give it back.',
  },
  workshop: {
    name: 'Workshop',
    effect: 'At one factory: machinery counts £3 more than paid; all its machines together cost at most £1.',
  },
  school: {
    name: 'School',
    effect: 'Replaced workers may move to free spaces; in a sale you may switch your last staffed row off.',
  },
  foreman: { name: 'Foreman', effect: 'At one factory: up to four workers cost £2 less, never below £1.' },
  'engineering works': { name: 'Engineering Works', effect: '£1 for each machine another player buys.' },
  engineer: { name: 'Engineer', effect: 'Quality up to +6, and any sum for quality whatever the space says.' },
  patent: {
    name: 'Patent',
    effect: 'Distribution counts £2 more, beyond the marker’s limit. Give it back for two free steps.',
  },
  broker: {
    name: 'Broker',
    effect: 'Trade in every event phase. Give it back instead of a special marker: one or two shares at half price.',
  },
  'agent in the colonies': {
    name: 'Agent in the Colonies',
    effect: 'One good more or fewer than one contract of a shipment says.',
  },
  office: { name: 'Office', effect: '£5 more for each shipment.' },
  'extra shifts': { name: 'Extra Shifts', effect: 'Give it back for one good more from a production or in a sale.' },
  'small warehouse': { name: 'Small Warehouse', effect: 'Five goods in all on your price scales, without workers.' },
  'patron of food': { name: 'Patron of food', effect: 'Buys one food at your price after each sale of food.' },
  'patron of clothes': {
    name: 'Patron of clothes',
    effect: 'Buys one clothes at your price after each sale of clothes.',
  },
  'patron of cutlery': {
    name: 'Patron of cutlery',
    effect: 'Buys one cutlery at your price after each sale of cutlery.',
  },
  'patron of lamps': { name: 'Patron of lamps', effect: 'Buys one lamps at your price after each sale of lamps.' },
}

const EVENTS: Record<string, Named> = {
  bureaucracy: {
    name: 'Bureaucracy',
    effect: 'From now on nobody may use the cheapest space of the administration chart.',
  },
  lobby: { name: 'Lobby', effect: 'Every importer goes one space back.' },
  'war on the continent': {
    name: 'War on the Continent',
    effect: 'Two fired workers for each player leave the game.',
  },
  'world exhibition': {
    name: 'World Exhibition',
    effect: 'For each good the one with the highest quality moves one space up.',
  },
  'navigation acts': { name: 'Navigation Acts', effect: 'One space up for each of your ships.' },
  'opium war': { name: 'Opium War', effect: 'One space down for each of your ships.' },
  'economic crisis': {
    name: 'Economic Crisis',
    effect: 'Two fired workers for each player go back to the job market.',
  },
  'hamburg credit crisis': {
    name: 'Hamburg Credit Crisis',
    effect: 'Everyone moves one space down, and one more for each loan.',
  },
  'machine breakers': {
    name: 'Machine Breakers',
    effect: 'Everyone’s factory with most machines loses one; a worker takes its space.',
  },
  'poor harvest': { name: 'Poor Harvest', effect: 'The importer of food goes two spaces ahead.' },
  'canal boom': { name: 'Canal Boom', effect: 'Everyone may raise one distribution by one level.' },
  'steam engine': { name: 'Steam Engine', effect: 'Everyone may buy one machine for £3.' },
  'industrial spies': { name: 'Industrial Spies', effect: 'Every importer goes one space ahead.' },
  'warehouse fire': {
    name: 'Warehouse Fire',
    effect: 'Everyone loses half of the stored goods of each kind, rounded down.',
  },
  'income tax': { name: 'Income Tax', effect: 'Everyone pays £1 for each full £10 of cash.' },
  'share fever': { name: 'Share Fever', effect: 'Everyone may buy one share at half price.' },
}

function tile(name: string): string {
  return TILES[name]?.name ?? name
}

const PIERS = ['first', 'second']

export const enWaterFrame = {
  tiles: TILES,
  events: EVENTS,

  options: {
    edition: {
      name: 'Edition',
      values: {
        2016: { name: '2016', detail: 'The later printing, with more tiles and clearer wording.' },
        2014: { name: '2014', detail: 'The first printing: fewer tiles; production pays for the whole factory.' },
      },
    },
    setup: {
      name: 'Set-up',
      values: {
        predetermined: {
          name: 'Recommended',
          detail: 'Factories, prices, cash, tiles and events as printed. Best for a first game.',
        },
        'predetermined-shuffled': {
          name: 'Recommended, events shuffled',
          detail: 'The same, but nobody knows which of three events comes when.',
        },
        free: { name: 'Free', detail: 'Markers, tiles and events are drawn; everyone founds two factories.' },
      },
    },
    patrons: {
      name: 'Patrons',
      values: {
        true: { name: 'All four patrons lie out', detail: 'Advised for first games: they buy when customers do not.' },
        false: { name: 'As drawn', detail: 'Patrons come only if they are drawn among the tiles.' },
      },
    },
    houseEvents: {
      name: 'Events',
      values: {
        false: { name: 'As printed', detail: 'Only the events the rulebooks name.' },
        true: { name: 'With our own', detail: 'Eight events of our own are shuffled in; they are marked as ours.' },
      },
    },
  },

  prompts: {
    'administrative cost': 'How much do you pay? The sum paid is what the action is worth.',
    'start-up capital': 'How many of your shares do you sell for start-up cash?',
    'production action': 'Which factory produces for your warehouse, and with how many rows?',
    'goods produced': 'The goods are made. Use a tile before they are stored?',
    contracts: 'Sign or raise contracts with the East India Company, or leave them.',
    ship: 'Which contracts does the ship fulfil? Only whole ones.',
    'ship the active good': 'You can fulfil your contract for the active good. Ship it?',
    'replace a ship': 'Both piers are taken: which smaller ship makes room?',
    'return a tile': 'Four tiles are the most: give one back.',
    'assign a tile': 'At which factory does the tile work?',
    'last row': 'Your last staffed row is about to sell. Switch it off?',
    'after the sale': 'The sale is over. Use a tile before share values rise?',
    'claim start player': 'Give a tile back to name the start player?',
    'dismiss workers': 'Crews and warehouse workers are paid. Let anyone go?',
    'school: place the worker': 'The replaced worker may move to a free space.',
    'inventor: keep or return': 'Pay for the inventor’s next use, or give the tile back?',
    'patent: free steps': 'Two free steps of distribution.',
    'broker: shares at half price': 'One or two shares at half price.',
    'canal boom: raise a marker': 'Canal Boom: raise one distribution?',
    'share fever: buy a share': 'Share Fever: one share at half price?',
    'steam engine: buy a machine': 'Steam Engine: one machine for £3?',
  } as Record<string, string>,

  done: {
    'production action': 'Produce nothing',
    'goods produced': 'Store the goods',
    contracts: 'No more contracts',
    ship: 'Ship no more',
    'ship the active good': 'Ship nothing',
    'last row': 'Keep the row running',
    'after the sale': 'Go on',
    'claim start player': 'Leave it',
    'dismiss workers': 'Keep the others',
    'school: place the worker': 'Let the worker go',
    'patent: free steps': 'No more free steps',
    'canal boom: raise a marker': 'Raise none',
    'steam engine: buy a machine': 'Buy none',
  } as Record<string, string>,

  moves: {
    use: (name: string) => USES[name] ?? `Use ${tile(name)}`,
    return: (name: string) => RETURNS[name] ?? `Give back ${tile(name)}`,
    giveBack: (name: string) => `Give back ${tile(name)}`,
    takeTile: (name: string) => `Take ${tile(name)}`,
    tileGroup: 'Take a tile',
    keep: (name: string, cost: number) => `Keep ${tile(name)} for ${money(cost)}`,
    assign: (name: string, g: number) => `${tile(name)} at the ${good(g)} factory`,
    assignGroup: (name: string) => `Move ${tile(name)}`,
    takeShip: (capacity: number, crew: number) =>
      `Take a ship for ${capacity}${crew > 0 ? `, crew ${crew}` : ', no crew'}`,
    shipGroup: 'Take a ship',
    returnShip: (pier: number, capacity: number) => `Give up the ship for ${capacity} at the ${PIERS[pier]} pier`,
    replaceShip: (pier: number, capacity: number) => `Replace the ship for ${capacity} at the ${PIERS[pier]} pier`,
    hireColumn: (g: number) => `Hire for the ${good(g)} column`,
    hireRow: 'Hire for a warehouse row',
    move: (from: number, to: number) => `Move the worker of ${place(from)} to ${place(to)}`,
    moveGroup: (from: number) => `Move from ${place(from)}`,
    moveTo: (to: number) => `to ${place(to)}`,
    dismissColumn: (g: number) => `Let the worker of the ${good(g)} column go`,
    dismissRow: 'Let a worker of a row go',
    contract: (g: number, count: number) => `Contract for ${count} ${good(g)}`,
    contractGroup: (g: number) => `Contract for ${good(g)}`,
    sailing: (capacity: number) => `Ship for ${capacity}`,
    ship: (g: number, count: number, income: number) => `Ship ${count} ${good(g)} for ${money(income)}`,
    produce: (g: number, rows: number) => `Produce ${good(g)} with ${plural(rows, 'row')}`,
    produceGroup: (g: number) => `Produce ${good(g)}`,
    rows: (rows: number) => plural(rows, 'row'),
    pay: (amount: number) => `Pay ${money(amount)}`,
  },

  harbour: {
    title: 'Harbour and warehouse',
    piers: 'Piers',
    emptyPier: (pier: number) => `The ${PIERS[pier]} pier: free`,
    pier: (pier: number, capacity: number, crew: number) =>
      `The ${PIERS[pier]} pier: a ship for ${capacity}, ${crew === 0 ? 'no crew' : `crew ${crew}`}`,
    free: 'free',
    crew: (count: number) => (count === 0 ? 'no crew' : `crew ${count}`),
    capacity: (capacity: number) => `for ${capacity}`,
    contracts: 'Contracts',
    contractsSub: 'the East India Company pays the building cost of each good',
    contractSpace: (g: number, count: number) => `Contract for ${count} ${good(g)}`,
    contractHere: (g: number, count: number) => `Ongoing contract for ${count} ${good(g)}`,
    pays: (each: number) => `${money(each)} each`,
    paysNothing: 'no factory',
    warehouse: 'Large warehouse',
    warehouseSub: 'a worker opens a column, or one space of each good in a row',
    column: (g: number, staffed: boolean) => `The ${good(g)} column: ${staffed ? 'a worker' : 'nobody'}`,
    row: (row: number, staffed: boolean) => `Row ${row + 1} of the warehouse: ${staffed ? 'a worker' : 'nobody'}`,
    space: (g: number, state: 'full' | 'open' | 'shut') =>
      state === 'full' ? `${good(g)} stored` : state === 'open' ? `space for ${good(g)}` : `no space for ${good(g)}`,
    wages: (workers: number, cost: number) =>
      workers === 0
        ? 'Nobody to be paid in harbour and warehouse'
        : `${plural(workers, 'worker')} in harbour and warehouse: ${money(cost)} at the end of the decade`,
    cannotPay: (missing: number) => `${money(missing)} more than the cash at hand: mind the emergency sale`,
    twoPlayers: 'With two players the track ends at 4, and all ships carry 2.',
    glance: (ships: string, contracts: string) =>
      [ships !== '' && `ships ${ships}`, contracts !== '' && `contracts ${contracts}`]
        .filter(part => part !== false)
        .join(' · '),
    contractsOf: (g: number, count: number) => `${count} ${good(g)}`,
  },

  tileCards: {
    mine: 'Development tiles',
    mineSub: (count: number, most: number) => `${count} of ${most}`,
    none: 'none yet: take one as a special marker',
    nothing: 'None.',
    supply: 'Development tiles',
    supplySub: 'one special marker a turn, after workers, machinery, ship or stock exchange',
    at: (g: number) => `at ${good(g)}`,
    used: (uses: number) => `used ${plural(uses, 'time')}`,
    label: (name: string, effect: string, note: string) => [name, note, effect].filter(part => part !== '').join('. '),
  },

  board: {
    timetable: 'Timetable and events',
    level: (level: number) => `level ${LEVELS[level]}`,
    obsolete: (level: number) => `${LEVELS[level]} obsolete`,
    faceDown: 'an event lies face down',
    coming: 'lies ready',
    ours: 'ours',
    endOfGame: 'End of Game',
    endOfGameEffect: 'A last stock exchange for everyone, then penalties and the reckoning.',
    economy: 'Economy markers',
    economySub: 'importer’s step and workers back',
    economySeen: (importer: number, workers: number, seen: boolean) =>
      `importer ${importer} ahead, ${plural(workers, 'worker')} back: ${seen ? 'turned up' : 'still to come'}`,
    economyMarker: (importer: number, workers: number) => `${importer}·${workers}`,
    ship: (capacity: number, left: number) => `Ship for ${capacity}, ${left} left`,
    closed: (cost: number) => `The ${money(cost)} space is closed`,
    late: 'late hiring',
    lateDetail:
      'Marked for hiring late in the last decade: it must produce with a production action, or it costs shares and share value at the end.',
    rowOf: (g: number, row: number, output: number) => `Row ${row + 1}, makes ${output}: produce ${good(g)} up to here`,
    outOfGame: (count: number) => `${plural(count, 'worker')} out of the game`,
  },

  forecast: {
    shipped: (count: number) => `ships ${count}`,
    stored: (count: number) => `stores ${count}`,
    harbour: 'Crews and warehouse workers, due at the end of the decade:',
    wagesOf: (name: string, cost: number) => `${name} ${money(cost)}`,
    contractRises: (to: number) => `contract rises to ${to}`,
  },

  log: {
    importer: (g: number, by: number, space: number) =>
      by === 0
        ? `The importer of ${good(g)} stays at ${space}`
        : `The importer of ${good(g)} goes ${by > 0 ? 'ahead' : 'back'} to ${space}`,
    workersReturned: (count: number) => `Back in the job market: ${few(count, 'fired worker')}`,
    workersRemoved: (count: number) => `Out of the game: ${few(count, 'fired worker')}`,
    event: (name: string, ours: boolean) => `Event: ${EVENTS[name]?.name ?? name}${ours ? ' (one of ours)' : ''}`,
    tileTaken: (name: string) => `took ${tile(name)}`,
    tileReturned: (name: string) => `gave back ${tile(name)}`,
    tileUsed: (name: string) => `used ${tile(name)}`,
    tileAssigned: (name: string, g: number) => `${tile(name)} at ${good(g)}`,
    shipTaken: (capacity: number, replaced: number) =>
      `a ship for ${capacity}${replaced > 0 ? ` in place of the one for ${replaced}` : ''}`,
    shipReturned: (capacity: number) => `gave up the ship for ${capacity}`,
    contract: (g: number, from: number, to: number) =>
      from === 0 ? `contract for ${to} ${good(g)}` : `contract for ${good(g)} up to ${to}`,
    produced: (count: number, g: number) => `produced ${count} ${good(g)}`,
    shipped: (count: number, g: number) => `shipped ${count} ${good(g)}`,
    shipment: (amount: number) => `${money(amount)} from the East India Company`,
    tileIncome: (amount: number) => `${money(amount)} by a tile`,
    harbourWages: (amount: number) => `paid ${money(amount)} to crews and warehouse workers`,
    eventCost: (amount: number) => `paid ${money(amount)}`,
    tileCost: (amount: number) => `paid ${money(amount)} for a tile`,
    missingWorkers: (amount: number) => `paid ${money(amount)} for workers nobody could find`,
    warehouseHired: (where: number) => `a worker at ${place(where)}`,
    warehouseLeft: (where: number) => `no worker at ${place(where)} any more`,
    marked: (g: number) => `${good(g)} marked for late hiring`,
    machineLost: (g: number) => `lost a machine of ${good(g)}`,
    lateHiring: (shares: number) => `gave up ${few(shares, 'share')} for late hiring`,
    penalty: (spaces: number, why: 'late hiring' | 'open contract' | 'unfulfilled contract') =>
      `${few(spaces, 'space')} back for ${why === 'late hiring' ? why : why === 'open contract' ? 'an open contract' : 'an unfulfilled contract'}`,
  },

  account: {
    shipments: 'shipments',
    harbour: 'harbour wages',
    penalties: 'Penalties at the end',
    penaltyLine: (name: string, parts: readonly string[]) => `${name}: ${parts.join('; ')}`,
    noPenalty: 'Nobody lost anything to late hiring or open contracts.',
    late: (spaces: number) => `late hiring, ${plural(spaces, 'space')} back`,
    lateShares: (shares: number) => `${plural(shares, 'share')} given up for late hiring`,
    open: (spaces: number) => `open contracts, ${plural(spaces, 'space')} back`,
  },

  refusals: {
    'all-in-the-large-warehouse': () => 'All of it lies in the large warehouse: discarding it makes no room.',
    'contract-never-lower': ({ contract }: Figures) => `The contract stands at ${contract} and can only be raised.`,
    'cost-below-capacity': ({ capacity, highest, paid }: Figures) =>
      `A ship for ${capacity} needs an administrative cost as high; here it is ${money(Number(highest ?? paid))}.`,
    'factories-must-be-paid-for': ({ needed }: Figures) =>
      `At least ${needed} shares must be sold to pay for the factories.`,
    'fewer-copies-than-players': () => 'Fewer of these tiles lie out than there are players.',
    'goods-of-the-row-are-sold': ({ made, left }: Figures) =>
      `The row made ${made}, and only ${left} of them are unsold.`,
    'marker-limit': ({ limit, rows }: Figures) =>
      rows === undefined ? `This marker allows ${limit} at most.` : `This marker reaches up to row ${rows}.`,
    'no-contract': () => 'You have no contract for this good.',
    'no-free-space': () => 'That row has no free space.',
    'no-further-use': ({ uses }: Figures) => `It has been used ${uses} times and cannot be kept.`,
    'no-ship-at-this-pier': () => 'No ship lies at this pier.',
    'no-such-economy-marker-left': () => 'No such economy marker is left.',
    'no-such-event-left': () => 'That event cannot come now.',
    'no-such-ship-left': () => 'No such ship is left on the mat.',
    'no-such-tile-left': () => 'No such tile is left.',
    'no-surplus-to-store': () => 'Nothing is left over to be stored.',
    'no-warehouse-worker-there': () => 'Nobody works there.',
    'no-workers-left-for-the-crew': ({ crew, available }: Figures) => `Its crew is ${crew}; ${available} can be hired.`,
    'not-enough-capacity': ({ capacity, count }: Figures) => `There is room for ${capacity}, not ${count}.`,
    'not-enough-cash': ({ needed, each, cash }: Figures) =>
      `That needs ${money(Number(needed ?? each))}; you have ${money(Number(cash))}.`,
    'not-enough-goods': ({ goods, count }: Figures) => `You have ${goods} to ship, not ${count}.`,
    'not-on-the-track': ({ highest }: Figures) => `The contract track ends at ${highest}.`,
    'nothing-built-or-modernised': () => 'Nothing was built or brought up to date in this action.',
    'nothing-left-to-sell': () => 'Nothing is left to sell.',
    'one-or-two-shares': () => 'It is about one share or two.',
    'one-share-at-most': () => 'It is about one share at most.',
    'only-a-smaller-ship-is-replaced': ({ capacity }: Figures) => `A ship for ${capacity} replaces only a smaller one.`,
    'only-at-the-first-such-call': () => 'Only at the first call after your output is sold.',
    'only-for-a-smaller-ship': ({ smallest, capacity }: Figures) =>
      `Both piers are taken, and a ship for ${capacity} is no larger than the one for ${smallest}.`,
    'only-the-active-good': () => 'Only the active good is shipped now.',
    'only-the-whole-contract': ({ contract }: Figures) => `The contract is for ${contract}, whole or not at all.`,
    'other-good-active': ({ good: active }: Figures) => `The active good is ${active}.`,
    'other-shade-in-this-row': () => 'This row takes markers of the other shade.',
    'other-tile': ({ tile: name }: Figures) => `You are asked about ${tile(String(name))} now.`,
    'row-not-staffed': ({ row }: Figures) => `Nobody works in row ${row}.`,
    'row-off-already': () => 'The row is switched off already.',
    'space-forbidden': ({ cost }: Figures) => `An event has closed the ${money(Number(cost))} space.`,
    'sum-not-allowed': ({ lowest, highest }: Figures) =>
      `Here you pay from ${money(Number(lowest))} to ${money(Number(highest))}.`,
    'tile-already-owned': ({ tile: name }: Figures) => `You have ${tile(String(name))} already.`,
    'tile-assigned-there': () => 'It works at this factory already.',
    'tile-just-taken': () => 'You have just taken it.',
    'tile-not-assigned': ({ tile: name }: Figures) => `${tile(String(name))} is not a tile for one factory.`,
    'tile-not-owned': ({ tile: name }: Figures) => `You do not have ${tile(String(name))}.`,
    'tile-not-used-now': ({ tile: name }: Figures) => `${tile(String(name))} is not used at this moment.`,
    'tile-used-already': ({ tile: name }: Figures) => `${tile(String(name))} has done its part already.`,
    'warehouse-place-taken': () => 'A worker stands there already.',
    'warehouse-worker-came-in-this-action': () => 'That worker came there in this action.',
  } as Record<string, (figures: Figures) => string>,
}

/** Tiles that are kept when used. */
const USES: Record<string, string> = {
  patent: 'Use the patent: £2 more for distribution',
  school: 'Switch the last staffed row off',
  'patron of food': 'Sell one food to the patron',
  'patron of clothes': 'Sell one clothes to the patron',
  'patron of cutlery': 'Sell one cutlery to the patron',
  'patron of lamps': 'Sell one lamps to the patron',
}

/** Tiles that are given back for their effect. */
const RETURNS: Record<string, string> = {
  charisma: 'Give back Charisma and name the start player',
  developer: 'Give back the developer: £5 off each factory',
  'extra shifts': 'Give back Extra Shifts for one good more',
  patent: 'Give back the patent for two free steps',
  broker: 'Give back the broker for shares at half price',
}
