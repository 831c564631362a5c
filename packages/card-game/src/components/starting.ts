// Fixed set-up by seat: figures only — CG setup 4. Goods and developments are numbered from 1 in the rulebook's order.
import { figure } from '@arkwright/kernel'

export const startingFigures = {
  startGoods: figure(
    {
      two: [
        [1, 3],
        [2, 4],
      ],
      three: [
        [1, 2],
        [2, 3],
        [1, 3],
      ],
      four: [
        [2, 4],
        [1, 3],
        [1, 4],
        [2, 3],
      ],
    },
    'reconstructed',
    'pairs of the board game; games of bots decided who has which',
    { min: 1, max: 4 },
  ),
  startCard: figure(
    { two: [5, 4], three: [0, 4, 5], four: [0, 5, 0, 4] },
    'rulebook',
    'number of the development card; 0: a step on the player board',
    { max: 5 },
  ),
  startStep: figure(
    { two: [0, 0], three: [2, 0, 0], four: [2, 0, 4, 0] },
    'reconstructed',
    'number of the development, for seats without a card; chosen in games of bots',
    { max: 6 },
  ),
}
