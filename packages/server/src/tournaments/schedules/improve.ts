// Exchanges players between groups while that makes the round cheaper. The first improvement found is taken, so the result is
// the same on every machine.
import { breather } from './breathe.ts'
import type { Group } from './group.ts'

/** A few passes settle even 256 players. */
const MOST_PASSES = 30

export async function improve(first: readonly Group[], cost: (group: Group) => number): Promise<number[][]> {
  const breathe = breather()
  const groups = first.map(group => [...group])
  const costs = groups.map(cost)
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    let better = false
    for (let a = 0; a < groups.length; a++) {
      for (let b = a + 1; b < groups.length; b++) {
        await breathe()
        while (exchange(groups, costs, a, b, cost)) better = true
      }
    }
    if (!better) break
  }
  return groups
}

function exchange(groups: number[][], costs: number[], a: number, b: number, cost: (group: Group) => number): boolean {
  const [one = [], other = []] = [groups[a], groups[b]]
  const before = (costs[a] ?? 0) + (costs[b] ?? 0)
  if (before === 0) return false
  for (let i = 0; i < one.length; i++) {
    for (let j = 0; j < other.length; j++) {
      swap(one, i, other, j)
      const [costOfOne, costOfOther] = [cost(one), cost(other)]
      if (costOfOne + costOfOther < before) {
        costs[a] = costOfOne
        costs[b] = costOfOther
        return true
      }
      swap(one, i, other, j)
    }
  }
  return false
}

function swap(one: number[], i: number, other: number[], j: number): void {
  const [kept = 0, taken = 0] = [one[i], other[j]]
  one[i] = taken
  other[j] = kept
}
