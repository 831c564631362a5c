// Written by scripts/tuning/tune.ts; do not edit by hand.
import type { Tuned } from '../tuned.ts'
import type { Weights } from './weights.ts'

export const TUNED: Tuned<Weights> = {
  command: 'npm run tune -- --game water-frame-by-two --steps 4 --blocks 240 --seed 1',
  steps: 4,
  games: 1920,
  weights: {
    fadeOfIncome: 0.815,
    fadeOfSpaces: 1.269,
    growth: 0.896,
    hiring: 0.402,
    liquidity: 0.258,
    workingCash: 15.841,
    administration: 0.433,
    lightMachinery: 7.669,
    lightQuality: 8.339,
    lightDistribution: 3.201,
    lightStockExchange: 9.461,
    darkMachinery: 2.341,
    darkQuality: 2.94,
    darkDistribution: 11.033,
    quality: 2.402,
    factory: 11.409,
    lightProduction: 2.182,
    darkProduction: 1.349,
    ship: 0.908,
    tiles: 2.633,
    rival: 0.963,
  },
}
