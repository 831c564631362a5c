// Water Frame: unsold goods need storage, and contracts need them.
import { END_TURN, type Lesson, moves } from '../../lessons/lesson.ts'
import { WITH_A_SHIP } from './with-a-ship.ts'

export const warehouse = {
  id: 'warehouse',
  game: 'water-frame',
  options: WITH_A_SHIP,
  seed: 'lesson',
  opening: ['assign foreman food'],
  scenes: [
    { key: 'welcome', look: ['company'] },
    { key: 'left', look: ['food', 'forecast'], ask: { figure: 'would sell', good: 0, choices: [1, 2, 3] } },
    {
      key: 'column',
      look: ['warehouse', 'actions'],
      goal: { either: [{ played: 'hire column food' }, { played: 'hire warehouse row' }] },
      answer: ['place workers 1', 'hire column food'],
    },
    {
      key: 'store',
      look: ['warehouse'],
      goal: { figure: 'stored', good: 0, least: 1 },
      answer: [END_TURN],
      replies: moves(
        'place quality 3, quality cutlery, done, place workers 1, hire lamps 3, hire lamps 3, hire lamps 3, done, done, place distribution 2, distribution cutlery, done, done, place quality 3, quality lamps, done',
      ),
    },
    {
      key: 'contract',
      look: ['contracts', 'actions'],
      goal: { figure: 'contract', good: 0, least: 2 },
      answer: ['place stock exchange 2', 'sell food 0', 'sell shares 0', 'buy shares 0', 'contract food 2'],
    },
    { key: 'wages', look: ['piers', 'warehouse'], ask: { figure: 'harbour workers', choices: [1, 2, 4] } },
    { key: 'end', look: ['contracts'] },
  ],
  rules: ['II.2.2', 'II.2.6', 'III.5'],
} as const satisfies Lesson
