// All words of the variants. Other screens do not load them.
import { enlarge, type Worded } from '../../messages/first.ts'
import { variantsEn } from './en.ts'

export type VariantWords = Worded<typeof variantsEn>

export const text: VariantWords = enlarge(variantsEn, {
  en: async () => variantsEn,
  fr: async () => (await import('./fr.ts')).variantsFr,
  de: async () => (await import('./de.ts')).variantsDe,
})
