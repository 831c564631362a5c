// Numbers of both games that were constants of the rules before they became figures.
export const ADDED_FOR_BOTH = [
  'machineCost',
  'obsoleteWorkers',
  'spacesBackPerLoan',
  'spacesBackForPriceCut',
  'spacesForSale',
  'distributionCosts',
  'priceAdjustment',
] as const
