// Totals by good: what a card game move that rearranges cards raises and gives up.
import type { Good, Move, Player, State } from '@arkwright/card-game'
import { text } from './messages/index.ts'
import { ALL_GOODS } from './use-position.ts'

export type LayingMove = Extract<Move, { kind: 'quality' | 'distribution' | 'store' }>

export type AddingMove = Extract<Move, { kind: 'quality' | 'distribution' }>

export interface Change {
  readonly good: Good
  readonly by: number
  readonly to: number
}

const NOTHING: readonly number[] = [0, 0, 0, 0]

function held(player: Player | undefined, kind: LayingMove['kind']): readonly number[] {
  if (player === undefined) return NOTHING
  return kind === 'store' ? player.stock : player[kind]
}

export function changes(from: readonly number[], to: readonly number[]): Change[] {
  return ALL_GOODS.map(good => ({ good, by: (to[good] ?? 0) - (from[good] ?? 0), to: to[good] ?? 0 })).filter(
    ({ by }) => by !== 0,
  )
}

export function changesOf(state: State, move: LayingMove): { raised: Change[]; lost: Change[] } {
  const all = changes(held(state.players[state.seat], move.kind), move.totals)
  return { raised: all.filter(({ by }) => by > 0), lost: all.filter(({ by }) => by < 0) }
}

/** Whether the move raises this good and no other. */
export function raisesOnly(state: State, move: LayingMove, good: Good): boolean {
  const { raised } = changesOf(state, move)
  return raised.length === 1 && raised[0]?.good === good
}

/** `2 units of food`, `1 lamp`. */
export function goodsListed(totals: readonly number[]): string[] {
  return ALL_GOODS.flatMap(good => {
    const count = totals[good] ?? 0
    return count > 0 ? [text.cardGameLog.some({ count, good })] : []
  })
}

export function lostListed(lost: readonly Change[]): string[] {
  return lost.map(({ good, to }) => text.cardGame.moves.lost({ good, total: to }))
}
