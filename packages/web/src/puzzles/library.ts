// The puzzles that ship with the page, one file for each game, loaded when they are first wanted.
import type { Difficulty, Puzzle, PuzzleGame, PuzzleSet, Theme } from '@arkwright/bots/puzzles'
import { puzzleName } from '@arkwright/bots/puzzles'

/** A puzzle with the game it comes from. */
export interface OpenPuzzle {
  readonly name: string
  readonly from: Omit<PuzzleGame, 'puzzles'>
  readonly puzzle: Puzzle
}

const SETS: Readonly<Record<string, URL>> = {
  'spinning-jenny': new URL('./sets/spinning-jenny.json', import.meta.url),
  'water-frame': new URL('./sets/water-frame.json', import.meta.url),
  'card-game': new URL('./sets/card-game.json', import.meta.url),
}

let loaded: Promise<readonly OpenPuzzle[]> | undefined

/** A lost connection gets another try with the next question. */
export function loadPuzzles(): Promise<readonly OpenPuzzle[]> {
  loaded ??= Promise.all(Object.values(SETS).map(loadSet)).then(
    sets => sets.flatMap(puzzlesOf),
    error => {
      loaded = undefined
      throw error
    },
  )
  return loaded
}

async function loadSet(address: URL): Promise<PuzzleSet> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address.pathname}: ${answer.status}`)
  return (await answer.json()) as PuzzleSet
}

export function puzzlesOf({ games }: PuzzleSet): OpenPuzzle[] {
  return games.flatMap(({ puzzles, ...from }) =>
    puzzles.map(puzzle => ({ name: puzzleName(from, puzzle), from, puzzle })),
  )
}

export interface Filter {
  /** Empty: all. */
  readonly game: string
  readonly theme: Theme | ''
  readonly difficulty: Difficulty | 0
}

export const EVERYTHING: Filter = { game: '', theme: '', difficulty: 0 }

export function matching(all: readonly OpenPuzzle[], { game, theme, difficulty }: Filter): OpenPuzzle[] {
  return all.filter(
    ({ from, puzzle }) =>
      (game === '' || from.game === game) &&
      (theme === '' || puzzle.themes.includes(theme)) &&
      (difficulty === 0 || puzzle.difficulty === difficulty),
  )
}
