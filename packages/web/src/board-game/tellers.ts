// How the log describes a fact.
import type { BoardEvent } from '@arkwright/board-game'

/** A part of a seat's line. Facts with the same key appear once, with their count and the text of the last one. */
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
