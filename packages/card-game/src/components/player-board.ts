// The player board and the cards in hand: figures only — CG setup 2, 3 and 7, CG 1.a.4, CG 1.c, CG 2.b, CG final.
import { figure } from '@arkwright/kernel'

export const playerBoardFigures = {
  decades: figure(3, 'rulebook', 'four rounds each', { min: 2, max: 4 }),
  startMoney: figure(50, 'rulebook', 'set-up'),
  startShares: figure(10, 'derived', 'five bought make fifteen (French solo titles)', { max: 30 }),
  startShareValue: figure(10, 'rulebook', 'expert set-up: a share costs 10', { min: 1, max: 30 }),
  sharesMax: figure(30, 'derived', 'French solo titles', { min: 10, max: 30 }),
  shareValueMax: figure(30, 'derived', 'French solo titles', { min: 10, max: 30 }),
  loanSpaces: figure(9, 'rulebook', 'bank loans', { max: 9 }),
  shipSpaces: figure(9, 'rulebook', 'ships', { max: 9 }),
  shipsOnCard: figure(2, 'rulebook', 'shipping card', { min: 1, max: 2 }),
  shipValueLoss: figure([0, 0, 1, 1, 2, 2, 3, 3, 4, 5], 'reconstructed', 'pound signs after tokens 2, 4, 6, 8 and 9', {
    max: 30,
  }),
  quality: figure([1, 2, 2, 3], 'rulebook', 'French text', { min: 1, max: 6 }),
  distribution: figure([2, 3, 3, 4], 'rulebook', 'French text', { min: 1, max: 4 }),
  cards: figure([2, 3, 4], 'rulebook', 'developments', { min: 2, max: 18 }),
  machinery: figure([2, 3, 4], 'rulebook', 'developments', { min: 1, max: 9 }),
  ship: figure([2, 3, 4], 'rulebook', 'developments', { min: 1, max: 9 }),
  stock: figure([0, 1, 2], 'rulebook', 'developments', { max: 9 }),
  restrictedUntil: figure(
    { quality: [1, 2, 3], distribution: [1, 2, 3], machinery: [1, 2], ship: [1, 2] },
    'reconstructed',
    'natural reading: step 1 in decade I, step 2 in II, step 3 in III',
    { min: 1, max: 3 },
  ),
  smallQualityCard: figure([1, 2], 'derived', 'quality examples 2 to 4', { min: 1, max: 6 }),
  bigQualityCard: figure([3, 4], 'derived', 'quality examples 2 to 4', { min: 1, max: 6 }),
  qualityLimit: figure(4, 'rulebook', 'add quality or distribution', { min: 1, max: 6 }),
  distributionCards: figure(2, 'rulebook', 'set-up', { min: 1, max: 4 }),
  distributionLimit: figure(4, 'rulebook', 'add quality or distribution', { min: 1, max: 4 }),
  smallStorehouse: figure(2, 'rulebook', 'storehouses', { min: 1, max: 2 }),
  soldForValue: figure(2, 'rulebook', 'increase share value', { min: 1, max: 9 }),
}
