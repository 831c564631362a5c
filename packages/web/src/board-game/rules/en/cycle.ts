// The cycle and its economy phase in English — 5.0.
import type { ChapterText } from '../../../rules/plan.ts'

export const cycle: ChapterText<'cycle'> = {
  title: 'A cycle begins',
  sections: {
    '5.0': [
      'Order of goods and phases',
      'In every decade the goods become active in the same order: food, clothes, cutlery, lamps. Each cycle has three phases: economy, action, production.',
      'Only factories of the active good produce and are paid for. In the action phase you may deal with all of your factories, whatever is active.',
    ],
    '5.I': [
      'Economy phase',
      'The importer of the active good moves ahead, and fired workers return to the job market. Their return lowers demand, and sometimes wages.',
      '[SJ] Always 1 space ahead and 2 workers back.',
      '[WF] The economy marker of this cycle is turned up: 0 to 2 spaces ahead, 1 to 3 workers back.',
      'If fewer workers have been fired, only those return.',
    ],
  },
}
