// The texts of the reader's language, for components.

import type { Language } from '@arkwright/words'
import { use } from 'react'
import { useSettings } from '../settings.ts'
import { fetchLibrary, type Library } from './library.ts'

const fetched = new Map<Language, Promise<Library>>()

/** Suspends until the texts are loaded. */
export function useLibrary(): Library {
  const language = useSettings(settings => settings.language)
  const library = fetched.get(language) ?? fetchLibrary(language)
  fetched.set(language, library)
  return use(library)
}
