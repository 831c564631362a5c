// The card game's first round: action, price, development.
import { END_TURN, type Lesson, moves } from '../../lessons/lesson.ts'

export const firstRound = {
  id: 'first-round',
  game: 'card-game',
  options: { players: 3 },
  seed: 'lesson',
  opening: ['assign cutlery'],
  scenes: [
    { key: 'welcome', look: ['mills'] },
    {
      key: 'action',
      look: ['actions', 'food mill'],
      goal: { figure: 'card distribution', good: 0, least: 2 },
      answer: ['action distribution', 'distribution 2/0/0/0'],
    },
    {
      key: 'price',
      look: ['market', 'food mill'],
      goal: { every: [{ played: 'appeal *' }, { figure: 'would sell', least: 3 }] },
      answer: ['appeal 4'],
    },
    { key: 'earn', look: ['forecast'], ask: { figure: 'price', good: 0, choices: [4, 6, 8], unit: 'pounds' } },
    {
      key: 'development',
      look: ['board', 'cards'],
      goal: {
        every: [{ either: [{ played: 'develop *' }, { played: 'take *' }] }, { happened: 'sold', where: { seat: 0 } }],
      },
      answer: ['develop quality', END_TURN],
      replies: moves(
        'no action, develop machinery, no action, appeal 0, no development, ship 0, no action, appeal 3, no development, no action, no development',
      ),
    },
    { key: 'value', look: ['holdings'], ask: { figure: 'share value', choices: [10, 11, 12] } },
    { key: 'end', look: ['holdings'] },
  ],
  rules: ['CG-1', 'CG-1.b', 'CG-1.c'],
} as const satisfies Lesson
