// Français : les histoires de toutes les leçons.
import type { Stories } from '../lessons/stories.ts'
import { frCardLessons } from './fr-lessons-card.ts'
import { frJennyLessons } from './fr-lessons-jenny.ts'
import { frWaterLessons } from './fr-lessons-water.ts'

export const stories: Stories = { ...frJennyLessons, ...frWaterLessons, ...frCardLessons }
