// English: the stories of all lessons.
import type { Stories } from '../lessons/stories.ts'
import { enCardLessons } from './en-lessons-card.ts'
import { enJennyLessons } from './en-lessons-jenny.ts'
import { enWaterLessons } from './en-lessons-water.ts'

export const stories: Stories = { ...enJennyLessons, ...enWaterLessons, ...enCardLessons }
