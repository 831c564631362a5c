// A sale step by step: customers, appeal, calls, limits, and the effect on the share value.
import { END_TURN, type Lesson, moves } from '../../lessons/lesson.ts'

export const sale = {
  id: 'sale',
  game: 'spinning-jenny',
  options: { players: 2 },
  seed: 'lesson',
  opening: [],
  scenes: [
    { key: 'customers', look: ['job market'], ask: { figure: 'demand', good: 0, choices: [5, 7, 27] } },
    { key: 'appeal', look: ['food'], ask: { figure: 'appeal', good: 0, choices: [3, 5, 8] } },
    { key: 'calls', look: ['market shares'] },
    {
      key: 'quality',
      look: ['food', 'actions'],
      goal: { figure: 'quality', good: 0, least: 1 },
      answer: ['place quality 3', 'quality food'],
    },
    {
      key: 'price',
      look: ['food', 'forecast'],
      goal: {
        every: [
          { figure: 'price', good: 0, least: 6 },
          { figure: 'appeal', good: 0, least: 3 },
        ],
      },
      answer: ['price food 6'],
    },
    { key: 'limit', look: ['forecast'], ask: { figure: 'would sell', good: 0, choices: [2, 3, 4] } },
    {
      key: 'sell',
      look: ['actions'],
      goal: { happened: 'sold', where: { seat: 0, good: 0, price: 6 }, least: { count: 3 } },
      answer: [END_TURN],
      replies: moves(
        'place distribution 2, distribution food, distribution food, done, done, place workers 1, hire clothes 3, hire clothes 3, done, done',
      ),
    },
    { key: 'film', look: ['forecast'] },
    { key: 'value', look: ['share value'], ask: { figure: 'share space', choices: [10, 12, 14] } },
    { key: 'end', look: ['share value'] },
  ],
  rules: ['III.1', 'III.2'],
} as const satisfies Lesson
