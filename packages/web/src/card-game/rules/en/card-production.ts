// The card game's production, preparation and scoring in English — 2 and 3.
import type { ChapterText } from '../../../rules/plan.ts'

export const cardProduction: ChapterText<'card-production'> = {
  title: 'Production, preparation, scoring',
  sections: {
    'CG-2': [
      'Production phase',
      'Everyone with a factory for the active good sells, stores or ships, pays, and may gain share value. The others skip the phase.',
      '[ruling] It goes in turn order, but no player’s choice affects the others.',
    ],
    'CG-2.a': [
      'Selling at home',
      'Your factory makes what factory and worker cards show: 1 for the factory, 2 for a card on side I, 3 for a card on side II or III.',
      'You may sell as many as your appeal is above the demand, never more than your appeal. What was made must be sold as far as that goes; stored goods of that factory may fill up the rest.',
      'Each good brings your price: the sum of all coins on factory, office and quality.',
      '> Made 4, appeal 3, demand 1, price 14: two are sold for £28, two are left.',
      'The {card patron} lets you sell one more if your appeal is above the demand, the {card extra-shift} makes one more.',
    ],
    'CG-2.b': [
      'Leftovers: ships',
      'What is left, fresh or stored, may be shipped, stored, or both. The rest is wasted.',
      'Each ship carries 2 goods, with the development 3 or 4, of the active good only. Each good brings the export price of the factory, one pound below its dearest spot. A ship is used up until your next stock exchange.',
      'Each ship used puts a token on your board, nine at most in the game. Tokens cost share value at the end ({CG-final}). Shipped goods never raise share value.',
      '> Three goods left, capacity 2: two ships, two tokens; with the {card customs-office} one token.',
    ],
    'CG-storehouses': [
      'Leftovers: storehouses',
      'You have two small storehouses for 1 or 2 goods each, and with the {card big-storehouse} one for up to 4. A storehouse holds one kind of good and stands at its factory.',
      'Stored goods wait for a later sale, a ship or the end of the game. A storehouse may be emptied for other goods; what it held is lost.',
    ],
    'CG-2.c': [
      'Costs',
      'Pay the wage for each worker, £1 for each machine and the fixed cost of the factory: on side I £4, £5, £6, £7 for food, clothes, cutlery, lamps, on side II £1 more.',
      'If your money is too short, the emergency fund pays: for each loan token half your share value, rounded up. As few tokens as needed are used and the rest of the money is kept. With nine tokens out and still not enough, you are bankrupt.',
      '> Value 15, short by £10: two tokens bring £16, £6 are left.',
      '[ruling] A bankrupt player scores 0; factories, appeal markers and cards leave, demand stays, the others play on.',
    ],
    'CG-2.d': [
      'Share value',
      'Each player who sold at least two goods at home gains 1. Of these, the one with the highest appeal gains 1 more. In a tie no one does, unless the {card entrepreneur} breaks it.',
      '> A sells 3 at appeal 6, B sells 2 at appeal 4, C sells 1 at appeal 7: A gains 2, B gains 1, C nothing.',
      '[ruling] Who sold fewer than two is no rival. The neutral player is one where it would sell two.',
    ],
    'CG-2.e': ['Distribution fades', 'The producing factory loses one point of distribution. Others keep theirs.'],
    'CG-3': [
      'The next round',
      'After rounds 1 to 3 the next good becomes active and the start player card goes clockwise.',
      'After round 4 food is active again and the next decade begins. Used cards are ready again. The player with the lowest shares times value, not counting loans and ships, names the start player.',
      'Ties: less money, then the nearest clockwise from the old start player.',
      'With two players the neutral player goes up one space on every track after decades I and II, and moves demand by the arrows it passes.',
    ],
    'CG-final': [
      'Final scoring',
      'After round 4 of decade III:',
      '- Stored goods are sold at £2, £3, £4, £5 for food, clothes, cutlery, lamps.',
      '- All money buys shares at full value.',
      '- Each loan takes away one share.',
      '- Ship tokens lower the value: by 1 after 2, 4, 6, 8 and 9 tokens each.',
      '- Value times shares is your score.',
      'The player with more money left wins a tie; otherwise it is shared.',
      '> £47, value 20, 18 shares, 2 loans, 4 shipping tokens, 2 lamps stored: £57 buy 2 shares, 20 − 2 = 18 shares, value 20 − 2 = 18, score 324.',
    ],
  },
}
