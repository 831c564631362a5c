// The messages between us and external programs: one JSON object for each line. docs/bots.md describes them.
import type { Seat, Standing } from '@arkwright/kernel'
import type { Budget, Report } from './bot.ts'

export const PROTOCOL = 1

type Id = { readonly id?: number | string }

/** A tournament's questions to a program. */
export type Request = Id &
  (
    | { readonly type: 'hello'; readonly protocol: number }
    | {
        readonly type: 'choose'
        readonly game: string
        readonly seat: Seat
        readonly view: unknown
        /** The legal moves of the pending decision. */
        readonly legal: readonly string[]
        readonly budget: Budget
        readonly seed: string
      }
  )

interface Position {
  readonly type: 'position'
  readonly game: string
  /** The deciding seat; absent when the game is over. */
  readonly seat?: Seat
  readonly step: string
  readonly legal: readonly string[]
  /** The view of the deciding seat, or the spectator's view when the game is over. */
  readonly view: unknown
  readonly standings?: readonly Standing[]
}

/** The answers of our host. From a program only hello, choice and error are expected. */
export type Reply = Id &
  (
    | {
        readonly type: 'hello'
        readonly protocol: number
        readonly name: string
        /** What our host offers: each game, its numbers of players, and the bots for it. */
        readonly games?: readonly {
          readonly id: string
          readonly players: { readonly min: number; readonly max: number }
          readonly bots: readonly string[]
        }[]
      }
    | { readonly type: 'choice'; readonly moves: readonly string[]; readonly report?: Report }
    | Position
    | { readonly type: 'error'; readonly message: string }
  )
