// The table of a lesson: no database, rivals with recorded answers, and a guide that knows the scenes.
import type { StoreApi } from 'zustand'
import { text } from '../messages/index.ts'
import type { Draft } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'
import { openSession, type SessionStore } from '../play/session.ts'
import { type Display, QUIET, type Source, type TableFacts } from '../play/source.ts'
import type { GameRecord } from '../storage/records.ts'
import { type Astray, astrayAt, type Retold, retoldFrom } from './astray.ts'
import { type Guide, guideOf, type Stage } from './guide.ts'
import { isTask, type Lesson, ME, type Scene } from './lesson.ts'
import { attemptOf, performed, type Scenery, sceneryOf, turnEnded } from './playing.ts'

export interface OpenLesson {
  readonly lesson: Lesson
  readonly table: SessionStore
  readonly guide: StoreApi<Guide>
}

export function openLesson(page: GamePage, lesson: Lesson, first: number): OpenLesson {
  const { store, source } = openSession(page, display => new LessonSource(page, lesson, first, display))
  return { lesson, table: store, guide: source.guide }
}

class LessonSource implements Source, Stage {
  readonly lesson: Lesson
  readonly first: TableFacts
  readonly guide: StoreApi<Guide>
  private readonly page: GamePage
  private readonly display: Display
  private scenery: Scenery

  constructor(page: GamePage, lesson: Lesson, scene: number, display: Display) {
    this.page = page
    this.lesson = lesson
    this.display = display
    this.scenery = sceneryOf(page, lesson, scene)
    const { played, draft } = this.scenery
    this.first = { ...QUIET, record: recordOf(lesson, this.scenery), played, draft, mySeat: ME, telling: 'asked' }
    this.guide = guideOf(this, scene)
  }

  get attempt() {
    return attemptOf(this.lesson, this.scenery)
  }

  astray(index: number): Astray | undefined {
    const scene = this.lesson.scenes[index]
    return scene && isTask(scene) ? astrayAt(this.page, this.lesson, this.scenery, scene) : undefined
  }

  retold(index: number): Retold | undefined {
    const scene = this.lesson.scenes[index]
    return scene && retoldFrom(this.page, sceneryOf(this.page, this.lesson, index), this.scenery, scene)
  }

  setUp(scene: number): void {
    this.scenery = sceneryOf(this.page, this.lesson, scene)
  }

  perform(index: number, scene: Scene): void {
    this.scenery = performed(this.page, sceneryOf(this.page, this.lesson, index), scene)
  }

  show(): void {
    const { played, draft } = this.scenery
    this.display.replace({ played, draft, record: recordOf(this.lesson, this.scenery), looking: undefined })
    this.guide.getState().judge()
  }

  keep(draft: Draft): void {
    this.scenery = { ...this.scenery, draft }
    this.guide.getState().judge()
  }

  end(): void {
    this.scenery = turnEnded(this.page, this.scenery)
    this.show()
  }

  advise(): undefined {
    this.guide.getState().hint()
  }

  close(): void {}
}

/** The table's record: not stored, since a lesson can be repeated at any time. */
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
