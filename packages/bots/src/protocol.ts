// What our side and outside programs say to each other: one JSON object to a line. docs/bots.md describes it.
import type { Seat, Standing } from '@arkwright/kernel'
import type { Budget, Report } from './bot.ts'

export const PROTOCOL = 1

type Id = { readonly id?: number | string }

/** What a tournament asks a program. */
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
  /** Who decides; absent when the game is over. */
  readonly seat?: Seat
  readonly step: string
  readonly legal: readonly string[]
  /** What the seat that decides may know; what a spectator may know when the game is over. */
  readonly view: unknown
  readonly standings?: readonly Standing[]
}

/** What our host answers; of a program only hello, choice and error are expected. */
export type Reply = Id &
  (
    | {
        readonly type: 'hello'
        readonly protocol: number
        readonly name: string
        /** What our host knows: each game, how many play it, and who of our bots can. */
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
