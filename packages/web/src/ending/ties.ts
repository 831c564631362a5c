// Companies that end with the same score: what decides between them.
import { text } from '../messages/later.ts'
import type { Finish } from './finish.ts'

/** A sentence for each score that several ranked companies share, the best first. */
export function tiesOf(finishes: readonly Finish[]): string[] {
  const ranked = finishes.filter(({ rank }) => rank !== undefined)
  const groups = [...Map.groupBy(ranked, ({ score }) => score).values()]
  return groups.filter(level => level.length > 1).map(tieWords)
}

function tieWords(level: readonly Finish[]): string {
  const words = text.ending.ties
  const names = level.map(({ name }) => name)
  const score = text.figures.money(level[0]?.score ?? 0)
  // Opponents of the solo game have no cash: they are ahead only with a higher score.
  if (level.some(({ cash }) => cash === undefined)) return words.solo({ names, score })
  const ranks = new Set(level.map(({ rank }) => rank))
  if (ranks.size === 1) return words.shared({ names, score })
  const parts = level.map(({ name, cash = 0 }) => words.part({ name, cash }))
  return words.cash({ names, score, parts })
}
