// Add distribution — CG 1.a.4, CG 1.c.2: one card to a factory, at most 4.
import { DISTRIBUTION } from '../components/names.ts'
import { DISTRIBUTION_HELD } from '../holdings.ts'
import { addingAction } from './adding.ts'

export const addDistribution = addingAction({
  action: 'distribution',
  held: DISTRIBUTION_HELD,
  track: DISTRIBUTION,
  limit: state => state.rules.figures.distributionLimit,
  fitsAlone: (_rules, cards) => cards > 0,
})
