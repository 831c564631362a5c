// Poor Harvest (house event): the importer of food goes two spaces ahead.
import { moveImporter } from '../importers.ts'
import { event } from './event.ts'

const FOOD = 0

export const poorHarvest = event('poor harvest', { happens: (state, emit) => moveImporter(state, FOOD, 2, emit) })
