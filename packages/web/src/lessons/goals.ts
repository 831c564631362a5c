// Checks whether a goal is met: from the position, the moves made and the facts the rules reported.
import type { GameEvent } from '@arkwright/kernel'
import type { Position } from '../play/game-page.ts'
import { COURSE } from './course.ts'
import { type Figure, type Goal, type Lesson, ME } from './lesson.ts'

/** The moves made since a scene began, and their facts. */
export interface Attempt {
  readonly game: Lesson['game']
  readonly moves: readonly string[]
  readonly events: readonly GameEvent[]
  readonly state: Readonly<Position>
  /** How many turns I ended. */
  readonly turns: number
}

export function isMet(goal: Goal, attempt: Attempt): boolean {
  if ('played' in goal) return attempt.moves.some(pattern(goal.played))
  if ('ended' in goal) return attempt.turns >= goal.ended
  if ('every' in goal) return goal.every.every(part => isMet(part, attempt))
  if ('either' in goal) return goal.either.some(part => isMet(part, attempt))
  if ('happened' in goal) {
    const { happened, where = {}, least = {} } = goal
    return attempt.events.some(event => {
      const fields = event as unknown as Readonly<Record<string, unknown>>
      return (
        event.type === happened &&
        Object.entries(where).every(([name, value]) => fields[name] === value) &&
        Object.entries(least).every(([name, value]) => Number(fields[name]) >= value)
      )
    })
  }
  const value = figureAt(attempt.game, attempt.state, goal)
  return value >= (goal.least ?? value) && value <= (goal.most ?? value)
}

/** Moves that match this notation; a star matches anything. */
export function pattern(notation: string): (move: string) => boolean {
  const parts = notation.split('*').map(part => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
  const fits = new RegExp(`^${parts.join('.*')}$`)
  return move => fits.test(move)
}

export function figureAt(game: Lesson['game'], position: Readonly<Position>, wanted: Figure): number {
  const value = COURSE[game].figureAt(position, wanted)
  if (value === undefined) throw new Error(`${game} has no figure called ${wanted.figure} at seat ${wanted.seat ?? ME}`)
  return value
}
