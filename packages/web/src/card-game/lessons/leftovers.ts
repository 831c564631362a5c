// The card game: goods the home market does not buy go on ships or into storehouses.
import { END_TURN, type Lesson, moves } from '../../lessons/lesson.ts'

export const leftovers = {
  id: 'leftovers',
  game: 'card-game',
  options: { players: 3 },
  seed: 'lesson',
  opening: ['assign cutlery'],
  scenes: [
    {
      key: 'dear',
      look: ['food mill', 'market'],
      goal: {
        every: [
          { happened: 'sold', where: { seat: 0, good: 0 } },
          { figure: 'stock', good: 0, least: 2 },
        ],
      },
      answer: ['action automate', 'automate food 1', 'done', 'appeal 1', 'develop ship', END_TURN],
      replies: moves('no action, develop machinery, no action, appeal 0, no development'),
    },
    {
      key: 'export',
      look: ['food mill', 'board'],
      ask: { figure: 'export price', good: 0, choices: [3, 5, 7], unit: 'pounds' },
    },
    {
      key: 'ship',
      look: ['actions', 'board'],
      goal: { every: [{ happened: 'shipped', where: { seat: 0 }, least: { count: 2 } }, { ended: 1 }] },
      answer: ['ship 2', END_TURN],
      replies: moves('ship 0, no action, appeal 0, no development, no action, no development'),
    },
    {
      key: 'more',
      look: ['clothes mill', 'actions'],
      goal: { figure: 'stock', good: 1, least: 2 },
      answer: ['action employ', 'employ clothes', 'done', 'appeal 3', 'develop cards', END_TURN],
      replies: moves('ship 0'),
    },
    {
      key: 'store',
      look: ['actions', 'clothes mill'],
      goal: {
        every: [{ happened: 'stored', where: { seat: 0 } }, { figure: 'stock', good: 1, least: 2 }, { ended: 1 }],
      },
      answer: ['ship 0', END_TURN],
      replies: moves('no action, appeal 2, no development'),
    },
    {
      key: 'exchange',
      look: ['board', 'actions'],
      goal: { figure: 'ships ready', least: 2 },
      answer: ['action stock exchange', 'buy 1', 'loans 0'],
    },
    { key: 'end', look: ['board'] },
  ],
  rules: ['CG-2.b', 'CG-storehouses', 'CG-1.a.5'],
} as const satisfies Lesson
