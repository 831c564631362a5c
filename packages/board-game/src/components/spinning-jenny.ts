// The whole table of Spinning Jenny's figures.
import { SPINNING_JENNY_FIGURES } from './figures.ts'
import { SPINNING_JENNY_SET_UPS } from './set-ups.ts'
import { SPINNING_JENNY_TIMETABLE } from './timetable.ts'

export const SPINNING_JENNY_COMPONENTS = {
  ...SPINNING_JENNY_FIGURES,
  ...SPINNING_JENNY_TIMETABLE,
  ...SPINNING_JENNY_SET_UPS,
}
