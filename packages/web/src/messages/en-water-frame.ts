// English for what only Water Frame has: tiles, events, harbour, warehouse, contracts, timetable of five decades.
import { GOODS, good } from './en-goods.ts'
import { EVENTS, RETURNS, TILES, tile, USES } from './en-water-frame-names.ts'
import { money, plural } from './figures.ts'

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
        2014: {
          name: '2014',
          detail: 'The first printing: fewer tiles; closing and building are limited all decade long.',
        },
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
}
