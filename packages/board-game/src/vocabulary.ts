// The moves of each game, made once, so that the same text is always the same object.
import type { Move } from './moves.ts'

export type GameName = 'spinning-jenny' | 'water-frame'

const made: Record<GameName, Move[]> = { 'spinning-jenny': [], 'water-frame': [] }

/** Enters a move into the vocabulary of one game, or of both. */
export function known<M extends Move>(move: M, only?: GameName): M {
  if (only !== 'water-frame') made['spinning-jenny'].push(move)
  if (only !== 'spinning-jenny') made['water-frame'].push(move)
  return move
}

export interface Vocabulary {
  readonly moves: readonly Move[]
  parse(text: string): Move | undefined
}

export function vocabularyOf(game: GameName): Vocabulary {
  const byText = new Map(made[game].map(move => [move.text, move]))
  return { moves: made[game], parse: text => byText.get(text) }
}
