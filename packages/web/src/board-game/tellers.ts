// How the log tells a fact.
import type { BoardEvent } from '@arkwright/board-game'

/** A piece of a seat's line. Facts of one key are told once, with their number and as the last of them stands. */
export interface Part {
  readonly key: string
  tell(count: number): string
}

export type Tellers<R> = {
  readonly [T in BoardEvent['type']]?: (event: Extract<BoardEvent, { type: T }>) => R
}

export function plain(words: string): Part {
  return { key: words, tell: () => words }
}
