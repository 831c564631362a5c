// The client's position fingerprint, computed with Node's hash because the server makes one for every turn.
import { hash } from 'node:crypto'
import type { AnyGame, MachineState, Move } from '@arkwright/kernel'
import { FINGERPRINT_LENGTH } from '../client/fingerprint.ts'

export function fingerprint(game: AnyGame, state: MachineState<Move>): string {
  return hash('sha256', JSON.stringify(game.view(state, 'spectator')), 'hex').slice(0, FINGERPRINT_LENGTH)
}
