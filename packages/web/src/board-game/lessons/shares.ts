// Shares, their value, and the end of the game: the last two cycles of a whole game.
import { END_TURN, type Lesson, moves } from '../../lessons/lesson.ts'

const GAME_SO_FAR = moves(
  'place factory 1, build clothes I, price clothes 5, build lamps I, price lamps 7, done, price clothes 8, done, place light quality 4, quality food, quality food, price food 6, place light quality 4, quality clothes, quality clothes, price clothes 8, place light machinery 5, machine clothes 1, machine cutlery 1, machine cutlery 2, take light quality, place workers 2, hire lamps 2, hire lamps 2, hire lamps 2, done, take light stock exchange, place stock exchange 1, sell shares 0, buy shares 2, take light distribution, place workers 2, hire food 3, hire food 3, done, take light machinery, place light quality 4, quality cutlery, quality lamps, price cutlery 7, price lamps 9, start player blue, place light stock exchange 1, sell cutlery 0, sell shares 0, buy shares 3, place factory 1, modernise food, modernise clothes, done, price food 7, price clothes 10, place light distribution 3, distribution food, distribution food, distribution food, price food 10, place light stock exchange 1, sell food 1, sell cutlery 0, sell shares 0, buy shares 1, place light stock exchange 1, sell cutlery 0, sell shares 0, buy shares 1, place light quality 4, quality food, quality food, price food 12, stop selling, place machinery 2, machine food 1, take dark quality, place light stock exchange 1, sell cutlery 0, sell shares 0, buy shares 1, start player blue, place distribution 2, distribution cutlery, distribution lamps, distribution lamps, price cutlery 8, price lamps 10, place light distribution 4, distribution food, distribution clothes, distribution clothes, price food 13, price clothes 11, place workers 1, hire clothes 3, hire clothes 3, done, take dark machinery, place light stock exchange 1, sell cutlery 0, sell shares 1, buy shares 1',
)

export const shares = {
  id: 'shares',
  game: 'spinning-jenny',
  options: { players: 2 },
  seed: 'lesson',
  opening: GAME_SO_FAR,
  scenes: [
    { key: 'counts', look: ['holdings', 'share value'] },
    { key: 'worth', look: ['holdings'], ask: { figure: 'portfolio', choices: [252, 315, 332], unit: 'pounds' } },
    {
      key: 'prepare',
      look: ['cutlery', 'forecast'],
      goal: { every: [{ figure: 'price', good: 2, least: 9 }, { figure: 'appeal', good: 2, least: 4 }, { ended: 1 }] },
      answer: ['place light quality 3', 'quality cutlery', 'price cutlery 9', END_TURN],
      replies: moves('place quality 2, done'),
    },
    {
      key: 'stored',
      look: ['actions'],
      goal: { happened: 'share value', where: { seat: 0, why: 'most sold' } },
      answer: ['sell stored', END_TURN],
      replies: moves('place distribution 3, distribution clothes, done'),
    },
    { key: 'value', look: ['share value'], ask: { figure: 'share value', choices: [21, 23, 37], unit: 'pounds' } },
    {
      key: 'last',
      look: ['lamps', 'actions'],
      goal: { happened: 'sold', where: { seat: 0, good: 3 } },
      answer: ['place light machinery 4', 'machine lamps 1', 'machine lamps 1', END_TURN],
      replies: moves('sell clothes 1, buy shares 4'),
    },
    {
      key: 'final',
      look: ['actions', 'holdings'],
      goal: { figure: 'shares', least: 16 },
      answer: ['buy shares 1', END_TURN],
    },
    { key: 'end', look: ['holdings', 'share value'] },
  ],
  rules: ['II.2.6', '7.0', '8.0'],
} as const satisfies Lesson
