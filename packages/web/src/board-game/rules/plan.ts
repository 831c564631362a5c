// The sections of the board game's rules in reading order. Their texts are in packages/words/messages/XX/rules.
import { numbered, only, type SectionPlan } from '../../rules/section-plan.ts'

/** A section with the same number in both rulebooks. */
const both = <Key extends string>(key: Key, ...more: string[]) => ({ key, ids: [`SJ ${key}`, `WF ${key}`, ...more] })
const rulings = (...numbers: number[]): string[] => numbers.map(number => `ruling ${number}`)

export const BOARD_GAME = {
  game: [both('1.0'), both('2.0', 'SJ 4.0', 'WF 4.0', ...rulings(33)), both('3.0', ...rulings(21))],
  basics: [only('job-market', ...rulings(1)), only('appeal', ...rulings(11)), only('share-value')],
  'set-up': [
    both('4.1.I', ...rulings(27)),
    both('4.1.II'),
    both('4.1.III'),
    both('4.1.IV'),
    both('4.1.V', 'WF-R10'),
    both('4.1.VI'),
  ],
  cycle: [both('5.0'), both('5.I')],
  actions: [
    both('II'),
    both('II.1', ...rulings(5)),
    both('II.2', ...rulings(32)),
    both('II.2.1', ...rulings(6, 35)),
    both('II.2.2', ...rulings(7, 28)),
    both('II.2.3', ...rulings(8)),
    both('II.2.4', ...rulings(9)),
    both('II.2.5'),
    both('II.2.6', ...rulings(20)),
    only('II.2.7', 'WF II.2.7', 'WF-R2'),
    only('II.2.8', 'WF II.2.8', ...rulings(34)),
  ],
  additional: [
    both('II.3'),
    both('II.3.1', ...rulings(10)),
    both('II.3.2', ...rulings(16)),
    only('II.3.2.1', 'WF II.3.2.1', 'WF-R8', ...rulings(36)),
    only('II.3.2.2', 'WF II.3.2.2'),
    only('II.3.2.3', 'WF II.3.2.3', 'WF-R6'),
  ],
  production: [
    both('III'),
    both('III.1', ...rulings(12, 13)),
    both('III.2', ...rulings(14)),
    both('III.3'),
    only('III.4', 'WF III.4', ...rulings(22, 23), 'WF-R12'),
    only('III.5', 'SJ III.4', 'WF III.5', ...rulings(15), 'WF-R1', 'WF-R14'),
    both('IV'),
  ],
  end: [
    both('6.0'),
    both('6.I'),
    both('6.II', ...rulings(19, 29), 'WF-R5', 'WF-R7'),
    both('6.III', ...rulings(17)),
    both('6.IV', ...rulings(18)),
    both('7.0', ...rulings(2, 3)),
    both('8.0', ...rulings(4), 'WF-R11'),
  ],
  editions: [only('editions', ...numbered('D', 1, 26)), only('program', 'notation', 'end', 'fair deal')],
} as const satisfies Record<string, readonly SectionPlan[]>

/** Rules of a single tile are explained in the catalogue of components. */
export const TILE_RULINGS: Readonly<Record<string, string>> = {
  'ruling 24': 'tile inventor',
  'ruling 25': 'tile engineer',
  'ruling 26': 'tile patron of food',
  'ruling 30': 'tile office',
  'ruling 31': 'tile patent',
  'WF-R13': 'tile inventor',
}
