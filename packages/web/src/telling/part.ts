// How the tables of a game turn facts into words.

/** A part of a line. Facts with the same key appear once, with their sum and the text of the last one. */
export interface Part {
  readonly key: string
  /** What the fact adds to the sum; 1 by default. */
  readonly amount?: number
  /** Sums over many facts, such as costs, stand at the end of the line. */
  readonly isLast?: boolean
  /** Undefined if the sum is not worth telling. */
  tell(sum: number): string | undefined
}

export function plain(words: string): Part {
  return { key: words, tell: () => words }
}

interface Typed {
  readonly type: string
}

export type Tellers<E extends Typed, R, C = undefined> = {
  readonly [T in E['type']]?: (event: Extract<E, { type: T }>, context: C) => R
}

/** In a table by type, each entry gets the facts of its own type. */
export function tellBy<E extends Typed, R, C>(tellers: Tellers<E, R, C>, event: E, context: C): R | undefined {
  return (tellers[event.type as E['type']] as ((event: E, context: C) => R) | undefined)?.(event, context)
}
