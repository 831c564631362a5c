// The board game's aim, pieces and shape in English — 1.0 to 4.0.
import type { ChapterText } from '../../../rules/plan.ts'

export const game: ChapterText<'game'> = {
  title: 'The game',
  sections: {
    '1.0': [
      'What it is about',
      'You run a company in the early Industrial Revolution, alone against one to three rivals. You found factories, hire workers or replace them by machines, set prices and sell at home; in Water Frame you also store and ship.',
      'At the end only your own shares count: their number times the value of one. Cash counts for nothing but ties, so money has to become shares before the game is over ({8.0}).',
      'What ties everybody together is the job market: each worker hired anywhere is one more customer for everyone, and pushes wages up ({job-market}).',
    ],
    '2.0': [
      'Pieces',
      'Workers are the only scarce piece: there are 80. Money, machines and goods never run out.',
      'Each company has 30 shares, six action markers in its own colour, and one factory for each good and level. A factory is for food, clothes, cutlery or lamps.',
      'Advanced action markers are grey: light ones are better than the coloured ones, dark ones better still. Together with ships and development tiles they are the special markers.',
      '[SJ] Only levels I and II are used. Ships, contracts, harbour mats, economy markers, production markers, development tiles and all events but the end of the game stay in the box.',
      '[WF] Everything is used except the light stock exchange marker.',
      '[ruling] The reorganisation, competition and bonus markers that the 2016 list names have no rules in any text, so they are left out.',
    ],
    '3.0': [
      'How the game runs',
      'A preparation round in 1760 is followed by decades. A decade has four cycles, one for each good, and an end of round. In each cycle everyone has one turn, and then the factories of the active good produce and sell.',
      '[SJ] Three decades: the 1770s, 1780s and 1790s, twelve cycles in all. Level I is open in the 1770s, level II from the 1780s.',
      '[WF] Five decades: the 1770s to the 1810s, twenty cycles in all. Levels open with the decades: I in 1770, II in 1780, III in 1790, IV in 1800 and 1810.',
    ],
  },
}
