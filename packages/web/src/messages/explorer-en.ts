// English: all words, those of the explorer included.
import { explorer } from '@arkwright/words/en/explorer'
import { laterEn } from './later-en.ts'

export const explorerEn = { ...laterEn, explorer }
