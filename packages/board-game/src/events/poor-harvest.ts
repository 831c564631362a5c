// Poor Harvest (house event): the importer of food goes ahead.
import { moveImporter } from '../importers.ts'
import { waterFrameRules } from '../rules.ts'
import { event } from './event.ts'

const FOOD = 0

export const poorHarvest = event('poor harvest', {
  happens: (state, emit) => moveImporter(state, FOOD, waterFrameRules(state.rules).figures.poorHarvestSpaces, emit),
})
