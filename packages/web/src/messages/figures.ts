// Numbers, money and plural forms in the manner of the language that is spoken.
import type { Language } from './language.ts'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR', de: 'de-DE' }

interface Manner {
  readonly pounds: Intl.NumberFormat
  readonly number: Intl.NumberFormat
  readonly change: Intl.NumberFormat
  readonly forms: Intl.PluralRules
}

function mannerOf(language: Language): Manner {
  const locale = LOCALES[language]
  return {
    pounds: new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'GBP',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    }),
    number: new Intl.NumberFormat(locale),
    change: new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }),
    forms: new Intl.PluralRules(locale),
  }
}

/** What a refusal of the rules brings for its sentence. */
export type Figures = Readonly<Record<string, number | string>>

let manner = mannerOf('en')

/** From now on figures are told in this language. */
export function countIn(language: Language): void {
  manner = mannerOf(language)
}

/** A true minus sign is as wide as a digit. */
function withMinus(figure: string): string {
  return figure.replace('-', '−')
}

export function money(pounds: number): string {
  return withMinus(manner.pounds.format(pounds))
}

export function signed(number: number): string {
  return withMinus(manner.change.format(number))
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${manner.number.format(count)} ${form(count, one, many)}`
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** English only: "two workers" up to six, "7 workers" beyond. */
export function few(count: number, one: string, many = `${one}s`): string {
  return `${WORDS[count] ?? count} ${form(count, one, many)}`
}

/** The language's own rule says which form a number takes: in French 0 is singular. */
function form(count: number, one: string, many: string): string {
  return manner.forms.select(count) === 'one' ? one : many
}
