// The predetermined set-ups of Spinning Jenny — SJ 4.1.III-VI. Seats in player order, beginning with start player blue.
import { figure } from '@arkwright/kernel'

export const SPINNING_JENNY_SET_UPS = {
  predeterminedPrices: figure(
    {
      players2: { blue: { food: 5, cutlery: 8 }, red: { food: 5, clothes: 6 } },
      players3: { blue: { food: 5, clothes: 6 }, red: { clothes: 6, cutlery: 8 }, green: { food: 5, cutlery: 8 } },
      players4: {
        blue: { clothes: 6, cutlery: 7 },
        red: { food: 5, cutlery: 8 },
        green: { clothes: 5, lamps: 9 },
        yellow: { food: 5, lamps: 8 },
      },
    },
    'rulebook',
    'SJ 4.1.IV: the two factories of each seat and their prices',
    { min: 1, max: 40 },
  ),
  predeterminedShares: figure(10, 'rulebook', 'SJ 4.1.V', { max: 15 }),
  predeterminedCash: figure(70, 'rulebook', 'SJ 4.1.V', { max: 200 }),
  predeterminedMarkers: figure(
    {
      players2: { blue: { 'light machinery': 1 }, red: { 'light quality': 1 } },
      players3: { blue: { 'light machinery': 1 }, red: { 'light quality': 1 }, green: { 'light distribution': 1 } },
      players4: {
        blue: { 'light machinery': 1 },
        red: { 'light quality': 1 },
        green: { 'light distribution': 1 },
        yellow: { 'light machinery': 1 },
      },
    },
    'reconstructed',
    'SJ 4.1.V: one light grey marker each; the pictures are lost',
    { max: 1, pieces: ['light machinery', 'light quality', 'light distribution'] },
  ),
}
