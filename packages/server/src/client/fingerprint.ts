// A short fingerprint of a position as everyone may know it, so that two programs can tell whether they see the same table.
import { type AnyGame, type MachineState, type Move, sha256Hex } from '@arkwright/kernel'

export const FINGERPRINT_LENGTH = 32

/** What `hash` of an entry or a position is compared with. */
export function fingerprint(game: AnyGame, state: MachineState<Move>): string {
  return sha256Hex(JSON.stringify(game.view(state, 'spectator'))).slice(0, FINGERPRINT_LENGTH)
}
