// A lesson is a data file: a real game, brought to a position by its opening moves, and scenes to be played on it.

import type { BoardFigure } from './figures-board.ts'
import type { CardFigure } from './figures-card.ts'
import type { Spot } from './spots.ts'

/** The learner's seat; rivals sit at the others. */
export const ME = 0

/** In a recorded answer: the button that ends the turn. */
export const END_TURN = 'end turn'
/** And the one that takes the last move back. */
export const STEP_BACK = 'step back'

/** A number read off the position by the rules: see the tables of figures. */
export interface Figure {
  readonly figure: BoardFigure | CardFigure
  readonly good?: 0 | 1 | 2 | 3
  /** The learner's own without this. */
  readonly seat?: 0 | 1 | 2 | 3
}

/** What must be so before the story goes on. Everything counts that was done or happened since the scene began. */
export type Goal =
  /** I made a move of this notation; a star stands for anything. */
  | { readonly played: string }
  /** A fact came about, with these fields, and these at least. */
  | {
      readonly happened: string
      readonly where?: Readonly<Record<string, number | string>>
      readonly least?: Readonly<Record<string, number>>
    }
  | (Figure & { readonly least?: number; readonly most?: number })
  /** I ended so many turns. */
  | { readonly ended: number }
  | { readonly every: readonly Goal[] }
  | { readonly either: readonly Goal[] }

/** A question whose answer the rules know. */
export interface Question extends Figure {
  readonly choices: readonly number[]
  readonly unit?: 'pounds'
}

interface Common {
  /** Names its words in every language. */
  readonly key: string
  readonly look?: readonly Spot[]
}

/** Only to be read. */
interface Reading extends Common {
  readonly goal?: undefined
  readonly ask?: undefined
}

export interface Task extends Common {
  readonly goal: Goal
  readonly ask?: undefined
  /** A recorded solution: my moves, with END_TURN and STEP_BACK for the buttons. The next scene begins where it leads. */
  readonly answer: readonly string[]
  /** What the rivals do, in order; beyond it, and where it is not possible, they keep quiet. */
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
  /** Sections of the rules where all of it can be read. */
  readonly rules: readonly string[]
}

export function isTask(scene: Scene): scene is Task {
  return scene.goal !== undefined
}

export function isRiddle(scene: Scene): scene is Riddle {
  return scene.ask !== undefined
}

/** Moves as they are written in a row: "place workers 2, hire food 3". */
export function moves(row: string): readonly string[] {
  return row.split(',').map(move => move.trim())
}
