// All lessons, in the recommended order, and the figures they may read.
import { boardFigureAt } from '../board-game/lessons/figures.ts'
import { spinningJennyLessons, waterFrameLessons } from '../board-game/lessons/index.ts'
import { cardFigureAt } from '../card-game/lessons/figures.ts'
import { cardGameLessons } from '../card-game/lessons/index.ts'
import type { Lesson } from './lesson.ts'

export const COURSE = {
  'spinning-jenny': { lessons: spinningJennyLessons, figureAt: boardFigureAt },
  'water-frame': { lessons: waterFrameLessons, figureAt: boardFigureAt },
  'card-game': { lessons: cardGameLessons, figureAt: cardFigureAt },
} as const

export type CourseKey = keyof typeof COURSE

export const LESSONS: readonly Lesson[] = Object.values(COURSE).flatMap(({ lessons }): readonly Lesson[] => lessons)

export function lessonNamed(id: string): Lesson | undefined {
  return LESSONS.find(lesson => lesson.id === id)
}

export function lessonAfter(lesson: Lesson): Lesson | undefined {
  return LESSONS[LESSONS.indexOf(lesson) + 1]
}
