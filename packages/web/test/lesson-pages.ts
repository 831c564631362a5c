// The page of each game that has lessons.
import { spinningJennyPage, waterFramePage } from '../src/board-game/page.ts'
import { cardGamePage } from '../src/card-game/page.ts'
import type { Lesson } from '../src/lessons/lesson.ts'
import type { GamePage } from '../src/play/game-page.ts'

export const LESSON_PAGES: Readonly<Record<Lesson['game'], GamePage>> = {
  'spinning-jenny': spinningJennyPage,
  'water-frame': waterFramePage,
  'card-game': cardGamePage,
}
