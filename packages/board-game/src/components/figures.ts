// Every printed number that both board games share, with its provenance. No logic here.
import { figure } from '@arkwright/kernel'

const perLevel = { min: 5, max: 25 }

export const BOARD_FIGURES = {
  // Job market and wages
  unnumberedSpaces: figure(
    { food: 0, clothes: 1, cutlery: 2, lamps: 3 },
    'reconstructed',
    'topmost spaces of a column without a number; 74 of 80 are numbered',
    { max: 20 },
  ),
  wageByRow: figure(
    [2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5],
    'reconstructed',
    'row 8 pays 2 (example of SJ III.3), the last row 5 (SJ 6.IV); the bands between are ours',
    { min: 1, max: 20 },
  ),
  firedWorkersAtSetUp: figure({ players2: 4, players3: 8, players4: 4 }, 'rulebook', 'SJ 4.1.I', { max: 20 }),
  workersRemovedAtSetUp: figure({ players2: 8, players3: 0, players4: 0 }, 'rulebook', 'SJ 4.1.I', { max: 20 }),

  // Factory mat
  workerSpaces: figure(
    { food: [2, 2, 2, 2], clothes: [2, 2, 2, 3], cutlery: [2, 3, 3, 3], lamps: [3, 3, 3, 3] },
    'reconstructed',
    'rows 1 and 2 from the set-up tables, lamps rows 1-3 from WF III.3; rows 3 and 4 are ours',
    { min: 1, max: 4 },
  ),
  machineSpaces: figure(
    { food: [1, 1, 1, 1], clothes: [1, 1, 1, 2], cutlery: [1, 2, 2, 2], lamps: [2, 2, 2, 2] },
    'reconstructed',
    'one space of each row is for a worker only',
    { max: 3 },
  ),
  output: figure(
    { I: [1, 2, 1, 0], II: [1, 2, 2, 1], III: [2, 2, 2, 2], IV: [2, 3, 3, 2] },
    'reconstructed',
    'fits every example: clothes I 1+2, cutlery II 3 then 5, food III row 1, row 4 of level I',
    { max: 9 },
  ),
  cost: figure(
    { food: [8, 10, 12, 14], clothes: [9, 11, 13, 16], cutlery: [10, 12, 15, 18], lamps: [11, 14, 17, 20] },
    'reconstructed',
    'building cost and base quality by level; level I, food and lamps to III from the rulebooks, the rest by regular steps',
    perLevel,
  ),
  lowestPrice: figure(5, 'rulebook', 'SJ II.3.1', { min: 1, max: 9 }),
  highestPrice: figure(25, 'rulebook', 'SJ II.3.1', { min: 15, max: 40 }),
  storageSpaces: figure(5, 'rulebook', 'SJ III.4: goods stored on the price scales in all', { max: 20 }),
  fixedPrice: figure({ food: 2, clothes: 3, cutlery: 4, lamps: 5 }, 'rulebook', 'SJ II.2.6', { max: 25 }),
  machineCost: figure(1, 'rulebook', 'SJ III.3: for each machine in each production', { max: 9 }),
  obsoleteWorkers: figure(2, 'rulebook', 'SJ 6.IV: for each factory that becomes obsolete', { max: 9 }),
  qualityLevels: figure(4, 'rulebook', 'SJ II.2.4: levels 5 and 6 need a tile', { min: 1, max: 6 }),
  distributionLevels: figure(4, 'rulebook', 'SJ II.2.5', { min: 1, max: 6 }),

  // Shares
  sharesPerCompany: figure(30, 'rulebook', 'SJ 2.0 and 4.1.II', { min: 15, max: 60 }),
  sharesAtSetUp: figure(15, 'rulebook', 'SJ 4.1.II', { min: 1, max: 15 }),
  shareSpaceAtSetUp: figure(10, 'rulebook', 'SJ 4.1.II', { min: 1, max: 60 }),
  shareValueBySpace: figure(
    [
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20, 21,
      21, 21, 22, 22, 22, 23, 23, 23, 24, 24, 24, 25, 25, 25, 26, 26, 26, 27, 27, 27, 28, 28, 28, 29, 29, 29, 30, 30,
      30,
    ],
    'derived',
    'simplest track through the seven points of the examples: one, two, then three spaces to the pound',
    { min: 1, max: 99 },
  ),
  spacesPerPoundBeyond: figure(
    4,
    'reconstructed',
    'the printed track ends at 60; ours goes on so that it never blocks',
    { min: 1, max: 9 },
  ),
  lowestPurchasePrice: figure(10, 'rulebook', 'SJ II.2.6', { min: 1, max: 20 }),
  loan: figure(10, 'rulebook', 'SJ 7.0', { min: 1, max: 50 }),
  loanRepayment: figure(13, 'rulebook', 'SJ 7.0', { min: 1, max: 99 }),

  spacesBackPerLoan: figure(1, 'rulebook', 'SJ 7.0', { max: 9 }),
  spacesBackForPriceCut: figure(1, 'rulebook', 'SJ III.3: a price that distribution no longer carries', { max: 9 }),
  spacesForSale: figure(
    { goodsSold: 2, mostAppeal: 1, mostSold: 1 },
    'rulebook',
    'SJ III.2: one for each good sold, up to a limit, and the two bonuses',
    { max: 9 },
  ),

  // Administration chart and action markers
  administrativeCosts: figure(
    [2, 4, 6, 8, 10],
    'found',
    'players report five spaces; the examples use 2, 4, 6 and 10',
    { min: 0, max: 20 },
  ),
  reuseFee: figure(2, 'rulebook', 'SJ II.1', { max: 20 }),
  machineryCosts: figure(
    { coloured: [3, 6, 13], light: [2, 5, 10], dark: [2, 3, 6] },
    'derived',
    'SJ II.2.3 names 3, 6, 13 and both third values; the others were read off a scanned mat',
    { min: 1, max: 30 },
  ),
  qualityCosts: figure(
    { coloured: [6, 12], light: [4, 8, 12], dark: [3, 6, 10] },
    'derived',
    'SJ II.2.4 names 6, 12 and the light third value; dark read off a scanned mat, light 4 and 8 by even steps',
    { min: 1, max: 30 },
  ),
  distributionCosts: figure(
    [1, 2, 3, 4, 5, 6],
    'rulebook',
    'SJ II.2.5: a step costs the level it reaches; levels 5 and 6 only if your copy has them',
    { max: 30 },
  ),
  priceAdjustment: figure(1, 'rulebook', 'SJ II.3.1: for a factory that the action did not affect', { max: 2 }),
  distributionLimit: figure({ coloured: 4, light: 7, dark: 10 }, 'rulebook', 'SJ II.2.5', { max: 30 }),
}

export const SPINNING_JENNY_FIGURES = {
  ...BOARD_FIGURES,
  startUpCapital: figure(20, 'rulebook', 'SJ 4.1.V', { max: 200 }),
  importerStep: figure(1, 'rulebook', 'SJ 5.I', { max: 5 }),
  workersReturned: figure(2, 'rulebook', 'SJ 5.I', { max: 20 }),
  setsOfAdvancedMarkers: figure({ players2: 2, players3: 2, players4: 3 }, 'rulebook', 'SJ 4.1.III', {
    min: 2,
    max: 4,
  }),
  lightStockExchangeMarkers: figure(
    { players2: 2, players3: 3, players4: 4 },
    'derived',
    'they fill the light spaces that are left',
    { max: 4 },
  ),
}
