// Non-breaking spaces. Messages are typed with ordinary ones, and the compiler sets these.
const NO_BREAK = '\u00a0'

/** Spaces nobody types by hand: no-break, narrow no-break and figure space. */
export const HAND_TYPED = /[\u00a0\u202f\u2007]/

const PUNCTUATION_AFTER = / (?=[:;?!»])/g
const QUOTE_BEFORE = /(?<=«) /g
const PERCENT_AFTER = / (?=%)/g
const POUND_AFTER = /(?<=\d) (?=£)/g
/** Ellipsis and dash stay with the word before them. */
const SIGN_AFTER = / (?=[…–])/g

export function withNoBreakSpaces(text: string, spacedPunctuation: boolean): string {
  const common = text
    .replaceAll(PERCENT_AFTER, NO_BREAK)
    .replaceAll(POUND_AFTER, NO_BREAK)
    .replaceAll(SIGN_AFTER, NO_BREAK)
  if (!spacedPunctuation) return common
  return common.replaceAll(PUNCTUATION_AFTER, NO_BREAK).replaceAll(QUOTE_BEFORE, NO_BREAK)
}
