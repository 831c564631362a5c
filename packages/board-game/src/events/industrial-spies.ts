// Industrial Spies (house event): every importer goes ahead.
import { GOODS } from '../components/goods.ts'
import { moveImporter } from '../importers.ts'
import { waterFrameRules } from '../rules.ts'
import { event } from './event.ts'

export const industrialSpies = event('industrial spies', {
  happens(state, emit) {
    const { industrialSpiesSpaces } = waterFrameRules(state.rules).figures
    for (const good of GOODS) moveImporter(state, good, industrialSpiesSpaces, emit)
  },
})
