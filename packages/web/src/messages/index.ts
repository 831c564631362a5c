// The page's words. A language is a file of the same shape as en.ts.
import { en } from './en.ts'

export type Catalogue = typeof en

export const text: Catalogue = en
