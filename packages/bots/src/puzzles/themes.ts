// What a puzzle is about, read from its best turn and the second best.
import type { Move } from '@arkwright/kernel'
import type { Theme } from './puzzle.ts'

/** By the first words of a move's notation. The first that a turn has is what the turn does. */
const ACTIONS: readonly (readonly [RegExp, Theme])[] = [
  [/^place .*stock exchange|^action stock exchange/, 'shares'],
  [/^place .*ship|^action (ship|harbour)|^ship |^load /, 'harbour'],
  [/^place .*machinery|^action automate/, 'machinery'],
  [/^place .*workers|^action employ/, 'wages'],
  [/^place .*factory|^action factories/, 'factory'],
  [/^place .*(quality|distribution)|^action (quality|distribution)/, 'appeal'],
]
const PRICE = /^(price|appeal) /
const TILE = /^(take|return|keep|use|assign|develop|discard|lay|no development|done)\b/

/** `isEnd`: the last production is near. */
export function themesOf(best: readonly Move[], second: readonly Move[], isEnd: boolean): Theme[] {
  const main = differsOnlyIn(best, second, PRICE) ? 'price' : differsOnlyIn(best, second, TILE) ? 'tile' : doneBy(best)
  return isEnd ? [main, 'end'] : [main]
}

function doneBy(turn: readonly Move[]): Theme {
  for (const [words, theme] of ACTIONS) if (turn.some(({ text }) => words.test(text))) return theme
  return turn.some(({ text }) => TILE.test(text)) ? 'tile' : 'price'
}

function differsOnlyIn(one: readonly Move[], other: readonly Move[], words: RegExp): boolean {
  const rest = (turn: readonly Move[]) => turn.filter(({ text }) => !words.test(text)).map(({ text }) => text)
  return rest(one).join('; ') === rest(other).join('; ')
}
