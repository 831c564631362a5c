// Written by scripts/tuning/tune.ts; do not edit by hand.
import type { Tuned } from '../tuned.ts'
import type { Weights } from './weights.ts'

export const TUNED: Tuned<Weights> = {
  command: 'npm run tune -- --game spinning-jenny --steps 320 --blocks 8 --seed 1',
  steps: 320,
  games: 4272,
  weights: {
    fadeOfIncome: 0.987,
    fadeOfSpaces: 1.149,
    growth: 1.796,
    hiring: 0.231,
    liquidity: 0.162,
    workingCash: 16.097,
    administration: 0.871,
    lightMachinery: 8.35,
    lightQuality: 7.635,
    lightDistribution: 2.455,
    lightStockExchange: 5.683,
    darkMachinery: 1.518,
    darkQuality: 0.014,
    darkDistribution: 7.825,
    quality: 0.015,
    factory: 10.142,
    lightProduction: 2,
    darkProduction: 3,
    ship: 0.5,
    tiles: 1,
    rival: 0.772,
  },
}
