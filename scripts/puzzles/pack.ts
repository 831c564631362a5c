// Writes the puzzles that ship with the page: those with the widest margin, spread over themes.
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type Puzzle, type PuzzleGame, type PuzzleSet, THEMES, USUAL_MINING } from '@arkwright/bots'
import { type Mined, puzzlesIn } from './seams.ts'

const FOLDER = 'packages/web/src/puzzles/sets'

/** Returns a line that says what was written. */
export function pack(game: string, mined: readonly Mined[], want: number): string {
  const chosen = new Set(spread(mined, want))
  const games = mined.flatMap(({ found }): PuzzleGame[] => {
    const puzzles = found?.puzzles.filter(puzzle => chosen.has(puzzle)) ?? []
    if (found === undefined || puzzles.length === 0) return []
    return [{ ...found, moves: found.moves.slice(0, Math.max(...puzzles.map(({ at }) => at))), puzzles }]
  })
  const set: PuzzleSet = { format: 'arkwright puzzles 1', sims: USUAL_MINING.sims * USUAL_MINING.times, games }
  const text = JSON.stringify(set)
  writeFileSync(`${FOLDER}/${game}.json`, `${text}\n`)
  return `${game}: ${chosen.size} of ${puzzlesIn(mined)} puzzles, ${Math.round(gzipSync(text).length / 1000)} kB compressed`
}

/** Theme by theme in turn, the widest margins first. */
function spread(mined: readonly Mined[], want: number): Puzzle[] {
  const all = mined.flatMap(({ found }) => found?.puzzles ?? [])
  const margin = (puzzle: Puzzle): number => puzzle.turns[1]?.lost ?? 0
  const piles = THEMES.map(theme =>
    all.filter(({ themes }) => themes[0] === theme).toSorted((one, other) => margin(other) - margin(one)),
  )
  const chosen: Puzzle[] = []
  for (let round = 0; chosen.length < want && piles.some(pile => round < pile.length); round++) {
    for (const pile of piles) {
      const puzzle = pile[round]
      if (puzzle !== undefined && chosen.length < want) chosen.push(puzzle)
    }
  }
  return chosen
}
