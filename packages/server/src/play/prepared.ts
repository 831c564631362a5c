// A prepared turn is checked again when its turn comes. Then the server plays all of it, or its player gets it as a draft.
import { type AnyGame, type MachineState, type Move, SEATS, withoutChance } from '@arkwright/kernel'
import type { Offered, Prepared } from '../api/table-shapes.ts'
import { expectedProfit } from '../games.ts'

/** As stored: with the number of moves that had been played when it was prepared. */
export interface KeptTurn extends Prepared {
  readonly at: number
}

export interface CheckedTurn {
  /** The moves as far as they are legal. */
  readonly moves: readonly string[]
  /** Why it is only offered; undefined: it may be played. */
  readonly offered: Offered | undefined
}

/**
 * Undefined unless it is this seat's turn. The check uses a copy that stops at each draw, so its outcome says nothing about
 * what would be drawn.
 */
export function checkPrepared(
  game: AnyGame,
  position: Readonly<MachineState<Move>>,
  number: number,
  { moves, way, promise }: Prepared,
): CheckedTurn | undefined {
  const seat = SEATS.find(one => one === number)
  const asked = game.pending(position)
  if (seat === undefined || asked?.seat !== seat || asked.part.kind !== 'turn') return undefined
  const state = withoutChance(game, position)
  const legal: string[] = []
  let open = true
  for (const text of moves) {
    const move = open ? game.parseMove(text) : undefined
    if (move === undefined || !game.moves(state).includes(move)) break
    open = game.playInTurn(state, move)
    legal.push(text)
  }
  if (open || legal.length < moves.length) return { moves: legal, offered: 'refused' }
  const earns = promise === null ? undefined : expectedProfit(game.id, state, seat)
  if (promise !== null && (earns === undefined || earns < promise)) {
    if (way !== 'play') return { moves: legal, offered: 'worse' }
  }
  return { moves: legal, offered: way === 'offer' ? 'asked' : undefined }
}
