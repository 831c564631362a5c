// My attempts at puzzles, kept in this browser: my rating, each puzzle's rating here, and when to repeat those missed.
import type { Puzzle } from '@arkwright/bots'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { EVERYTHING, type Filter, type OpenPuzzle } from './library.ts'

export interface Skill {
  readonly mu: number
  readonly sigma: number
}

export interface Attempted {
  readonly times: number
  /** Pounds lost at the last attempt. */
  readonly lost: number
  /** The puzzle's own rating after my attempts. */
  readonly skill: Skill
  /** How often it was solved since it was missed; absent: never missed, or learnt. */
  readonly box?: number
  /** When to repeat it, in milliseconds since 1970. */
  readonly due?: number
}

interface Attempts {
  readonly me: Skill
  /** Rated attempts. */
  readonly count: number
  readonly puzzles: Readonly<Record<string, Attempted>>
  readonly filter: Filter
  /** `me`: undefined for an attempt that is not rated. */
  note(name: string, me: Skill | undefined, attempt: Attempted): void
  choose(filter: Filter): void
}

/** OpenSkill's usual start. */
const START: Skill = { mu: 25, sigma: 25 / 3 }
const BY_DIFFICULTY: Readonly<Record<Puzzle['difficulty'], Skill>> = {
  1: { mu: 20, sigma: 4 },
  2: { mu: 25, sigma: 4 },
  3: { mu: 30, sigma: 4 },
}

export const useAttempts = create<Attempts>()(
  persist(
    set => ({
      me: START,
      count: 0,
      puzzles: {},
      filter: EVERYTHING,
      note: (name, me, attempt) =>
        set(({ puzzles, count }) => ({
          ...(me !== undefined && { me, count: count + 1 }),
          puzzles: { ...puzzles, [name]: attempt },
        })),
      choose: filter => set({ filter }),
    }),
    {
      name: 'arkwright:puzzles',
      partialize: ({ me, count, puzzles, filter }) => ({ me, count, puzzles, filter }),
    },
  ),
)

/** A smaller loss is as good as the best turn. */
export const AS_GOOD = 1
const DAY = 86_400_000
/** Days until a missed puzzle comes again, after so many times solved. */
const AGAIN_AFTER = [1, 3, 7, 16, 35]

/** Missed puzzles come back in growing intervals until they were solved often enough. */
export function repetition(
  before: Pick<Attempted, 'box'> | undefined,
  isSolved: boolean,
  now: number,
): Pick<Attempted, 'box' | 'due'> {
  if (isSolved && before?.box === undefined) return {}
  const box = isSolved ? (before?.box ?? 0) + 1 : 0
  const days = AGAIN_AFTER[box]
  return days === undefined ? {} : { box, due: now + days * DAY }
}

/** Notes an attempt. The first one is rated, and each one that was due: after any other the solution was known. */
export async function noteAttempt({ name, puzzle }: OpenPuzzle, lost: number, now = Date.now()): Promise<void> {
  const { me, puzzles, note } = useAttempts.getState()
  const known = puzzles[name]
  const times = (known?.times ?? 0) + 1
  if (known !== undefined && (known.due === undefined || known.due > now)) {
    note(name, undefined, { ...known, times, lost })
    return
  }
  const { rate } = await import('openskill')
  const isSolved = lost < AS_GOOD
  const margin = puzzle.turns[1]?.lost ?? AS_GOOD
  // As good as the best wins, no worse than the second best is a draw.
  const rank = isSolved ? [1, 2] : lost <= margin ? [1, 1] : [2, 1]
  const [[mine], [its]] = rate([[me], [known?.skill ?? BY_DIFFICULTY[puzzle.difficulty]]], { rank })
  note(name, plain(mine ?? me), { times, lost, skill: plain(its ?? me), ...repetition(known, isSolved, now) })
}

function plain({ mu, sigma }: Skill): Skill {
  return { mu, sigma }
}

export function dueOf(all: readonly OpenPuzzle[], puzzles: Attempts['puzzles'], now: number): OpenPuzzle[] {
  return all.filter(({ name }) => (puzzles[name]?.due ?? Number.POSITIVE_INFINITY) <= now)
}

/** What is due first, then one not yet tried, near my strength; then the one tried least. `except`: the one just played. */
export function nextPuzzle(
  all: readonly OpenPuzzle[],
  { puzzles, me }: Pick<Attempts, 'puzzles' | 'me'>,
  now: number,
  except?: string,
): OpenPuzzle | undefined {
  const others = all.filter(({ name }) => name !== except)
  const [due] = dueOf(others, puzzles, now)
  if (due !== undefined) return due
  const distance = ({ puzzle }: OpenPuzzle) => Math.abs(BY_DIFFICULTY[puzzle.difficulty].mu - me.mu)
  const times = ({ name }: OpenPuzzle) => puzzles[name]?.times ?? 0
  const [first] = others.toSorted((one, other) => times(one) - times(other) || distance(one) - distance(other))
  return first
}
