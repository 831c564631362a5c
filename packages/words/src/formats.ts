// Numbers, money, lists and plural categories of a language. Generated messages call these.
import { type Language, localeOf, spacesPunctuation } from './languages.ts'

export interface Formats {
  number(value: number): string
  /** Pounds: `£1,200`, `1 200 £`. */
  money(pounds: number): string
  /** `+3`, `−4`, `0`. */
  signed(value: number): string
  /** Signed money: `+£3`. Zero has no sign. */
  gain(pounds: number): string
  /** A share of 1: `45%`, `45 %`. */
  percent(share: number): string
  /** Levels and decades as printed: I, II, III, IV. */
  roman(value: number): string
  /** Digits without separators, for years. */
  plain(value: number): string
  /** `a, b and c` */
  list(items: readonly string[]): string
  /** `a, b or c` */
  or(items: readonly string[]): string
  /** `a; b; c`, for parts that have commas themselves. */
  series(items: readonly string[]): string
  /** `16 November 2026`, from 2026-11-16. */
  day(date: string): string
  /** Day and time of day, from milliseconds. */
  moment(time: number): string
  plural(value: number): Intl.LDMLPluralRule
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']
const POUNDS = {
  style: 'currency',
  currency: 'GBP',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
} as const

const made = new Map<Language, Formats>()

export function formats(language: Language): Formats {
  const known = made.get(language)
  if (known !== undefined) return known
  const fresh = make(localeOf(language), spacesPunctuation(language) ? '\u00a0; ' : '; ')
  made.set(language, fresh)
  return fresh
}

function make(locale: string, semicolon: string): Formats {
  const number = later(() => new Intl.NumberFormat(locale))
  const money = later(() => new Intl.NumberFormat(locale, POUNDS))
  const gain = later(() => new Intl.NumberFormat(locale, { ...POUNDS, signDisplay: 'exceptZero' }))
  const signed = later(() => new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }))
  const percent = later(() => new Intl.NumberFormat(locale, { style: 'percent' }))
  const moment = later(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }))
  const day = later(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))
  const list = later(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const or = later(() => new Intl.ListFormat(locale, { type: 'disjunction' }))
  const rules = later(() => new Intl.PluralRules(locale))
  return {
    number: value => withMinus(number().format(value)),
    money: pounds => withMinus(money().format(pounds)),
    signed: value => withMinus(signed().format(value)),
    gain: pounds => withMinus(gain().format(pounds)),
    roman: value => ROMAN[value] ?? String(value),
    percent: share => withMinus(percent().format(share)),
    plain: String,
    list: items => list().format(items),
    or: items => or().format(items),
    series: items => items.join(semicolon),
    day: date => day().format(new Date(date)),
    moment: time => moment().format(time),
    plural: value => rules().select(value),
  }
}

/** Intl objects are slow to make and quick to use. */
function later<T>(make: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= make()
    return value
  }
}

/** A true minus sign is as wide as a digit. */
function withMinus(figure: string): string {
  return figure.replace('-', '−')
}
