// The solo card game: two automata, a bag of markers and a grid of cards.
import { END_TURN, type Lesson } from '../../lessons/lesson.ts'

export const solo = {
  id: 'solo',
  game: 'card-game',
  options: { players: 1 },
  seed: 'solo',
  opening: [],
  scenes: [
    { key: 'welcome', look: ['grid', 'automata'] },
    {
      key: 'factories',
      look: ['actions', 'market'],
      goal: { every: [{ played: 'choose food' }, { ended: 1 }] },
      answer: ['choose food', END_TURN],
    },
    {
      key: 'second',
      look: ['market', 'automata'],
      goal: { every: [{ played: 'choose *' }, { played: 'develop *' }, { ended: 2 }] },
      answer: ['choose clothes', END_TURN, 'develop quality', END_TURN],
    },
    { key: 'demand', look: ['market'], ask: { figure: 'demand', good: 0, choices: [-1, 1, 4] } },
    {
      key: 'employ',
      look: ['food mill', 'actions'],
      goal: { every: [{ happened: 'employed', where: { seat: 0, good: 0 } }, { played: 'appeal *' }] },
      answer: ['action employ', 'employ food', 'done', 'appeal 3'],
    },
    {
      key: 'draw',
      look: ['grid', 'actions'],
      goal: { every: [{ happened: 'opponent drawn' }, { happened: 'sold', where: { seat: 0 } }] },
      answer: ['develop ship', END_TURN],
    },
    {
      key: 'ship',
      look: ['actions', 'automata'],
      goal: { ended: 1 },
      answer: ['ship 3', END_TURN],
    },
    { key: 'end', look: ['automata', 'holdings'] },
  ],
  rules: ['CG-solo-1', 'CG-solo-3.1', 'CG-solo-4'],
} as const satisfies Lesson
