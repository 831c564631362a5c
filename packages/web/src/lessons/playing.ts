// Plays a lesson: the start of a scene, the effect of ending a turn, and the recorded answer.
import type { Move } from '@arkwright/kernel'
import { type Draft, eventsOf, finish, movesOf, startDraft, stepBack, tryMove } from '../play/draft.ts'
import type { GamePage, Position } from '../play/game-page.ts'
import { type PlayedGame, playOn, playTurn, replay } from '../play/history.ts'
import type { Attempt } from './goals.ts'
import { END_TURN, isTask, type Lesson, ME, type Scene, STEP_BACK } from './lesson.ts'
import { moveCalled } from './notation.ts'

export interface Scenery {
  readonly played: PlayedGame
  readonly draft: Draft | undefined
  /** How many moves the game had when the scene began. */
  readonly base: number
  /** The rivals' remaining answers. */
  readonly replies: readonly string[]
  readonly turns: number
  /** My moves in the turns ended since the scene began. */
  readonly ended: Draft['tried']
  /** The moves of the draft that are older than the scene. */
  readonly older: Draft['tried']
}

/** The start of a scene: the game after the recorded answers of all earlier scenes. */
export function sceneryOf(page: GamePage, lesson: Lesson, index: number): Scenery {
  const played = replay(page.game, lesson.options, lesson.seed, lesson.opening)
  const nothing = { base: 0, replies: [], turns: 0, ended: [], older: [] }
  let scenery = begin({ played, draft: draftOf(page, played), ...nothing }, lesson.scenes[0])
  for (const [place, scene] of lesson.scenes.slice(0, index).entries()) {
    scenery = begin(performed(page, scenery, scene), lesson.scenes[place + 1])
  }
  return scenery
}

function begin(scenery: Scenery, scene: Scene | undefined): Scenery {
  const replies = scene !== undefined && isTask(scene) ? (scene.replies ?? []) : []
  const base = scenery.played.journal.moves.length
  return { ...scenery, base, replies, turns: 0, ended: [], older: scenery.draft?.tried ?? [] }
}

function draftOf(page: GamePage, { journal }: PlayedGame): Draft | undefined {
  return page.game.pending(journal.position)?.seat === ME ? startDraft(page, journal.position, ME) : undefined
}

/** The scene after its recorded answer. */
export function performed(page: GamePage, scenery: Scenery, scene: Scene): Scenery {
  let after = scenery
  for (const text of isTask(scene) ? scene.answer : []) {
    const before = after
    after = stepPlayed(page, before, text)
    if (after === before) throw new Error(`scene ${scene.key}: ${text} is not legal`)
  }
  return after
}

/** One step of a recorded answer. Returns the same scenery if the step is not possible. */
export function stepPlayed(page: GamePage, scenery: Scenery, text: string): Scenery {
  if (text === END_TURN) return turnEnded(page, scenery)
  if (scenery.draft === undefined) return scenery
  const draft = text === STEP_BACK ? stepBack(scenery.draft) : tryMove(page, scenery.draft, moveCalled(page.game, text))
  return draft === scenery.draft ? scenery : { ...scenery, draft }
}

/** Ends my turn and lets the rivals answer; returns the same scenery while a question is still open. */
export function turnEnded(page: GamePage, scenery: Scenery): Scenery {
  const whole = scenery.draft && finish(page, scenery.draft)
  if (whole === undefined || whole.tried.length === 0) return scenery
  let played = playTurn(scenery.played, ME, movesOf(whole))
  const replies = [...scenery.replies]
  while (page.game.pending(played.journal.position) !== undefined && rivalDecides(page, played)) {
    const reply = replies.shift()
    const next = reply === undefined ? undefined : moveCalled(page.game, reply)
    const possible = next !== undefined && page.game.moves(played.journal.position).includes(next)
    played = playOn(played, possible ? next : quietly(page, played.journal.position))
  }
  const ended = ownMoves(scenery)
  return { ...scenery, played, draft: draftOf(page, played), replies, turns: scenery.turns + 1, ended, older: [] }
}

/** My moves since the scene began. */
export function ownMoves({ ended, older, draft }: Scenery): Draft['tried'] {
  const tried = draft?.tried ?? []
  return [...ended, ...tried.slice(sharedLength(older, tried))]
}

/** What I took back of the moves the scene began with. */
export function undoneMoves({ older, draft }: Scenery): Draft['tried'] {
  return older.slice(sharedLength(older, draft?.tried ?? []))
}

function sharedLength(older: Draft['tried'], now: Draft['tried']): number {
  const different = older.findIndex(({ move }, place) => now[place]?.move !== move)
  return different === -1 ? older.length : different
}

function rivalDecides(page: GamePage, { journal }: PlayedGame): boolean {
  return page.game.pending(journal.position)?.seat !== ME
}

/** A passive rival: changes nothing if possible, otherwise takes the first legal move. */
function quietly(page: GamePage, position: Readonly<Position>): Move {
  const [first] = page.game.moves(position)
  const move = page.pass(position) ?? first
  if (move === undefined) throw new Error('a decision has at least two answers')
  return move
}

export function attemptOf(lesson: Lesson, { played, draft, base, turns }: Scenery): Attempt {
  const since = played.history.filter(({ at }) => at > base)
  const mine = since.filter(({ seat }) => seat === ME).map(({ at }) => played.journal.moves[at - 1] ?? '')
  return {
    game: lesson.game,
    moves: [...mine, ...(draft === undefined ? [] : movesOf(draft))],
    events: [...since.flatMap(({ events }) => events), ...(draft === undefined ? [] : eventsOf(draft))],
    state: draft?.state ?? played.journal.position,
    turns,
  }
}
