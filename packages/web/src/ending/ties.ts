// Companies that end with the same score: what decides between them.
import { text } from '../messages/later.ts'
import type { Press } from '../press/press.ts'
import { scoreIn } from '../press/words.ts'
import type { Finish } from './finish.ts'

/** A sentence for each score that several ranked companies share, the best first. */
export function tiesOf(finishes: readonly Finish[], unit: Press['unit']): string[] {
  const ranked = finishes.filter(({ rank }) => rank !== undefined)
  const groups = [...Map.groupBy(ranked, ({ score }) => score).values()]
  return groups.filter(level => level.length > 1).map(level => tieWords(level, unit))
}

function tieWords(level: readonly Finish[], unit: Press['unit']): string {
  const words = text.ending.ties
  const names = level.map(({ name }) => name)
  const score = scoreIn(unit, level[0]?.score ?? 0)
  // Opponents of the solo game have no cash: they are ahead only with a higher score.
  if (level.some(({ cash }) => cash === undefined)) return words.solo({ names, score })
  const ranks = new Set(level.map(({ rank }) => rank))
  if (ranks.size === 1) return words.shared({ names, score })
  const parts = level.map(({ name, cash = 0 }) => words.part({ name, cash }))
  return words.cash({ names, score, parts })
}
