// Puzzles: positions with one turn that is clearly best. Plain values, stored with the game they come from.
import type { Seat } from '@arkwright/kernel'

/** What a puzzle is about: what its best turn does, or what sets it apart from the second best. */
export const THEMES = ['price', 'wages', 'factory', 'machinery', 'appeal', 'shares', 'harbour', 'tile', 'end'] as const
export type Theme = (typeof THEMES)[number]

/** 1 is easy, 3 is hard. */
export const DIFFICULTIES = [1, 2, 3] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** A turn of the position, and what it loses against the best one. */
export interface PuzzleTurn {
  readonly moves: readonly string[]
  /** In pounds, against the strongest rival. */
  readonly lost: number
  /** The chance to win, from 0 to 1. */
  readonly chance: number
}

export interface Puzzle {
  /** How many moves of its game come before it. */
  readonly at: number
  readonly seat: Seat
  /** What it is mainly about first. */
  readonly themes: readonly Theme[]
  readonly difficulty: Difficulty
  /** The turns that were weighed, best first. The second says by how much the first is better. */
  readonly turns: readonly PuzzleTurn[]
  /** In how many fresh analyses, of how many, the best turn stayed best. */
  readonly held: readonly [number, number]
}

/** A game of bots, and the puzzles found in it. */
export interface PuzzleGame {
  readonly game: string
  readonly revision: number
  readonly options: unknown
  readonly seed: string
  /** As far as the last of its puzzles needs them. */
  readonly moves: readonly string[]
  readonly puzzles: readonly Puzzle[]
}

export interface PuzzleSet {
  readonly format: 'arkwright puzzles 1'
  /** Simulations of each fresh analysis. */
  readonly sims: number
  readonly games: readonly PuzzleGame[]
}

/** A name that stays the same while its game and place do. */
export function puzzleName({ game, seed }: Pick<PuzzleGame, 'game' | 'seed'>, { at }: Pick<Puzzle, 'at'>): string {
  return `${game}.${seed}.${at}`
}
