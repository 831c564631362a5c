// Written by scripts/tuning/tune.ts; not to be changed by hand.
import type { Weights } from './weights.ts'

interface Tuned {
  readonly command: string
  readonly steps: number
  readonly games: number
  readonly weights: Weights
}

export const TUNED: Tuned = {
  command: 'npm run tune -- --game card-game --steps 120 --blocks 8 --seed 1',
  steps: 120,
  games: 1600,
  weights: {
    fadeOfIncome: 0.823,
    fadeOfValue: 0.854,
    growth: 0.284,
    buying: 0.94,
    hiring: 0.336,
    bonus: 0.993,
    liquidity: 0.014,
    workingCash: 48.302,
    factory: 1.472,
    quality: 0.301,
    qualityTrack: 0.067,
    distributionTrack: 0.793,
    cardsTrack: 0.26,
    machineryTrack: 0.309,
    shipTrack: 0.947,
    stockTrack: 1.231,
    entrepreneur: 0.132,
    customsOffice: 0.308,
    extraShift: 0.703,
    workshop: 0.097,
    foreman: 0.318,
    broker: 0.064,
    patron: 0.29,
    inventor: 0.331,
    developer: 0.29,
    contract: 1.471,
    patent: 0.803,
    engineer: 0.198,
    bigStorehouse: 1.053,
    rival: 0.939,
    rivalAmongMany: 0.457,
  },
}
