// French: the words of the reading pages, and those of variants.
import { variants } from '@arkwright/words/fr/variants'
import { fr } from '../../messages/fr.ts'
import type { VariantWords } from './index.ts'

export const variantsFr: VariantWords = { ...fr, variants }
