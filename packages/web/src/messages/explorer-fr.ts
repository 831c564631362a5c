// French: all words, those of the explorer included.
import { explorer } from '@arkwright/words/fr/explorer'
import type { ExplorerCatalogue } from './explorer.ts'
import { laterFr } from './later-fr.ts'

export const explorerFr: ExplorerCatalogue = { ...laterFr, explorer }
