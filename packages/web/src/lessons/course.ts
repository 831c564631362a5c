// All lessons, in the recommended order.
import { appeal } from './board/appeal.ts'
import { firstFactory } from './board/first-factory.ts'
import { machines } from './board/machines.ts'
import { sale } from './board/sale.ts'
import { shares } from './board/shares.ts'
import { ships } from './board/ships.ts'
import { tiles } from './board/tiles.ts'
import { warehouse } from './board/warehouse.ts'
import { workers } from './board/workers.ts'
import { firstRound } from './card/first-round.ts'
import { leftovers } from './card/leftovers.ts'
import { market } from './card/market.ts'
import { solo } from './card/solo.ts'
import type { Lesson } from './lesson.ts'

export const COURSE = {
  'spinning-jenny': { lessons: [firstFactory, sale, workers, machines, appeal, shares] },
  'water-frame': { lessons: [warehouse, ships, tiles] },
  'card-game': { lessons: [firstRound, market, leftovers, solo] },
} as const

export type CourseKey = keyof typeof COURSE

export const LESSONS: readonly Lesson[] = Object.values(COURSE).flatMap(({ lessons }): readonly Lesson[] => lessons)

export function lessonNamed(id: string): Lesson | undefined {
  return LESSONS.find(lesson => lesson.id === id)
}

export function lessonAfter(lesson: Lesson): Lesson | undefined {
  return LESSONS[LESSONS.indexOf(lesson) + 1]
}
