// Agent in the Colonies — WF II.2.7, III.4: one good more or fewer than one contract of a shipment says.
import { tile } from './tile.ts'

export const agentInTheColonies = tile('agent in the colonies', { contractTolerance: 1 })
