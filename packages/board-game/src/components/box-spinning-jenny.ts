// How an owner of Spinning Jenny checks its figures.
import type { BoxPlan } from '@arkwright/kernel'
import { BOARD_GROUPS, BOARD_PLACES } from './box-board.ts'

export const SPINNING_JENNY_BOX: BoxPlan = {
  editions: [],
  groups: [
    ...BOARD_GROUPS,
    { id: 'start-markers', place: 'markers', editor: 'seats', parts: [['predeterminedMarkers']] },
  ],
  others: {
    ...BOARD_PLACES,
    'job market': [...BOARD_PLACES['job market'], 'importerStep', 'workersReturned'],
    markers: [...BOARD_PLACES.markers, 'lightStockExchangeMarkers', 'startUpCapital'],
  },
}
