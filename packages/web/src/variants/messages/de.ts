// German: the words of the reading pages, and those of variants.
import { variants } from '@arkwright/words/de/variants'
import { de } from '../../messages/de.ts'
import type { VariantWords } from './index.ts'

export const variantsDe: VariantWords = { ...de, variants }
