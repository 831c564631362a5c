// Developer — WF II.2.1: returned in a factory action, it gives a rebate once for each factory built or modernised in it.
import { reason } from '../step.ts'
import { tile } from './tile.ts'

const NOTHING_BUILT = reason('WF II.2.1', 'nothing-built-or-modernised')

export const developer = tile('developer', ({ developerRebate }) => ({
  factoryRebate: developerRebate,
  returned: {
    'factory action': {
      refuse: ({ turn }) => (turn.upToDate === 0 ? NOTHING_BUILT : undefined),
      // The rebate is computed at the payment, so that it includes factories built later in the action.
      play() {},
    },
  },
}))
