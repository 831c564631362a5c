// Numbers, money and plural forms in the language that is spoken, for the areas that are not in packages/words yet.
import { type Formats, formats, type Language } from '@arkwright/words'

let spoken: Formats = formats('en')

/** From now on figures are told in this language. */
export function countIn(language: Language): void {
  spoken = formats(language)
}

export function money(pounds: number): string {
  return spoken.money(pounds)
}

export function signed(number: number): string {
  return spoken.signed(number)
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${spoken.number(count)} ${form(count, one, many)}`
}

/** The language's own rule says which form a number takes: in French 0 is singular. */
function form(count: number, one: string, many: string): string {
  return spoken.plural(count) === 'one' ? one : many
}
