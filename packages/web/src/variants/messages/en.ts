// English: the words of the reading pages, and those of variants.
import { variants } from '@arkwright/words/en/variants'
import { en } from '../../messages/en.ts'

export const variantsEn = { ...en, variants }
