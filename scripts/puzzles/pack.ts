// Writes the puzzles that ship with the page: those that ship already, then those with the widest margin, spread over themes.
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type Puzzle, type PuzzleGame, type PuzzleSet, puzzleName, THEMES, USUAL_MINING } from '@arkwright/bots'
import type { Mined } from './seams.ts'

const FOLDER = 'packages/web/src/puzzles/sets'

interface Found {
  readonly from: PuzzleGame
  readonly puzzle: Puzzle
}

/** People have attempts at puzzles that shipped, so these stay. Returns a line that says what was written. */
export function pack(game: string, mined: readonly Mined[], want: number): string {
  const file = `${FOLDER}/${game}.json`
  const shipped = (JSON.parse(readFileSync(file, 'utf8')) as PuzzleSet).games
  const fresh = different(shipped, foundIn(mined.flatMap(({ found }) => found ?? [])))
  const kept = foundIn(shipped)
  const chosen = new Set(spread(fresh, want - kept.length))
  const games = [...shipped, ...grouped(fresh.filter(one => chosen.has(one)))]
  const set: PuzzleSet = { format: 'arkwright puzzles 1', sims: USUAL_MINING.sims * USUAL_MINING.times, games }
  const text = JSON.stringify(set)
  writeFileSync(file, `${text}\n`)
  const size = Math.round(gzipSync(text).length / 1000)
  return `${game}: ${kept.length} puzzles stay, ${chosen.size} of ${fresh.length} are new, ${size} kB compressed`
}

function foundIn(games: readonly PuzzleGame[]): Found[] {
  return games.flatMap(from => from.puzzles.map(puzzle => ({ from, puzzle })))
}

/** Without those that ship, and without openings that several games share. */
function different(shipped: readonly PuzzleGame[], found: readonly Found[]): Found[] {
  const names = new Set(foundIn(shipped).map(({ from, puzzle }) => puzzleName(from, puzzle)))
  const known = new Set(foundIn(shipped).map(asked))
  return found.filter(one => {
    const question = asked(one)
    if (known.has(question) || names.has(puzzleName(one.from, one.puzzle))) return false
    known.add(question)
    return true
  })
}

/** What a player would notice: the same choice between the same turns. */
function asked({ from, puzzle: { seat, at, turns } }: Found): string {
  return JSON.stringify([from.options, seat, at, turns.slice(0, 2).map(({ moves }) => moves)])
}

function grouped(found: readonly Found[]): PuzzleGame[] {
  return [...Map.groupBy(found, ({ from }) => from)].map(([from, list]) => {
    const puzzles = list.map(({ puzzle }) => puzzle)
    return { ...from, moves: from.moves.slice(0, Math.max(...puzzles.map(({ at }) => at))), puzzles }
  })
}

/** Theme by theme in turn, the widest margins first. */
function spread(all: readonly Found[], want: number): Found[] {
  const margin = ({ puzzle }: Found): number => puzzle.turns[1]?.lost ?? 0
  const piles = THEMES.map(theme =>
    all.filter(({ puzzle }) => puzzle.themes[0] === theme).toSorted((one, other) => margin(other) - margin(one)),
  )
  const chosen: Found[] = []
  for (let round = 0; chosen.length < want && piles.some(pile => round < pile.length); round++) {
    for (const pile of piles) {
      const one = pile[round]
      if (one !== undefined && chosen.length < want) chosen.push(one)
    }
  }
  return chosen
}
