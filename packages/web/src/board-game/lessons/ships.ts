// Water Frame: both ways to the East India Company: with the production, and as a ship's action.
import { END_TURN, type Lesson, moves } from '../../lessons/lesson.ts'
import { WITH_A_SHIP } from './with-a-ship.ts'

export const ships = {
  id: 'ships',
  game: 'water-frame',
  options: WITH_A_SHIP,
  seed: 'lesson',
  opening: ['assign foreman food'],
  scenes: [
    { key: 'pier', look: ['piers', 'contracts'] },
    {
      key: 'contract',
      look: ['contracts', 'actions'],
      goal: { every: [{ figure: 'contract', good: 0, least: 2, most: 2 }, { ended: 1 }] },
      answer: ['place stock exchange 1', 'sell shares 0', 'buy shares 0', 'contract food 2', END_TURN],
      replies: moves(
        'place quality 3, quality cutlery, done, place workers 1, hire lamps 3, hire lamps 3, hire lamps 3, done, done',
      ),
    },
    {
      key: 'production',
      look: ['piers', 'actions'],
      goal: { every: [{ happened: 'shipped', where: { seat: 0, good: 0 } }, { ended: 1 }] },
      answer: ['ship food 2', END_TURN],
      replies: moves('place distribution 2, distribution cutlery, done, done, place quality 3, quality lamps, done'),
    },
    {
      key: 'store',
      look: ['warehouse', 'actions'],
      goal: { figure: 'stored', good: 1, least: 2 },
      answer: ['place workers 2', 'hire column clothes', END_TURN],
      replies: moves('place distribution 2, distribution lamps, done, done'),
    },
    {
      key: 'again',
      look: ['contracts', 'actions'],
      goal: { every: [{ figure: 'contract', good: 1, least: 2, most: 2 }, { ended: 1 }] },
      answer: [
        'place stock exchange 1',
        'sell clothes 0',
        'sell shares 0',
        'buy shares 0',
        'contract clothes 2',
        END_TURN,
      ],
      replies: moves('place machinery 4, machine cutlery 1, done'),
    },
    {
      key: 'action',
      look: ['piers', 'actions'],
      goal: { happened: 'shipped', where: { seat: 0, good: 1 } },
      answer: ['place first ship 3', 'ship clothes 2'],
    },
    { key: 'end', look: ['share value'] },
  ],
  rules: ['II.2.7', 'III.4', 'II.2.6'],
} as const satisfies Lesson
