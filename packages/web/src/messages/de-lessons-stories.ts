// Deutsch: die Geschichten aller Lektionen.
import type { Stories } from '../lessons/stories.ts'
import { deCardLessons } from './de-lessons-card.ts'
import { deJennyLessons } from './de-lessons-jenny.ts'
import { deWaterLessons } from './de-lessons-water.ts'

export const stories: Stories = { ...deJennyLessons, ...deWaterLessons, ...deCardLessons }
