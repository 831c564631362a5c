// Choices of the learner that do not lead to the goal, and choices that the lesson replaces by its own.
import type { Draft } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'
import { isMet, pattern } from './goals.ts'
import { END_TURN, isTask, type Lesson, type Scene, type Task } from './lesson.ts'
import { playedIn } from './notation.ts'
import { attemptOf, ownMoves, performed, type Scenery, stepPlayed, undoneMoves } from './playing.ts'

type Moves = Draft['tried']

export interface Astray {
  /** I chose these moves, ended my turn with them, or took them back. */
  readonly how: 'chosen' | 'ended' | 'undone'
  readonly moves: Moves
}

/** What the lesson changes when the next scene begins from its own example. */
export interface Retold {
  readonly mine: Moves
  readonly lesson: Moves
}

/** More would not be read. */
const MOST_NAMED = 3

/** What I did instead of the task; undefined while the goal is met or within reach. */
export function astrayAt(page: GamePage, lesson: Lesson, now: Scenery, scene: Task): Astray | undefined {
  const own = ownMoves(now)
  const undone = undoneMoves(now)
  const isUntouched = own.length === 0 && undone.length === 0 && now.turns === 0
  if (isUntouched || leadsToGoal(page, lesson, now, scene)) return undefined
  if (own.length === 0 && now.turns === 0) return { how: 'undone', moves: undone.slice(-MOST_NAMED) }
  const others = own.filter(({ move }) => !scene.answer.includes(move.text))
  return {
    how: now.turns > 0 ? 'ended' : 'chosen',
    moves: (others.length > 0 ? others : own).slice(-MOST_NAMED),
  }
}

/** Tries the rest of the recorded answer, and every move that the goal asks for. */
function leadsToGoal(page: GamePage, lesson: Lesson, now: Scenery, { goal, answer }: Task): boolean {
  const meets = (scenery: Scenery) => isMet(goal, attemptOf(lesson, scenery))
  const attempt = attemptOf(lesson, now)
  const missing = playedIn(goal).filter(notation => !attempt.moves.some(pattern(notation)))
  const legal = now.draft === undefined || now.draft.complete ? [] : page.game.moves(now.draft.state)
  const asked = legal.filter(({ text }) => missing.some(notation => pattern(notation)(text)))
  const ways = [...answer.map((_, from) => answer.slice(from)), ...asked.map(({ text }) => [text, END_TURN])]
  return ways.some(way => {
    const [step = END_TURN, ...rest] = way
    const next = stepPlayed(page, now, step)
    // A way whose first step is not possible is the same as the next one.
    return next !== now && meets(followed(page, next, rest))
  })
}

/** Skips the steps that are not possible. */
function followed(page: GamePage, now: Scenery, way: readonly string[]): Scenery {
  let scenery = now
  for (const step of way) scenery = stepPlayed(page, scenery, step)
  return scenery
}

/** Undefined if the next scene begins with my own moves. */
export function retoldFrom(page: GamePage, start: Scenery, now: Scenery, scene: Scene): Retold | undefined {
  const mine = deeds(page, ownMoves(now))
  const recorded = isTask(scene) ? deeds(page, ownMoves(performed(page, start, scene))) : []
  const retold = {
    mine: without(mine, recorded).slice(-MOST_NAMED),
    lesson: without(recorded, mine).slice(-MOST_NAMED),
  }
  return retold.mine.length + retold.lesson.length === 0 ? undefined : retold
}

/** Moves that change nothing are no choice to speak of. */
function deeds(page: GamePage, moves: Moves): Moves {
  return moves.filter(({ move, before }) => page.pass(before) !== move)
}

/** A move made twice here and once there remains once. */
function without(moves: Moves, others: Moves): Moves {
  const left = others.map(({ move }) => move)
  return moves.filter(({ move }) => {
    const place = left.indexOf(move)
    if (place !== -1) left.splice(place, 1)
    return place === -1
  })
}
