// Pages of the control on a phone: as many choices side by side as can be read in full.

/** The width of the control on the narrowest phone that we measure, without its gaps. */
const ROW = 366
/** The button that turns the page. */
const TURN = 50
const PADDING = 16
/** A bold letter, on average. */
const LETTER = 7.1
/** At most this many lines fit into a choice. */
const LINES = 3
const MOST = 6

/** Splits the choices into pages. All words stay whole: a choice that is too long gets more room. */
export function pagesOf<T>(choices: readonly T[], wordsOf: (choice: T) => readonly string[], hasMore = false): T[][] {
  const sizes = [...Array(MOST).keys()].map(less => MOST - less)
  const size = sizes.find(count => choices.every(choice => fits(wordsOf(choice), count, choices.length, hasMore))) ?? 1
  return Array.from({ length: Math.ceil(choices.length / size) }, (_, page) =>
    choices.slice(page * size, (page + 1) * size),
  )
}

function fits(said: readonly string[], count: number, all: number, hasMore: boolean): boolean {
  const row = hasMore || all > count ? ROW - TURN : ROW
  const width = row / Math.min(count, all) - PADDING
  const lines = said.map(words => linesOf(words, width)).reduce((sum, one) => sum + one, 0)
  return width > 0 && lines <= LINES
}

function linesOf(words: string, width: number): number {
  const most = Math.floor(width / LETTER)
  let lines = words === '' ? 0 : 1
  let used = 0
  for (const { length } of words.split(/\s/)) {
    if (length > most) return Number.POSITIVE_INFINITY
    if (used > 0 && used + 1 + length > most) {
      lines++
      used = length
    } else used += (used > 0 ? 1 : 0) + length
  }
  return lines
}
