// Parses the moves a lesson names. An unknown move is a bug in the lesson, so it throws and is never skipped.
import type { AnyGame, Move } from '@arkwright/kernel'
import { pattern } from './goals.ts'
import { END_TURN, type Goal, isTask, type Lesson, STEP_BACK } from './lesson.ts'

export function moveCalled(game: AnyGame, notation: string): Move {
  const move = game.parseMove(notation)
  if (move === undefined) throw new Error(`${game.id} has no move “${notation}”`)
  return move
}

/** Every notation in a lesson that matches no move of its game. */
export function unknownNotations(game: AnyGame, lesson: Lesson): string[] {
  const tasks = lesson.scenes.filter(isTask)
  const written = [...lesson.opening, ...tasks.flatMap(({ answer, replies = [] }) => [...answer, ...replies])]
  const unknown = written.filter(
    notation => notation !== END_TURN && notation !== STEP_BACK && game.parseMove(notation) === undefined,
  )
  const goals = tasks.flatMap(({ goal }) => playedIn(goal))
  return [...unknown, ...goals.filter(goal => !game.vocabulary.some(({ text }) => pattern(goal)(text)))]
}

/** The notations that a goal wants to be played. */
export function playedIn(goal: Goal): readonly string[] {
  if ('played' in goal) return [goal.played]
  if ('every' in goal) return goal.every.flatMap(playedIn)
  return 'either' in goal ? goal.either.flatMap(playedIn) : []
}
