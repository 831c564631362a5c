// What a thread of `npm run learn` is given and answers: plain values only.
import type { GameResult, RolloutSettings } from '@arkwright/bots'

/** The network's player in a match. */
export const LEARNED = 'learned'

/** How often moves of the neglected kinds were played. */
export type Uses = Readonly<Record<string, number>>

/** Games of self-play, written into a file. */
export interface GenerateWork {
  readonly kind: 'generate'
  readonly game: string
  readonly players: number
  /** A network's file; while it is not there: quick replies. */
  readonly network: string
  readonly seed: string
  readonly games: number
  readonly file: string
}

/** One opening in every rotation. */
export interface MatchWork {
  readonly kind: 'match'
  readonly game: string
  readonly players: number
  readonly network: string
  /** Greedy: the turn the network likes best. Search: expert. */
  readonly manner: 'greedy' | 'search'
  /** In place of expert's own, for a search. */
  readonly settings: Partial<RolloutSettings>
  /** Network: another network in the same manner. */
  readonly rival: 'medium' | 'hard' | 'network'
  readonly rivalNetwork?: string
  /** Of the other network, for a search. */
  readonly rivalSettings?: Partial<RolloutSettings>
  readonly sims: number
  readonly rivalSims: number
  /** For each decision of both sides, in place of simulations. */
  readonly ms?: number
  readonly seed: string
}

export type Work = GenerateWork | MatchWork

export type Answer =
  | { readonly kind: 'generated'; readonly rows: number }
  | {
      readonly kind: 'played'
      readonly results: readonly GameResult[]
      /** Of the network's player, then of all its rivals together. */
      readonly ms: readonly [number, number]
      readonly uses: readonly [Uses, Uses]
    }
  | { readonly kind: 'failed'; readonly why: string }
