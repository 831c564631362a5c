// The guide through a lesson: the current scene, and whether its goal is met.
import { createStore, type StoreApi } from 'zustand'
import type { Astray, Retold } from './astray.ts'
import { type Attempt, figureAt, isMet } from './goals.ts'
import { isRiddle, isTask, type Lesson, type Scene } from './lesson.ts'

export interface Guide {
  readonly scene: number
  /** Whether the hint is shown. */
  readonly hinted: boolean
  /** The last answer to a question. */
  readonly answered: number | undefined
  readonly met: boolean
  /** What the learner does instead of the task. */
  readonly astray: Astray | undefined
  /** The story continues from the recorded answer, although the learner played something else. */
  readonly retold: Retold | undefined
  goTo(scene: number): void
  hint(): void
  /** Plays the recorded answer from the beginning of the scene. */
  showMe(): void
  answer(value: number): void
  /** Checks the goal again after a move. */
  judge(): void
}

/** The table the guide controls. */
export interface Stage {
  readonly lesson: Lesson
  readonly attempt: Attempt
  /** What the learner does instead of the task of this scene. */
  astray(scene: number): Astray | undefined
  /** What changes when the story continues from the recorded answer of this scene. */
  retold(scene: number): Retold | undefined
  /** Sets the table to the beginning of a scene. */
  setUp(scene: number): void
  /** Plays the recorded answer of a scene from its beginning. */
  perform(index: number, scene: Scene): void
  /** Redraws the table. */
  show(): void
}

export function guideOf(stage: Stage, first: number): StoreApi<Guide> {
  const { lesson } = stage
  return createStore<Guide>()((set, get) => ({
    ...fresh(stage, first),
    retold: undefined,
    goTo(scene) {
      const before = get().scene
      const retold = scene > before ? stage.retold(before) : undefined
      stage.setUp(scene)
      set({ ...fresh(stage, scene), retold })
      stage.show()
    },
    hint: () => set({ hinted: true }),
    showMe() {
      const { scene: index, answer } = get()
      const scene = lesson.scenes[index]
      if (scene === undefined) return
      if (isRiddle(scene)) return answer(rightAnswer(stage, index))
      stage.perform(index, scene)
      stage.show()
    },
    answer: value => set({ answered: value, met: value === rightAnswer(stage, get().scene) }),
    judge() {
      const { scene, answered } = get()
      const met = metAt(stage, scene, answered)
      set({ met, astray: met ? undefined : stage.astray(scene) })
    },
  }))
}

function fresh(stage: Stage, scene: number): Pick<Guide, 'scene' | 'hinted' | 'answered' | 'astray' | 'met'> {
  return { scene, hinted: false, answered: undefined, astray: undefined, met: metAt(stage, scene, undefined) }
}

/** A scene without a task is met from the start; a question, once it is answered correctly. */
function metAt({ lesson, attempt }: Stage, index: number, answered: number | undefined): boolean {
  const scene = lesson.scenes[index]
  if (scene === undefined) return false
  if (isRiddle(scene)) return answered !== undefined && answered === figureAt(lesson.game, attempt.state, scene.ask)
  return isTask(scene) ? isMet(scene.goal, attempt) : true
}

function rightAnswer({ lesson, attempt }: Stage, index: number): number {
  const scene = lesson.scenes[index]
  if (scene === undefined || !isRiddle(scene)) throw new Error(`scene ${index} has no question`)
  return figureAt(lesson.game, attempt.state, scene.ask)
}
