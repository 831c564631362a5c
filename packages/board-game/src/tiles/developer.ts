// Developer — WF II.2.1: given back in a factory action, a rebate for each factory built or modernised in it, once per factory.
import { reason } from '../step.ts'
import { tile } from './tile.ts'

const NOTHING_BUILT = reason('WF II.2.1', 'nothing-built-or-modernised')

export const developer = tile('developer', ({ developerRebate }) => ({
  factoryRebate: developerRebate,
  returned: {
    'factory action': {
      refuse: ({ turn }) => (turn.upToDate === 0 ? NOTHING_BUILT : undefined),
      // The rebate is worked out when the action is paid, so that factories still to come have their share.
      play() {},
    },
  },
}))
