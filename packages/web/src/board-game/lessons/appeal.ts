// Quality lasts, distribution fades: two ways to gain appeal.
import { END_TURN, type Lesson, moves } from '../../lessons/lesson.ts'

export const appeal = {
  id: 'appeal',
  game: 'spinning-jenny',
  options: { players: 2 },
  seed: 'lesson',
  opening: [],
  scenes: [
    { key: 'sum', look: ['food', 'cutlery'] },
    {
      key: 'distribution',
      look: ['food', 'actions'],
      goal: { figure: 'distribution', good: 0, least: 2 },
      answer: ['place distribution 2', 'distribution food', 'distribution food'],
    },
    { key: 'ahead', look: ['market shares'], ask: { figure: 'appeal', good: 0, choices: [3, 5, 7] } },
    {
      key: 'price',
      look: ['food', 'forecast'],
      goal: {
        every: [
          { figure: 'price', good: 0, least: 7 },
          { figure: 'appeal', good: 0, least: 3 },
        ],
      },
      answer: ['done', 'price food 7'],
    },
    {
      key: 'sell',
      look: ['actions'],
      goal: { happened: 'sold', where: { seat: 0, good: 0 }, least: { price: 7, count: 3 } },
      answer: [END_TURN],
      replies: moves(
        'place workers 1, hire clothes 3, hire clothes 3, done, done, place machinery 2, machine clothes 1, done',
      ),
    },
    { key: 'faded', look: ['food'], ask: { figure: 'distribution', good: 0, choices: [0, 1, 2] } },
    {
      key: 'quality',
      look: ['cutlery', 'actions'],
      goal: { every: [{ figure: 'quality', good: 2, least: 1 }, { ended: 1 }] },
      answer: ['place quality 3', 'quality cutlery', END_TURN],
    },
    { key: 'end', look: ['cutlery'] },
  ],
  rules: ['II.2.4', 'II.2.5', 'II.3.1'],
} as const satisfies Lesson
