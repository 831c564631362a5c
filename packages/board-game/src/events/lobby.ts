// Lobby (reconstructed): every importer goes one space back.
import { GOODS } from '../components/goods.ts'
import { moveImporter } from '../importers.ts'
import { event } from './event.ts'

export const lobby = event('lobby', {
  happens(state, emit) {
    for (const good of GOODS) moveImporter(state, good, -1, emit)
  },
})
