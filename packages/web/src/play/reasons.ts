// The reasons for a turn, in figures: what it changes for its seat, the strongest first.
import { text } from '../messages/later.ts'

type Good = 0 | 1 | 2 | 3

/** A good of the seat, as it stands. */
export interface GoodFigures {
  readonly good: Good
  readonly appeal: number
  /** How many customers there are; undefined where appeal alone decides how many goods are sold. */
  readonly demand: number | undefined
  /** What its next production brings; undefined where that cannot be said. */
  readonly next: { readonly sold: number; readonly profit: number; readonly value: number } | undefined
}

export interface SeatFigures {
  readonly cash: number
  readonly shares: number
  readonly value: number
  readonly goods: readonly GoodFigures[]
}

interface Reason {
  /** About how many pounds it is worth at the end; 0 or less: no reason. */
  readonly weight: number
  readonly words: string
}

const PER_CUSTOMER = 2
const PER_APPEAL = 1
/** The price of the turn comes last. */
const LEAST = 0.1

export function strongestReasons(before: SeatFigures, after: SeatFigures): string[] {
  const words = text.changes.reasons
  const reasons: Reason[] = [
    ...after.goods.flatMap(now => goodReasons(before, after, now)),
    {
      weight: (after.shares - before.shares) * after.value,
      words: words.shares({ from: before.shares, to: after.shares }),
    },
    {
      weight: after.cash === before.cash ? 0 : LEAST,
      words: words.cash({ from: before.cash, to: after.cash }),
    },
  ]
  return reasons
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(reason => reason.words)
}

function goodReasons(before: SeatFigures, after: SeatFigures, now: GoodFigures): Reason[] {
  const words = text.changes.reasons
  const { good, next } = now
  const was = before.goods.find(one => one.good === good)
  const from = was?.next ?? { sold: 0, profit: 0, value: before.value }
  const production: Reason[] =
    next === undefined
      ? []
      : [
          { weight: next.profit - from.profit, words: words.profit({ good, from: from.profit, to: next.profit }) },
          {
            weight: (next.value - from.value) * after.shares,
            words: words.value({ good, from: from.value, to: next.value }),
          },
          { weight: next.sold - from.sold, words: words.sells({ good, from: from.sold, to: next.sold }) },
        ]
  if (was === undefined) return production
  return [
    ...production,
    ...demandReason(good, was.demand, now.demand),
    {
      weight: (now.appeal - was.appeal) * PER_APPEAL,
      words: words.appeal({ good, from: was.appeal, to: now.appeal }),
    },
  ]
}

function demandReason(good: Good, from: number | undefined, to: number | undefined): Reason[] {
  if (from === undefined || to === undefined) return []
  return [{ weight: (to - from) * PER_CUSTOMER, words: text.changes.reasons.demand({ good, from, to }) }]
}
