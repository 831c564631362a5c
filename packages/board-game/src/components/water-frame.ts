// The whole table of Water Frame's figures.
import { ECONOMY_FIGURES } from './economy.ts'
import { EVENT_FIGURES } from './events.ts'
import { BOARD_FIGURES } from './figures.ts'
import { HARBOUR_FIGURES } from './harbour.ts'
import { WATER_FRAME_SET_UPS } from './set-ups-water-frame.ts'
import { TILE_EFFECT_FIGURES, TILE_FIGURES } from './tiles.ts'
import { WATER_FRAME_TIMETABLE } from './timetable.ts'

export const WATER_FRAME_COMPONENTS = {
  ...BOARD_FIGURES,
  ...WATER_FRAME_TIMETABLE,
  ...ECONOMY_FIGURES,
  ...HARBOUR_FIGURES,
  ...TILE_FIGURES,
  ...TILE_EFFECT_FIGURES,
  ...EVENT_FIGURES,
  ...WATER_FRAME_SET_UPS,
}
