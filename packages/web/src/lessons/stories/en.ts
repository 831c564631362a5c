import { lessonsCard } from '@arkwright/words/en/lessons-card'
import { lessonsJenny } from '@arkwright/words/en/lessons-jenny'
import { lessonsWater } from '@arkwright/words/en/lessons-water'
import type { Stories } from '../stories.ts'

export const stories: Stories = {
  'spinning-jenny': lessonsJenny,
  'water-frame': lessonsWater,
  'card-game': lessonsCard,
}
