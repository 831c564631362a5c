// End of round, money troubles and the end of the game in English — 6.0 to 8.0.
import type { ChapterText } from '../../../rules/plan.ts'

export const end: ChapterText<'end'> = {
  title: 'End of round, debts and victory',
  sections: {
    '6.0': [
      'End of the round',
      'After the fourth cycle of a decade these steps follow, and then the next decade begins.',
    ],
    '6.I': ['Markers come back', 'Everyone takes all action markers back from the administration chart.'],
    '6.II': [
      'Event phase',
      'In the last decade the event is a last stock exchange for everyone, from the start player on: sell stored goods at fixed prices, repay loans, buy shares. Shares are not sold. It needs no marker and costs nothing.',
      '> Space 36 is worth £22. With £84 you buy three shares for £66 and keep £18.',
      '[SJ] In earlier decades nothing happens.',
      '[WF] First everyone pays the current wage for each crew member and warehouse worker. Then ships may be given back, whole with their crew, and warehouse workers let go. Then the event is turned up and carried out.',
      '[WF] After the event the owner of a {tile broker} may sell stored goods and trade shares.',
      '[ruling] A Broker never buys while owing loans. In 1810 no workers are dismissed. A ship without crew may be given back as well.',
    ],
    '6.III': [
      'New start player',
      'The player with the least valuable portfolio (shares times value) names the start player of the next decade: any player, including themselves and the current one.',
      'Ties: less cash, then the seat farthest from the start player.',
      '[WF] The owner of {tile charisma} may give it back first and name the start player.',
    ],
    '6.IV': [
      'Obsolete factories',
      'At the start of some decades a level becomes obsolete: each factory of that level takes two additional workers, from the fired workers and then from the market. They stand beside the rows, make nothing and are paid in each production.',
      '[SJ] Level I in 1790.',
      '[WF] Level I in 1790, II in 1800, III in 1810.',
      'If there are too few workers, they are handed out one by one, factory by factory from the start player on; for each one missing its owner pays £5 once.',
      '> Five workers for four obsolete factories: each factory gets one, the first a second. Three are missing: £15 from their owners.',
      'They leave when the factory is modernised to the current level or closed.',
      '[ruling] Older factories that were obsolete before get no second pair, and a factory built at an obsolete level gets none. All that one player owes for missing workers is one payment.',
    ],
    '7.0': [
      'Emergency sale and loans',
      'If you cannot pay what is due, you sell own shares at their value: as few as cover it. You keep the rest of the money. For each share you sell this way, the indicator goes back as many spaces as the first digit of the space it stood on.',
      '> On space 28, £30 are due. Two shares bring £38; 2 × 2 = 4 spaces back, to space 24. £8 are kept.',
      'Without shares one borrows: £10 for each loan, one space back for each. A loan is repaid with £13 in a stock exchange, and while you owe one you may not buy shares.',
      '[ruling] What belongs to one action is paid together at its end. On spaces 1 to 9 the digit counts as 1.',
    ],
    '8.0': [
      'Victory',
      'The game ends after the last event. Your result is shares times share value. Most wins; ties go to more cash, then they are shared. A player who still owes a loan is not ranked.',
      '[WF] Before that, two penalties: each factory still marked for late hiring costs four spaces and two shares; each open contract costs as many spaces as it stands on.',
      '> On space 41 with a contract on 6: back to space 35, from £24 to £22 a share. 19 shares make £418 instead of £456.',
      '[ruling] No player drops out before the end, whatever they owe. The penalty takes at most the shares there are.',
    ],
  },
}
