// All words, those of the explorer included.
import { explorerEn } from './explorer-en.ts'
import { enlarge, type Worded } from './first.ts'

export type ExplorerCatalogue = Worded<typeof explorerEn>

export const text: ExplorerCatalogue = enlarge(explorerEn, {
  en: async () => explorerEn,
  fr: async () => (await import('./explorer-fr.ts')).explorerFr,
  de: async () => (await import('./explorer-de.ts')).explorerDe,
})
