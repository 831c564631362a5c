// All words of boxes, printings and sources. Other screens do not load them.
import { enlarge, type Worded } from '../../messages/first.ts'
import { boxEn } from './en.ts'

export type BoxWords = Worded<typeof boxEn>

export const text: BoxWords = enlarge(boxEn, {
  en: async () => boxEn,
  fr: async () => (await import('./fr.ts')).boxFr,
  de: async () => (await import('./de.ts')).boxDe,
})
