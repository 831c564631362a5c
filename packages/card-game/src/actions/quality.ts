// Add quality — CG 1.a.4, CG 1.c.1: at most 4 in a factory, 6 once an Engineer was taken.
import { QUALITY } from '../components/names.ts'
import { QUALITY_HELD } from '../holdings.ts'
import { canLayQualityAlone } from '../laying.ts'
import { addingAction } from './adding.ts'

export const addQuality = addingAction({
  action: 'quality',
  held: QUALITY_HELD,
  track: QUALITY,
  limit: (_state, player) => player.qualityLimit,
  fitsAlone: ({ layable }, mark, total) => canLayQualityAlone(layable, mark, total),
})
