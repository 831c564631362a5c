// German: all words, those of the explorer included.
import { explorer } from '@arkwright/words/de/explorer'
import type { ExplorerCatalogue } from './explorer.ts'
import { laterDe } from './later-de.ts'

export const explorerDe: ExplorerCatalogue = { ...laterDe, explorer }
