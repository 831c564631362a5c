// Machines: cheaper than workers, but workers are also customers.
import { END_TURN, type Lesson, moves } from '../../lessons/lesson.ts'

export const machines = {
  id: 'machines',
  game: 'spinning-jenny',
  options: { players: 2 },
  seed: 'lesson',
  opening: [],
  scenes: [
    {
      key: 'cost',
      look: ['food', 'forecast'],
      ask: { figure: 'would earn', good: 0, choices: [7, 11, 15], unit: 'pounds' },
    },
    {
      key: 'buy',
      look: ['food', 'actions'],
      goal: { figure: 'machines', good: 0, least: 2 },
      answer: ['place light machinery 3', 'machine food 1', 'machine food 2'],
    },
    { key: 'cheaper', look: ['forecast'], ask: { figure: 'would earn', good: 0, choices: [7, 9, 13], unit: 'pounds' } },
    {
      key: 'marker',
      look: ['special markers'],
      goal: { played: 'take *' },
      answer: ['take light distribution'],
    },
    {
      key: 'sell',
      look: ['actions'],
      goal: { happened: 'sold', where: { seat: 0 } },
      answer: [END_TURN],
      replies: moves('place machinery 2, machine food 1, done, place quality 3, quality clothes, done'),
    },
    { key: 'customers', look: ['job market'], ask: { figure: 'demand', good: 1, choices: [5, 6, 8] } },
    { key: 'end', look: ['job market'] },
  ],
  rules: ['II.2.3', 'II.3.2', '5.I'],
} as const satisfies Lesson
