// A short fingerprint of a position's public part, so that two programs can check whether they see the same table.
import { type AnyGame, type MachineState, type Move, sha256Hex } from '@arkwright/kernel'

export const FINGERPRINT_LENGTH = 32

/** Compare it with `hash` of an entry or a position. */
export function fingerprint(game: AnyGame, state: MachineState<Move>): string {
  return sha256Hex(JSON.stringify(game.view(state, 'spectator'))).slice(0, FINGERPRINT_LENGTH)
}
