// The sections of the rules in reading order, and the rulebook and ledger numbers that lead to each. The texts are in
// en/, de/ and fr/.
export type GameKey = 'board-game' | 'card-game'

export interface SectionPlan {
  /** Its address, and its number if it has one. */
  readonly key: string
  /** Its name in refusals, ledgers and tests. */
  readonly ids: readonly string[]
}

const numbered = (prefix: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `${prefix}${first + i}`)

/** A section of the board game with the same number in both rulebooks. */
const both = <Key extends string>(key: Key, ...more: string[]) => ({ key, ids: [`SJ ${key}`, `WF ${key}`, ...more] })
const only = <Key extends string>(key: Key, ...ids: string[]) => ({ key, ids })

const rulings = (...numbers: number[]): string[] => numbers.map(number => `ruling ${number}`)
const cardRulings = (...numbers: number[]): string[] => numbers.map(number => `CG ruling ${number}`)

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

export const CARD_GAME = {
  'card-set-up': [
    only('CG-game', 'CG game', 'CG materials'),
    only('CG-setup', ...numbered('CG setup ', 1, 8)),
    only('CG-market', 'CG setup 9', ...cardRulings(5, 6, 8)),
    only('CG-supply', 'CG setup 10'),
  ],
  'card-actions': [
    only('CG-1', 'CG 1', 'CG 1.a', ...cardRulings(1, 62)),
    only('CG-1.a.1', 'CG 1.a.1', ...cardRulings(4, 12, 13, 15)),
    only('CG-1.a.2', 'CG 1.a.2', ...cardRulings(14)),
    only('CG-1.a.3', 'CG 1.a.3', ...cardRulings(16, 60)),
    only('CG-1.a.4', 'CG 1.a.4', ...cardRulings(17, 18, 50)),
    only('CG-1.a.5', 'CG 1.a.5', ...cardRulings(27, 28, 46, 52)),
    only('CG-1.b', 'CG 1.b', ...cardRulings(2, 3, 51)),
    only('CG-1.c', 'CG 1.c', ...numbered('CG 1.c.', 1, 6)),
    only('CG-cards', 'CG cards', ...cardRulings(20, 64, 66)),
  ],
  'card-production': [
    only('CG-2', 'CG 2', ...cardRulings(11)),
    only('CG-2.a', 'CG 2.a'),
    only('CG-2.b', 'CG 2.b', 'CG 2.b ships', ...cardRulings(30, 31)),
    only('CG-storehouses', 'CG 2.b storehouses', ...cardRulings(33)),
    only('CG-2.c', 'CG 2.c', 'CG 2.c emergency', ...cardRulings(26, 37, 56)),
    only('CG-2.d', 'CG 2.d', ...cardRulings(9, 10)),
    only('CG-2.e', 'CG 2.e'),
    only('CG-3', 'CG 3', 'CG 3 decade', 'CG 3 neutral', ...cardRulings(38)),
    only('CG-final', ...['a', 'b', 'c', 'd', 'e', 'ties'].map(part => `CG final ${part}`), ...cardRulings(29)),
  ],
  'card-expert': [
    only('CG-expert-3', 'CG expert 3', ...cardRulings(39, 55)),
    only('CG-expert-4', 'CG expert 4'),
    only('CG-expert-7', 'CG expert 7'),
    only('CG-expert-10', 'CG expert 10', ...cardRulings(54, 65)),
    only('CG-expert-11', 'CG expert 11'),
    only('CG-1.a.6', 'CG 1.a.6', ...cardRulings(34, 47)),
    only('CG-1.a.7', 'CG 1.a.7'),
  ],
  'card-solo': [
    only('CG-solo-1', 'CG solo 1', ...cardRulings(57)),
    only('CG-solo-2', 'CG solo 2', 'CG solo 2 variant', ...cardRulings(41, 42, 48)),
    only('CG-solo-3.1', 'CG solo 3.1 A', 'CG solo 3.1 B', ...cardRulings(45)),
    only('CG-solo-3.2', 'CG solo 3.2', ...cardRulings(40, 43, 44)),
    only('CG-solo-3.3', 'CG solo 3.3'),
    only('CG-solo-4', 'CG solo 4', 'CG solo 4 variant', ...cardRulings(49, 58, 59)),
  ],
} as const satisfies Record<string, readonly SectionPlan[]>

/** A title, then lines in the markup of markup.ts. */
export type SectionText = readonly [title: string, ...lines: string[]]

type Plan = typeof BOARD_GAME & typeof CARD_GAME

/** A chapter in one language: a text for every section of its plan, and no other. */
export interface ChapterText<Chapter extends keyof Plan> {
  readonly title: string
  readonly sections: { readonly [Key in Plan[Chapter][number]['key']]: SectionText }
}

/** One game's rules in one language. */
export type BookText<Chapters> = { readonly [Chapter in keyof Chapters & keyof Plan]: ChapterText<Chapter> }
export type BoardGameText = BookText<typeof BOARD_GAME>
export type CardGameText = BookText<typeof CARD_GAME>
