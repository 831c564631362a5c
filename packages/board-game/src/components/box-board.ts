// How an owner checks the figures that both board games share: the same board and mats are in one box.
import { type BoxPlan, entriesAt, type PlannedGroup } from '@arkwright/kernel'
import { GOOD_NAMES } from './goods.ts'

export const BOARD_GROUPS: readonly PlannedGroup[] = [
  { id: 'job-market-spaces', place: 'job market', editor: 'row', parts: [['unnumberedSpaces']] },
  { id: 'wages-1-10', place: 'job market', editor: 'row', parts: entriesAt(['wageByRow'], 0, 9) },
  { id: 'wages-11-20', place: 'job market', editor: 'row', parts: entriesAt(['wageByRow'], 10, 19) },
  { id: 'share-track-end', place: 'share track', editor: 'row', parts: [['spacesPerPoundBeyond']] },
  ...GOOD_NAMES.map(
    (good): PlannedGroup => ({
      id: `factory-mat-${good}`,
      place: 'factory mats',
      editor: 'table',
      parts: [
        ['cost', good],
        ['workerSpaces', good],
        ['machineSpaces', good],
      ],
    }),
  ),
  {
    id: 'output-I-II',
    place: 'factory mats',
    editor: 'table',
    parts: [
      ['output', 'I'],
      ['output', 'II'],
    ],
  },
  {
    id: 'output-III-IV',
    place: 'factory mats',
    editor: 'table',
    parts: [
      ['output', 'III'],
      ['output', 'IV'],
    ],
  },
]

/** Where the shared figures lie that a text states. */
export const BOARD_PLACES = {
  board: ['decades', 'levelByDecade', 'obsoleteByDecade'],
  'job market': ['firedWorkersAtSetUp', 'workersRemovedAtSetUp'],
  'share track': [
    'shareValueBySpace',
    'sharesPerCompany',
    'sharesAtSetUp',
    'shareSpaceAtSetUp',
    'lowestPurchasePrice',
    'spacesForSale',
    'spacesBackForPriceCut',
    'loan',
    'loanRepayment',
    'spacesBackPerLoan',
  ],
  administration: ['administrativeCosts', 'reuseFee'],
  'factory mats': [
    'lowestPrice',
    'highestPrice',
    'storageSpaces',
    'fixedPrice',
    'machineCost',
    'obsoleteWorkers',
    'qualityLevels',
    'distributionLevels',
    'priceAdjustment',
  ],
  markers: [
    'machineryCosts',
    'qualityCosts',
    'distributionCosts',
    'distributionLimit',
    'setsOfAdvancedMarkers',
    'predeterminedPrices',
    'predeterminedShares',
    'predeterminedCash',
  ],
} as const satisfies BoxPlan['others']
