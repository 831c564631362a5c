// Written by scripts/tuning/tune.ts; do not edit by hand.
import type { Tuned } from '../tuned.ts'
import type { Weights } from './weights.ts'

export const TUNED: Tuned<Weights> = {
  command: 'npm run tune -- --game water-frame --steps 100 --blocks 4 --seed 1',
  steps: 100,
  games: 668,
  weights: {
    fadeOfIncome: 0.648,
    fadeOfSpaces: 1.18,
    growth: 1.561,
    hiring: 0.366,
    liquidity: 0.154,
    workingCash: 15.277,
    administration: 0.508,
    lightMachinery: 7.873,
    lightQuality: 9.587,
    lightDistribution: 2.737,
    lightStockExchange: 10.051,
    darkMachinery: 2.636,
    darkQuality: 3.55,
    darkDistribution: 10.414,
    quality: 3.09,
    factory: 7.451,
    lightProduction: 2.158,
    darkProduction: 1.469,
    ship: 1.106,
    tiles: 1.391,
    rival: 0.704,
  },
}
