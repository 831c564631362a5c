import { lessonsCard } from '@arkwright/words/fr/lessons-card'
import { lessonsJenny } from '@arkwright/words/fr/lessons-jenny'
import { lessonsWater } from '@arkwright/words/fr/lessons-water'
import type { Stories } from '../stories.ts'

export const stories: Stories = {
  'spinning-jenny': lessonsJenny,
  'water-frame': lessonsWater,
  'card-game': lessonsCard,
}
