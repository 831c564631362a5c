// An open lesson: a real table without a database behind it, and a guide who knows the scenes.
import { createStore, type StoreApi } from 'zustand'
import { text } from '../messages/index.ts'
import { stepBack, tryMove } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'
import type { Session, SessionStore } from '../play/session.ts'
import type { GameRecord } from '../storage/records.ts'
import { type Attempt, figureAt, isMet } from './goals.ts'
import { isRiddle, isTask, type Lesson, ME } from './lesson.ts'
import { attemptOf, performed, type Scenery, sceneryOf, turnEnded } from './playing.ts'

export interface Guide {
  readonly scene: number
  /** The hint is shown. */
  readonly hinted: boolean
  /** What was last answered to a question. */
  readonly answered: number | undefined
  readonly met: boolean
  /** The story goes on from the recorded answer, though something else was played. */
  readonly retold: boolean
  goTo(scene: number): void
  hint(): void
  /** Plays the recorded answer from the beginning of the scene. */
  showMe(): void
  answer(value: number): void
}

export interface OpenLesson {
  readonly lesson: Lesson
  readonly table: SessionStore
  readonly guide: StoreApi<Guide>
}

const NOTHING_OPEN = { group: undefined, pointed: undefined, refused: undefined }
/** What only tables over the net, or with bots who think, have something to say about. */
const QUIET = {
  thinking: false,
  trouble: undefined,
  hint: undefined,
  hints: true,
  posting: undefined,
  recall: undefined,
}

export function openLesson(page: GamePage, lesson: Lesson, first: number): OpenLesson {
  let scenery = sceneryOf(page, lesson, first)

  const guide = createStore<Guide>()((set, get) => ({
    ...fresh(lesson, first, scenery),
    retold: false,
    goTo(scene) {
      const before = get()
      const left = movesSoFar(lesson, scenery)
      scenery = sceneryOf(page, lesson, scene)
      const retold = scene > before.scene && left !== movesSoFar(lesson, scenery)
      set({ ...fresh(lesson, scene, scenery), retold })
      show()
    },
    hint: () => set({ hinted: true }),
    showMe() {
      const scene = lesson.scenes[get().scene]
      if (scene === undefined) return
      if (isRiddle(scene)) return get().answer(rightAnswer(lesson, scenery, get().scene))
      scenery = performed(page, sceneryOf(page, lesson, get().scene), scene)
      show()
    },
    answer(value) {
      set({ answered: value, met: value === rightAnswer(lesson, scenery, get().scene) })
    },
  }))

  const table = createStore<Session>()((set, get) => {
    const redraft = (draft: Scenery['draft']): void => {
      scenery = { ...scenery, draft }
      show()
    }
    return {
      page,
      record: recordOf(lesson, scenery),
      played: scenery.played,
      draft: scenery.draft,
      mySeat: ME,
      looking: undefined,
      ...QUIET,
      ...NOTHING_OPEN,
      choose(move) {
        const { draft, looking } = get()
        if (draft !== undefined && looking === undefined) redraft(tryMove(page, draft, move))
      },
      ask(move) {
        const { draft } = get()
        if (draft !== undefined) set({ refused: page.game.refusal(draft.state, move) })
      },
      open: group => set({ group, refused: undefined, pointed: undefined }),
      point: pointed => set({ pointed }),
      back() {
        const { draft } = get()
        if (draft !== undefined) redraft(stepBack(draft))
      },
      endTurn() {
        scenery = turnEnded(page, scenery)
        show()
      },
      askHint: () => guide.getState().hint(),
      look: looking => set({ looking, ...NOTHING_OPEN }),
      close: () => undefined,
    }
  })

  /** Puts the scenery on the table and asks whether the goal is met. */
  function show(): void {
    const { played, draft } = scenery
    table.setState({ played, draft, record: recordOf(lesson, scenery), looking: undefined, ...NOTHING_OPEN })
    const { scene, answered } = guide.getState()
    guide.setState({ met: metAt(lesson, scene, attemptOf(lesson, scenery), answered) })
  }

  return { lesson, table, guide }
}

function fresh(lesson: Lesson, scene: number, scenery: Scenery): Pick<Guide, 'scene' | 'hinted' | 'answered' | 'met'> {
  return { scene, hinted: false, answered: undefined, met: metAt(lesson, scene, attemptOf(lesson, scenery), undefined) }
}

/** A scene that is only to be read is met from the start; a question, once it is answered rightly. */
function metAt(lesson: Lesson, index: number, attempt: Attempt, answered: number | undefined): boolean {
  const scene = lesson.scenes[index]
  if (scene === undefined) return false
  if (isRiddle(scene)) return answered !== undefined && answered === figureAt(lesson.game, attempt.state, scene.ask)
  return isTask(scene) ? isMet(scene.goal, attempt) : true
}

function rightAnswer(lesson: Lesson, scenery: Scenery, index: number): number {
  const scene = lesson.scenes[index]
  if (scene === undefined || !isRiddle(scene)) throw new Error(`scene ${index} asks nothing`)
  return figureAt(lesson.game, attemptOf(lesson, scenery).state, scene.ask)
}

function movesSoFar(lesson: Lesson, scenery: Scenery): string {
  const { played, draft } = scenery
  const tried = draft === undefined ? [] : draft.tried.map(({ move }) => move.text)
  return [...played.journal.moves.slice(lesson.opening.length), ...tried].join()
}

/** The table's record: kept nowhere, since a lesson can be had again at any time. */
export function recordOf(lesson: Lesson, { played }: Pick<Scenery, 'played'>): GameRecord {
  const { journal } = played
  const seats = journal.game.seats(journal.options)
  return {
    id: `lesson-${lesson.id}`,
    game: lesson.game,
    revision: journal.game.revision,
    options: lesson.options,
    seed: lesson.seed,
    seats: text.seats.colours.slice(0, seats).map((name, seat) => ({ kind: seat === ME ? 'me' : 'bot', name })),
    moves: journal.moves,
    started: 0,
    changed: 0,
    over: false,
  }
}
