// What a rival's turn changes for me: the forecast, who passes whom, demand, wage and rank, before and after.
import { text } from '../messages/later.ts'

/** A good that I make, as it stands. */
export interface GoodOutlook {
  readonly good: 0 | 1 | 2 | 3
  /** What its next production would bring me; undefined if that cannot be said. */
  readonly profit: number | undefined
  readonly appeal: number
  readonly demand: number
  /** The appeal of the others who make it, by name. */
  readonly others: ReadonlyMap<string, number>
}

/** What matters to one company. Goods in the order in which they are produced. */
export interface Outlook {
  readonly goods: readonly GoodOutlook[]
  readonly wage: number
  readonly rank: number
}

const MOST = 3

/** The most important first; empty if nothing changes. */
export function changesFor(before: Outlook, after: Outlook): readonly string[] {
  const words = text.changes
  const pairs = after.goods.flatMap(now => {
    const was = before.goods.find(({ good }) => good === now.good)
    return was === undefined ? [] : [{ was, now }]
  })
  const lines = [
    ...pairs.flatMap(({ was, now }) => [...forecastLine(was, now), ...positionLines(was, now)]),
    ...(before.rank === after.rank ? [] : [words.rank({ from: before.rank, to: after.rank })]),
    ...(before.wage === after.wage ? [] : [words.wage({ from: before.wage, to: after.wage })]),
    ...pairs.flatMap(({ was, now }) =>
      was.demand === now.demand ? [] : [words.demand({ good: now.good, from: was.demand, to: now.demand })],
    ),
  ]
  return lines.slice(0, MOST)
}

export function unchanged({ goods }: Outlook): string {
  const next = goods.find(({ profit }) => profit !== undefined)
  return next?.profit === undefined ? text.changes.nothing : text.changes.same({ good: next.good, profit: next.profit })
}

function forecastLine({ profit: from }: GoodOutlook, { good, profit: to }: GoodOutlook): string[] {
  return from === undefined || to === undefined || from === to ? [] : [text.changes.forecast({ good, from, to })]
}

/** Who joins, passes me, or falls behind me in a good. */
function positionLines(was: GoodOutlook, now: GoodOutlook): string[] {
  const words = text.changes
  const { good, appeal: yours } = now
  const names = new Set([...was.others.keys(), ...now.others.keys()])
  return [...names].flatMap(name => {
    const [from, theirs] = [was.others.get(name), now.others.get(name)]
    if (theirs === undefined) return [words.leaves({ name, good })]
    if (from === undefined) return [words.joins({ name, good, theirs })]
    const [side, before] = [Math.sign(theirs - yours), Math.sign(from - was.appeal)]
    if (side === before) return []
    if (side === 0) return [words.reaches({ name, good, yours })]
    return [(side > 0 ? words.passes : words.falls)({ name, good, theirs, yours })]
  })
}
