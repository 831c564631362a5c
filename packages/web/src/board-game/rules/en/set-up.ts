// The preparation round in English — 4.1.
import type { ChapterText } from '../../../rules/plan.ts'

export const setUp: ChapterText<'set-up'> = {
  title: 'Preparation round 1760',
  sections: {
    '4.1.I': [
      'Board and job market',
      'All four importers start on 0. Every space of the job market gets a worker; then some are taken off from the top.',
      '- Four players: 4 to the fired workers.',
      '- Three players: 8 to the fired workers.',
      '- Two players: 4 to the fired workers, 8 out of the game.',
      '[SJ] The marker for the end of the game lies on the event space of 1790.',
      '[WF] Five economy markers for each good are laid face down, one for each decade. Events are laid face down too: Bureaucracy is somewhere in 1770 to 1790, one is drawn for 1800, End of Game lies in 1810.',
      '[WF] With two players the economy markers that bring back 3 workers stay in the box, and so do the events Navigation Acts, Economic Crisis, Hamburg Credit Crisis and Opium War. The recommended set-up leaves out the same economy markers and uses Lobby, War on the Continent, Bureaucracy and World Exhibition, in this order.',
      '[ruling] What lies face down is unknown to everyone. The program draws it at the moment it is turned up, with the same chances.',
    ],
    '4.1.II': [
      'Companies',
      'Each company owns 15 of its 30 shares; the bank holds the rest. The share value indicator stands on space 10, so a share is worth £10. The start player is drawn.',
      '[WF] Everyone also has a harbour mat with two piers, a warehouse and the contracts track. With two players contracts only go to 2 and 4.',
    ],
    '4.1.III': [
      'Special markers',
      '[SJ] Machinery, quality and distribution: three light and three dark markers of each with four players, two of each otherwise. As many light markers as there are players are drawn onto the timetable, to be chosen from in {4.1.V}.',
      '[SJ] The other light ones lie ready for level I, together with one light stock exchange marker for each player. The dark ones lie ready for level II.',
      '[WF] Advanced markers are drawn for the rows I to IV of the mat: light ones for I and II, dark ones for III and IV. Four players have 4, 5, 5 and 4 of them, three players 3 in each row, two players 2 in each row.',
      '[WF] Ships lie in their rows: capacity 2 in I, 4 in II, 6 in III, 8 and 10 in IV. With two players only the four small ships are used.',
      '[WF] Charisma, one Inventor and more development tiles are laid out: 12 drawn ones with two players, 19 with three, 26 with four. No tile may lie there in as many copies as there are players.',
    ],
    '4.1.IV': [
      'Founding two factories',
      'From the start player on, everyone chooses a factory of level I; then, in the opposite order, a second one for another good. Several players may choose the same good.',
      'A founded factory takes workers from the market for its first two rows at once, and its owner sets the price: at least £5, and never so high that appeal falls below 0.',
      '> Food I has base quality 8. At £6 its appeal is 2, so at most two food can be sold.',
      'With the recommended set-up factories, prices and cash are given instead.',
    ],
    '4.1.V': [
      'Start-up capital and first marker',
      '[SJ] Everyone gets £20 and may sell shares to the bank for £10 each, from the start player on. Then, in the opposite order, each chooses one of the light markers on the timetable.',
      '[WF] In the opposite order of play, everyone sells shares for £10 each, at least enough to pay for the factories, and then takes one special marker: a tile, a light marker or a ship of level I.',
      '[ruling] Where the recommended set-up gives somebody a Foreman, its owner chooses the factory.',
    ],
    '4.1.VI': [
      'Paying for the factories',
      'Everyone pays the building costs of both factories. The game begins with the first cycle of 1770.',
      '> Food I and lamps I cost £8 + £11 = £19.',
    ],
  },
}
