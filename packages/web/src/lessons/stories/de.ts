import { lessonsCard } from '@arkwright/words/de/lessons-card'
import { lessonsJenny } from '@arkwright/words/de/lessons-jenny'
import { lessonsWater } from '@arkwright/words/de/lessons-water'
import type { Stories } from '../stories.ts'

export const stories: Stories = {
  'spinning-jenny': lessonsJenny,
  'water-frame': lessonsWater,
  'card-game': lessonsCard,
}
