// Workers make goods and buy them: hiring, demand, wages.
import { END_TURN, type Lesson, moves, STEP_BACK } from '../../lessons/lesson.ts'

export const workers = {
  id: 'workers',
  game: 'spinning-jenny',
  options: { players: 2 },
  seed: 'lesson',
  opening: [],
  scenes: [
    { key: 'market', look: ['job market'] },
    { key: 'wage', look: ['job market'], ask: { figure: 'wage', choices: [2, 3, 5], unit: 'pounds' } },
    {
      key: 'hire',
      look: ['food', 'job market'],
      goal: {
        every: [
          { figure: 'output', good: 0, least: 4 },
          { figure: 'demand', good: 0, least: 8 },
        ],
      },
      answer: ['place workers 1', 'hire food 3', 'hire food 3'],
    },
    {
      key: 'dearer',
      look: ['job market', 'company'],
      goal: { figure: 'wage', least: 3 },
      answer: ['hire cutlery 3', 'hire cutlery 3', 'hire cutlery 3', 'hire food 4'],
    },
    { key: 'back', look: ['actions', 'job market'], goal: { figure: 'wage', most: 2 }, answer: [STEP_BACK] },
    {
      key: 'sell',
      look: ['actions'],
      goal: { happened: 'sold', where: { seat: 0 } },
      answer: [END_TURN],
      replies: moves(
        'place workers 1, hire clothes 3, hire clothes 3, done, done, place quality 3, quality clothes, done',
      ),
    },
    { key: 'paid', look: ['food'], ask: { figure: 'stored', good: 0, choices: [0, 1, 4] } },
    { key: 'end', look: ['job market'] },
  ],
  rules: ['II.2.2', 'job-market', 'III.3'],
} as const satisfies Lesson
