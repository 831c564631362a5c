// A prepared turn, checked again when its turn comes. At a local table this browser keeps it; online, the server does.
import type { Seat } from '@arkwright/kernel'
import type { Offered } from '@arkwright/server/client'
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

/** The prepared turn of the open table. */
export interface PreparedTurn {
  readonly prepared: Prepared | undefined
  /** Undefined drops it. */
  keep(prepared: Prepared | undefined): void
  /** It is laid out as my draft, for this reason. */
  readonly offered: Offered | undefined
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
  /** Undefined: it may be played without asking. */
  readonly offered: Offered | undefined
}

/** The prepared turn, checked again at the beginning of the real one. */
export function checkPrepared(page: GamePage, draft: Draft, { moves, promise, way }: Prepared): Checked {
  const wanted = moves.flatMap(text => page.game.parseMove(text) ?? [])
  const turn = compose(page, draft, wanted)
  const isWhole = turn.tried.length === moves.length && turn.complete
  const earns = page.promise(turn.state, draft.seat)
  const isAsGood = promise === undefined || (earns !== undefined && earns >= promise)
  if (!isWhole) return { turn, offered: 'refused' }
  if (!isAsGood && way !== 'play') return { turn, offered: 'worse' }
  return { turn, offered: way === 'offer' ? 'asked' : undefined }
}
