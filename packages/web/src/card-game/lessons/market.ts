// The card game's market: appeal above demand sells, and both of them move.
import { END_TURN, type Lesson, moves } from '../../lessons/lesson.ts'

export const market = {
  id: 'market',
  game: 'card-game',
  options: { players: 3 },
  seed: 'lesson',
  opening: moves(
    'assign cutlery, action distribution, distribution 2/0/0/0, appeal 4, develop quality, no action, no development, no action, appeal 0, no development, ship 0, no action, appeal 3, develop machinery, no action, no development',
  ),
  scenes: [
    { key: 'tracks', look: ['market'] },
    { key: 'demand', look: ['market'], ask: { figure: 'demand', good: 1, choices: [-1, 0, 3] } },
    {
      key: 'employ',
      look: ['clothes mill', 'actions'],
      goal: {
        every: [
          { happened: 'employed', where: { seat: 0, good: 1 } },
          { figure: 'goods', good: 1, least: 5 },
        ],
      },
      answer: ['action employ', 'employ clothes'],
    },
    { key: 'fell', look: ['market', 'wages'], ask: { figure: 'demand', good: 1, choices: [-1, 0, 1] } },
    {
      key: 'price',
      look: ['market', 'forecast'],
      goal: { every: [{ played: 'appeal *' }, { figure: 'would sell', least: 3 }] },
      answer: ['done', 'appeal 4'],
    },
    { key: 'limit', look: ['market'], ask: { figure: 'sale limit', good: 1, choices: [1, 3, 4] } },
    {
      key: 'sell',
      look: ['actions'],
      goal: { every: [{ happened: 'sold', where: { seat: 0, good: 1 } }, { ended: 1 }] },
      answer: ['take big-storehouse', END_TURN],
      replies: moves('ship 1'),
    },
    { key: 'end', look: ['market'] },
  ],
  rules: ['CG-1.b', 'CG-2.a', 'CG-1.a.2'],
} as const satisfies Lesson
