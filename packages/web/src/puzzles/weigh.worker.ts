// The worker that weighs a turn against the best one of a puzzle.
import { weighAgainst } from '@arkwright/bots'

export interface Weighing {
  readonly game: string
  readonly revision: number
  readonly options: unknown
  readonly seed: string
  /** Those before the turn. */
  readonly moves: readonly string[]
  readonly best: readonly string[]
  readonly mine: readonly string[]
}

/** What the turn loses: pounds against the strongest rival, and chance to win. */
export type Weight = { readonly lost: number; readonly chance: number } | { readonly failed: string }

addEventListener('message', ({ data }: MessageEvent<Weighing>) => {
  weighAgainst(data).then(
    weight => postMessage(weight satisfies Weight),
    error => postMessage({ failed: String(error) } satisfies Weight),
  )
})
