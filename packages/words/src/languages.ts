// The languages. A further one is a line here and a folder in messages/.
// `spacedPunctuation`: a space stands before : ; ? ! » and after «, as in French. The compiler makes it non-breaking.
export const LANGUAGES = [
  { id: 'en', name: 'English', locale: 'en-GB', spacedPunctuation: false },
  { id: 'fr', name: 'Français', locale: 'fr-FR', spacedPunctuation: true },
  { id: 'de', name: 'Deutsch', locale: 'de-DE', spacedPunctuation: false },
] as const

export type Language = (typeof LANGUAGES)[number]['id']

/** English sets the keys and placeholders that every other language must have. */
export const SOURCE_LANGUAGE = 'en' satisfies Language

/** Fetched when somebody wants it; English is always there. */
export type OtherLanguage = Exclude<Language, typeof SOURCE_LANGUAGE>

export const LANGUAGE_IDS = LANGUAGES.map(({ id }) => id)

export function localeOf(language: Language): string {
  return LANGUAGES.find(({ id }) => id === language)?.locale ?? 'en-GB'
}

export function spacesPunctuation(language: Language): boolean {
  return LANGUAGES.find(({ id }) => id === language)?.spacedPunctuation ?? false
}

/** The first of the wanted language tags (`fr-BE`, `en`) that there are words for, or English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map(tag => tag.trim().slice(0, 2).toLowerCase())
  for (const code of codes) {
    const found = LANGUAGE_IDS.find(id => id === code)
    if (found !== undefined) return found
  }
  return SOURCE_LANGUAGE
}
