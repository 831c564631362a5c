// Water Frame: development tiles, and the events of the decades.
import { END_TURN, type Lesson, moves } from '../../lessons/lesson.ts'
import { WITH_A_SHIP } from './with-a-ship.ts'

export const tiles = {
  id: 'tiles',
  game: 'water-frame',
  options: WITH_A_SHIP,
  seed: 'lesson',
  opening: ['assign foreman food'],
  scenes: [
    { key: 'supply', look: ['my tiles'] },
    {
      key: 'take',
      look: ['tiles', 'actions'],
      goal: { played: 'take patron of food' },
      answer: ['place machinery 2', 'machine food 1', 'take patron of food'],
    },
    {
      key: 'sale',
      look: ['actions', 'my tiles'],
      goal: { happened: 'sold', where: { seat: 0, good: 0 } },
      answer: [END_TURN],
      replies: moves(
        'place quality 3, quality cutlery, done, place workers 1, hire lamps 3, hire lamps 3, hire lamps 3, done, done',
      ),
    },
    {
      key: 'use',
      look: ['actions', 'my tiles'],
      goal: { happened: 'tile used', where: { seat: 0 } },
      answer: ['use patron of food', END_TURN],
      replies: moves('place distribution 2, distribution cutlery, done, done, place quality 3, quality lamps, done'),
    },
    { key: 'economy', look: ['economy'] },
    { key: 'events', look: ['events'] },
    { key: 'own', look: ['my tiles'], ask: { figure: 'tiles', choices: [0, 1, 2] } },
    { key: 'end', look: ['my tiles'] },
  ],
  rules: ['II.3.2.1', '6.II', '5.I'],
} as const satisfies Lesson
