// Prepared turns, one for each table, kept in this browser until they are played or dropped.
import type { Seat } from '@arkwright/kernel'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { compose, type Draft } from '../play/draft.ts'
import type { GamePage } from '../play/game-page.ts'

export interface Prepared {
  readonly seat: Seat
  /** In notation, so that it survives a reload. */
  readonly moves: readonly string[]
  /** What the coming production would earn, by the forecast of the plan. */
  readonly promise: number | undefined
  /** Played at once when the turn comes, or laid out to be looked at. */
  readonly way: 'offer' | 'play' | 'play if as good'
}

interface PreparedTurns {
  readonly byTable: Readonly<Record<string, Prepared>>
  keep(table: string, prepared: Prepared | undefined): void
}

export const usePrepared = create<PreparedTurns>()(
  persist(
    set => ({
      byTable: {},
      keep: (table, prepared) =>
        set(({ byTable }) => {
          const { [table]: _old, ...others } = byTable
          return { byTable: prepared === undefined ? others : { ...others, [table]: prepared } }
        }),
    }),
    { name: 'arkwright:prepared' },
  ),
)

export interface Checked {
  /** The turn as far as it is still legal. */
  readonly turn: Draft
  readonly isWhole: boolean
  readonly isAsGood: boolean
  /** Whether it may be played without asking. */
  readonly plays: boolean
}

/** The prepared turn, checked again at the beginning of the real one. */
export function checkPrepared(page: GamePage, draft: Draft, { moves, promise, way }: Prepared): Checked {
  const wanted = moves.flatMap(text => page.game.parseMove(text) ?? [])
  const turn = compose(page, draft, wanted)
  const isWhole = turn.tried.length === moves.length && turn.complete
  const earns = page.promise(turn.state, draft.seat)
  const isAsGood = promise === undefined || (earns !== undefined && earns >= promise)
  return { turn, isWhole, isAsGood, plays: isWhole && (way === 'play' || (way === 'play if as good' && isAsGood)) }
}
