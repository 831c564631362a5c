// Factories, worker and office cards: figures only — CG setup 4-6, CG 1.a.1-1.a.3. Goods in the order food, clothes, cutlery, lamps.
import { figure } from '@arkwright/kernel'

const GUESS = 'scale of the board game'

export const factoryFigures = {
  spotAppeal: figure([3, 2, 1, 0], 'derived', 'spot 4 is 0, clothes spot 3 is 1, Eva stood on 3', { max: 3 }),
  foodPriceI: figure([1, 2, 3, 4], 'reconstructed', GUESS),
  clothesPriceI: figure([2, 3, 4, 5], 'derived', 'spot 3 costs 4 (example), price and appeal have one sum'),
  cutleryPriceI: figure([3, 4, 5, 6], 'reconstructed', GUESS),
  lampsPriceI: figure([4, 5, 6, 7], 'reconstructed', GUESS),
  foodPriceII: figure([3, 4, 5, 6], 'reconstructed', GUESS),
  clothesPriceII: figure([4, 5, 6, 7], 'reconstructed', GUESS),
  cutleryPriceII: figure([6, 7, 8, 9], 'reconstructed', GUESS),
  lampsPriceII: figure([7, 8, 9, 10], 'reconstructed', 'scale of the board game; the pictured price of 14 needs it'),
  factoryGoods: figure({ I: [1, 1, 1, 1], II: [1, 1, 1, 1] }, 'reconstructed', 'pictured total of 4 in decade II', {
    max: 4,
  }),
  fixedCost: figure(
    { I: [4, 5, 6, 7], II: [5, 6, 7, 8] },
    'reconstructed',
    'a first factory earns about what it costs',
  ),
  exportPrice: figure({ I: [3, 4, 5, 6], II: [5, 6, 8, 9] }, 'reconstructed', 'one below the price of spot 4'),
  finalPrice: figure([2, 3, 4, 5], 'reconstructed', 'fixed warehouse prices of the board game'),
  clothesOffice: figure(4, 'rulebook', 'price and appeal example', { max: 4 }),
  otherOffices: figure([4, 4, 4], 'reconstructed', 'every appeal from 0 to 7 then occurs once', { max: 4 }),
  firstWorkersGoods: figure({ I: [2, 2, 2, 2], II: [3, 3, 3, 3] }, 'reconstructed', 'pictured total of 4', { max: 6 }),
  secondWorkersGoods: figure({ I: [2, 2, 2, 2], III: [3, 3, 3, 3] }, 'reconstructed', 'a reasonable return on wages', {
    max: 6,
  }),
  firstWorkers: figure([3, 3, 4, 4], 'reconstructed', GUESS, { min: 2, max: 8 }),
  secondWorkers: figure([3, 3, 4, 4], 'reconstructed', GUESS, { min: 2, max: 8 }),
  firstMachines: figure([1, 1, 2, 2], 'reconstructed', 'cards show one or two machines', { min: 1, max: 2 }),
  secondMachines: figure([1, 2, 2, 2], 'reconstructed', 'cards show one or two machines', { min: 1, max: 2 }),
  machineMaintenance: figure(1, 'rulebook', 'automate production'),
}
