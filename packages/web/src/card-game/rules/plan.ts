// The sections of the card game's rules in reading order. Their texts are in packages/words/messages/XX/rules.
import { numbered, only, type SectionPlan } from '../../rules/section-plan.ts'

const rulings = (...numbers: number[]): string[] => numbers.map(number => `CG ruling ${number}`)

export const CARD_GAME = {
  'card-set-up': [
    only('CG-game', 'CG game', 'CG materials'),
    only('CG-setup', ...numbered('CG setup ', 1, 8)),
    only('CG-market', 'CG setup 9', ...rulings(5, 6, 8)),
    only('CG-supply', 'CG setup 10'),
  ],
  'card-actions': [
    only('CG-1', 'CG 1', 'CG 1.a', ...rulings(1, 62)),
    only('CG-1.a.1', 'CG 1.a.1', ...rulings(4, 12, 13, 15)),
    only('CG-1.a.2', 'CG 1.a.2', ...rulings(14)),
    only('CG-1.a.3', 'CG 1.a.3', ...rulings(16, 60)),
    only('CG-1.a.4', 'CG 1.a.4', ...rulings(17, 18, 50)),
    only('CG-1.a.5', 'CG 1.a.5', ...rulings(27, 28, 46, 52)),
    only('CG-1.b', 'CG 1.b', ...rulings(2, 3, 51)),
    only('CG-1.c', 'CG 1.c', ...numbered('CG 1.c.', 1, 6)),
    only('CG-cards', 'CG cards', ...rulings(20, 64, 66)),
  ],
  'card-production': [
    only('CG-2', 'CG 2', ...rulings(11)),
    only('CG-2.a', 'CG 2.a'),
    only('CG-2.b', 'CG 2.b', 'CG 2.b ships', ...rulings(30, 31)),
    only('CG-storehouses', 'CG 2.b storehouses', ...rulings(33)),
    only('CG-2.c', 'CG 2.c', 'CG 2.c emergency', ...rulings(26, 37, 56)),
    only('CG-2.d', 'CG 2.d', ...rulings(9, 10)),
    only('CG-2.e', 'CG 2.e'),
    only('CG-3', 'CG 3', 'CG 3 decade', 'CG 3 neutral', ...rulings(38)),
    only('CG-final', ...['a', 'b', 'c', 'd', 'e', 'ties'].map(part => `CG final ${part}`), ...rulings(29)),
  ],
  'card-expert': [
    only('CG-expert-3', 'CG expert 3', ...rulings(39, 55)),
    only('CG-expert-4', 'CG expert 4'),
    only('CG-expert-7', 'CG expert 7'),
    only('CG-expert-10', 'CG expert 10', ...rulings(54, 65)),
    only('CG-expert-11', 'CG expert 11'),
    only('CG-1.a.6', 'CG 1.a.6', ...rulings(34, 47)),
    only('CG-1.a.7', 'CG 1.a.7'),
  ],
  'card-solo': [
    only('CG-solo-1', 'CG solo 1', ...rulings(57)),
    only('CG-solo-2', 'CG solo 2', 'CG solo 2 variant', ...rulings(41, 42, 48)),
    only('CG-solo-3.1', 'CG solo 3.1 A', 'CG solo 3.1 B', ...rulings(45)),
    only('CG-solo-3.2', 'CG solo 3.2', ...rulings(40, 43, 44)),
    only('CG-solo-3.3', 'CG solo 3.3'),
    only('CG-solo-4', 'CG solo 4', 'CG solo 4 variant', ...rulings(49, 58, 59)),
  ],
} as const satisfies Record<string, readonly SectionPlan[]>

/** Rules of a single card are explained in the catalogue of components. */
export const CARD_RULINGS: Readonly<Record<string, string>> = {
  'CG ruling 7': 'card patron',
  'CG ruling 19': 'card engineer',
  'CG ruling 21': 'card foreman',
  'CG ruling 22': 'card foreman',
  'CG ruling 23': 'card workshop',
  'CG ruling 24': 'card developer',
  'CG ruling 25': 'card developer',
  'CG ruling 32': 'card contract',
  'CG ruling 35': 'card entrepreneur',
  'CG ruling 36': 'card entrepreneur',
  'CG ruling 53': 'card patron',
  'CG ruling 61': 'card extra-shift',
  'CG ruling 63': 'card broker',
}
