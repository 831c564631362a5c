// English for what only Water Frame has: tiles, events, harbour, warehouse, contracts, timetable of five decades.
import { GOODS, good } from './en-goods.ts'
import { EVENTS, RETURNS, TILES, tile, USES } from './en-water-frame-names.ts'
import { enWaterFrameRefusals } from './en-water-frame-refusals.ts'
import { few, money, plural } from './figures.ts'

const LEVELS = ['', 'I', 'II', 'III', 'IV']

/** A column of the large warehouse by its good; beyond the goods a row. */
function place(index: number): string {
  return index < GOODS.length ? `the ${good(index)} column` : 'a row'
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
    'assign a tile': 'Assign it later',
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

  refusals: enWaterFrameRefusals,
}
