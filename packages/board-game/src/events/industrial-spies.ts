// Industrial Spies (house event): every importer goes one space ahead.
import { GOODS } from '../components/goods.ts'
import { moveImporter } from '../importers.ts'
import { event } from './event.ts'

export const industrialSpies = event('industrial spies', {
  happens(state, emit) {
    for (const good of GOODS) moveImporter(state, good, 1, emit)
  },
})
