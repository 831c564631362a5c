// Lobby (reconstructed): every importer goes back.
import { GOODS } from '../components/goods.ts'
import { moveImporter } from '../importers.ts'
import { waterFrameRules } from '../rules.ts'
import { event } from './event.ts'

export const lobby = event('lobby', {
  happens(state, emit) {
    const { lobbySpaces } = waterFrameRules(state.rules).figures
    for (const good of GOODS) moveImporter(state, good, -lobbySpaces, emit)
  },
})
