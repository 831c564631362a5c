// The languages of the page.
export type Language = 'en' | 'fr' | 'de'

export const LANGUAGES: readonly Language[] = ['en', 'fr', 'de']

/** Each in its own words, for whoever cannot read the others. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', de: 'Deutsch' }

/** The first of a reader's languages that the page speaks. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map(tag => tag.slice(0, 2).toLowerCase())
  const found = codes.find((code): code is Language => (LANGUAGES as readonly string[]).includes(code))
  return found ?? 'en'
}
