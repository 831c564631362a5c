// Why one company finished before another: the three figures that differ most in favour of the better one.
import type { Story } from '../replay/story.ts'
import type { Tale } from '../replay/tale.ts'
import type { Finish } from './finish.ts'

export const FIGURES = ['sold', 'income', 'costs', 'shares', 'value', 'spaces'] as const
export type Figure = (typeof FIGURES)[number]

/** Undefined where a company has no such figure: opponents of the solo game keep no books. */
export type Figures = Readonly<Record<Figure, number | undefined>>

export interface Reason {
  readonly figure: Figure
  readonly own: number
  /** Undefined where only the first company has this figure. */
  readonly other: number | undefined
}

const MOST_REASONS = 3
/** A company does better with less of these. */
const LESS_IS_BETTER: ReadonlySet<Figure> = new Set(['costs'])

export function figuresOf(story: Story, tale: Tale, { seat, shares, value }: Finish): Figures {
  if (seat === undefined) {
    return { sold: undefined, income: undefined, costs: undefined, spaces: undefined, shares, value }
  }
  const lines = story.ledger(tale).filter(line => line.seat === seat)
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((all, line) => all + of(line), 0)
  const spaces = story.steps(tale).reduce((all, { bySeat }) => all + Math.max(0, bySeat[seat] ?? 0), 0)
  return {
    sold: sum(line => line.sold),
    income: sum(line => line.income),
    costs: sum(line => line.costs),
    spaces,
    shares,
    value,
  }
}

/** `ahead`: whether the first of the two finished before the second. Figures without a comparison come last. */
export function reasonsOf(own: Figures, other: Figures, ahead: boolean): Reason[] {
  const known = FIGURES.flatMap((figure): (Reason & { weight: number })[] => {
    const mine = own[figure]
    const theirs = other[figure]
    if (mine === undefined || mine === theirs) return []
    if (theirs === undefined) return [{ figure, own: mine, other: undefined, weight: Number.NEGATIVE_INFINITY }]
    const gain = ((mine - theirs) / Math.max(1, mine, theirs)) * (LESS_IS_BETTER.has(figure) ? -1 : 1)
    return [{ figure, own: mine, other: theirs, weight: ahead ? gain : -gain }]
  })
  return known
    .toSorted((a, b) => (a.weight === b.weight ? 0 : b.weight - a.weight))
    .slice(0, MOST_REASONS)
    .map(({ figure, own: mine, other: theirs }) => ({ figure, own: mine, other: theirs }))
}
