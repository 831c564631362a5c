// What a puzzle is about, read from its best turn and the second best.
import type { Move } from '@arkwright/kernel'
import type { Theme } from './puzzle.ts'

/** By the first words of a move's notation. The first that a turn has is what the turn does. */
const ACTIONS: readonly (readonly [RegExp, Theme])[] = [
  [/^place (first|second) ship|^ship |^load /, 'harbour'],
  [/^place .*stock exchange|^action stock exchange/, 'shares'],
  [/^place .*machinery|^action automate/, 'machinery'],
  [/^place .*workers|^action employ/, 'wages'],
  [/^place .*factory|^action factories/, 'factory'],
  [/^place .*(quality|distribution)|^action (quality|distribution)/, 'appeal'],
]
const PRICE = /^(price|appeal) /
const TILE = /^(take|return|keep|use|assign|develop|discard|lay|no development|done)\b/
/** Ships, contracts and the people of the harbour mat, in any action. */
const HARBOUR =
  /^(place|return) (first|second) ship|^(take|develop) ship|^(ship|load|contract) |^(hire|dismiss) (column|warehouse)|^move /
const CONTRACT = /^contract /
const TRADED_SHARES = /^(buy|sell) shares [1-9]/

/** `isEnd`: the last production is near. */
export function themesOf(best: readonly Move[], second: readonly Move[], isEnd: boolean): Theme[] {
  const main = setApart(best, second) ?? doneBy(best)
  return isEnd ? [main, 'end'] : [main]
}

/** What alone distinguishes the best turn from the second, if it is one thing. */
function setApart(best: readonly Move[], second: readonly Move[]): Theme | undefined {
  const [gained, missed] = [without(best, second), without(second, best)]
  const all = [...gained, ...missed]
  const differInOnly = (...words: RegExp[]): boolean => all.every(text => words.some(word => word.test(text)))
  if (differInOnly(PRICE)) return 'price'
  const isOfHarbour = gained.some(text => HARBOUR.test(text)) || differInOnly(HARBOUR)
  if (isOfHarbour && differInOnly(HARBOUR, TILE)) return 'harbour'
  return differInOnly(TILE) ? 'tile' : undefined
}

function doneBy(turn: readonly Move[]): Theme {
  const has = (words: RegExp): boolean => turn.some(({ text }) => words.test(text))
  // Contracts are placed in the action of the stock exchange.
  if (has(CONTRACT) && !has(TRADED_SHARES)) return 'harbour'
  for (const [words, theme] of ACTIONS) if (has(words)) return theme
  return has(TILE) ? 'tile' : 'price'
}

/** The moves of a turn that the other has not, or has less often. */
function without(turn: readonly Move[], other: readonly Move[]): string[] {
  const left = other.map(({ text }) => text)
  return turn.flatMap(({ text }) => {
    const place = left.indexOf(text)
    if (place === -1) return [text]
    left.splice(place, 1)
    return []
  })
}
