// The first factory: founding, price and appeal, start-up capital, and a first turn.
import { END_TURN, type Lesson, moves } from '../../lessons/lesson.ts'

export const firstFactory = {
  id: 'first-factory',
  game: 'spinning-jenny',
  options: { players: 2, setup: 'free' },
  seed: 'lesson',
  opening: [],
  scenes: [
    { key: 'welcome', look: ['company'] },
    { key: 'found', look: ['food'], goal: { played: 'found food' }, answer: ['found food'] },
    {
      key: 'price',
      look: ['food', 'market shares'],
      goal: { every: [{ figure: 'appeal', good: 0, least: 3 }, { ended: 1 }] },
      answer: ['price food 5', END_TURN],
      replies: moves('found food, price food 6, found clothes, price clothes 6'),
    },
    {
      key: 'second',
      look: ['cutlery'],
      goal: { every: [{ played: 'found *' }, { played: 'price *' }, { ended: 1 }] },
      answer: ['found cutlery', 'price cutlery 8', END_TURN],
    },
    {
      key: 'capital',
      look: ['holdings'],
      goal: { every: [{ played: 'sell shares *' }, { figure: 'cash', least: 40 }, { ended: 1 }] },
      answer: ['sell shares 5', END_TURN],
      replies: moves('sell shares 5, take light quality'),
    },
    { key: 'forecast', look: ['forecast'], ask: { figure: 'would sell', good: 0, choices: [2, 3, 7] } },
    {
      key: 'turn',
      look: ['actions', 'administration'],
      goal: {
        every: [
          { happened: 'hired', where: { seat: 0 } },
          { happened: 'sold', where: { seat: 0 } },
        ],
      },
      answer: ['place workers 1', 'hire cutlery 3', 'hire cutlery 3', 'hire cutlery 3', END_TURN],
      replies: moves(
        'place distribution 1, distribution clothes, done, done, place machinery 2, machine clothes 1, done',
      ),
    },
    { key: 'end', look: ['share value', 'holdings'] },
  ],
  rules: ['4.1.IV', 'II.1', 'III.1'],
} as const satisfies Lesson
