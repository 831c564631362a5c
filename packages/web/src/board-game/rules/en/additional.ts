// Additional actions in English — II.3.
import type { ChapterText } from '../../../rules/plan.ts'

export const additional: ChapterText<'additional'> = {
  title: 'Additional actions',
  sections: {
    'II.3': [
      'After the main action',
      'Each marker brings one additional action, which comes after its main action and may be done even if that was not. Factory, quality, distribution and production bring a price adjustment; workers, machinery, stock exchange and ship bring a special marker.',
      '[SJ] The light stock exchange marker brings none.',
    ],
    'II.3.1': [
      'Price adjustment',
      'You may set a new price in every factory that the main action touched: after factory those built or modernised, after quality and distribution those raised.',
      'After quality and distribution, other factories too, for £1 each out of the sum paid.',
      '> £4 for distribution: £2 raise one factory from 1 to 2, £1 each open the price of two others. All three prices may change.',
      'Prices go from £5 to £25. Appeal must not fall below 0, and no price may be set on a space where stored goods lie.',
      '[WF] After production only the factory that produced.',
      'At no other time may a price change.',
    ],
    'II.3.2': [
      'Special marker',
      'Take one special marker, free of charge, of the current or an earlier level. You may never own two of the same kind and shade; a light and a dark one of the same action are fine. You keep it to the end.',
      '[SJ] Light markers from the 1770s, dark ones from the 1780s.',
      '[WF] A development tile, an advanced action marker or a ship. Instead, a {tile broker} may be given back for one or two shares at half price.',
      '[ruling] One marker for each additional action.',
    ],
    'II.3.2.1': [
      'Development tile',
      '[WF] Take any tile that lies out; their effects are in the catalogue of components. No two alike, four at most: with a fifth, one goes back and its effect ends. Patrons of different goods are different tiles.',
      'Instead of taking one you may move a tile that is assigned to a factory, such as {tile foreman} or {tile workshop}, to another factory.',
      '> You give back the Small Warehouse for a fifth tile: its goods move to open spaces of the large warehouse; what has no space is lost.',
      '[ruling] An assigned tile belongs to the good’s place on the mat, whatever factory stands there. As long as it works at no factory it waits: whenever you take a special marker of any kind and have a factory, you may assign it or let it wait on.',
    ],
    'II.3.2.2': [
      'Advanced action marker',
      '[WF] Take a marker from a row of the current or an earlier level. Production exists only among them. With the {tile inventor} also from the next row.',
    ],
    'II.3.2.3': [
      'Ship',
      '[WF] Take a ship of the current or an earlier level and lay it at a free pier; you have two. When both are taken, a bigger ship may replace a smaller one.',
      'Its crew comes from the job market automatically: none for capacity 2, then 1 for 4, 2 for 6, 3 for 8 and 4 for 10. Crews are paid in the event phase ({6.II}).',
      '> A ship of 2 and one of 4 need 1 worker. Replacing the 2 by a 6 makes 1 + 2 = 3, so two more come.',
      'A returned ship is free for everyone. On the chart, the new ship takes the place of the one it replaces.',
      '[ruling] No ship without its whole crew: from the market, then from the fired workers. With the {tile inventor} also a ship of the next level.',
    ],
  },
}
