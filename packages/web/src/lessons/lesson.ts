// A lesson is a data file: a real game, brought to a position by its opening moves, and scenes to play on it.

import type { BoardFigure } from '../board-game/lessons/figures.ts'
import type { CardFigure } from '../card-game/lessons/figures.ts'
import type { Spot } from './spots.ts'

/** The learner's seat; rivals sit at the others. */
export const ME = 0

/** In a recorded answer: the button that ends the turn. */
export const END_TURN = 'end turn'
/** In a recorded answer: the button that takes the last move back. */
export const STEP_BACK = 'step back'

/** A number read from the position by the rules: see the tables of figures. */
export interface Figure {
  readonly figure: BoardFigure | CardFigure
  readonly good?: 0 | 1 | 2 | 3
  /** Defaults to the learner's seat. */
  readonly seat?: 0 | 1 | 2 | 3
}

/** The condition for the story to continue. Everything since the scene began counts. */
export type Goal =
  /** I made a move that matches this notation; a star matches anything. */
  | { readonly played: string }
  /** A fact occurred with these values, and with at least these numbers. */
  | {
      readonly happened: string
      readonly where?: Readonly<Record<string, number | string>>
      readonly least?: Readonly<Record<string, number>>
    }
  | (Figure & { readonly least?: number; readonly most?: number })
  /** I ended this many turns. */
  | { readonly ended: number }
  | { readonly every: readonly Goal[] }
  | { readonly either: readonly Goal[] }

/** A question that the rules can answer. */
export interface Question extends Figure {
  readonly choices: readonly number[]
  readonly unit?: 'pounds'
}

interface Common {
  /** The key of its texts in every language. */
  readonly key: string
  readonly look?: readonly Spot[]
}

/** A scene without a task. */
interface Reading extends Common {
  readonly goal?: undefined
  readonly ask?: undefined
}

export interface Task extends Common {
  readonly goal: Goal
  readonly ask?: undefined
  /** A recorded solution: my moves, with END_TURN and STEP_BACK for the buttons. The next scene begins at its end. */
  readonly answer: readonly string[]
  /** The rivals' moves in order. When they run out or are illegal, the rivals do as little as possible. */
  readonly replies?: readonly string[]
}

interface Riddle extends Common {
  readonly goal?: undefined
  readonly ask: Question
}

export type Scene = Reading | Task | Riddle

export interface Lesson {
  readonly id: string
  readonly game: 'spinning-jenny' | 'water-frame' | 'card-game'
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  /** The moves of all seats before the first scene. */
  readonly opening: readonly string[]
  readonly scenes: readonly Scene[]
  /** Sections of the rules that explain the topic in full. */
  readonly rules: readonly string[]
}

export function isTask(scene: Scene): scene is Task {
  return scene.goal !== undefined
}

export function isRiddle(scene: Scene): scene is Riddle {
  return scene.ask !== undefined
}

/** Moves written as a list: "place workers 2, hire food 3". */
export function moves(row: string): readonly string[] {
  return row.split(',').map(move => move.trim())
}
