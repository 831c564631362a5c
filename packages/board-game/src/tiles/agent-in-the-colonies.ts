// Agent in the Colonies — WF II.2.7, III.4: more or fewer goods for one contract of a shipment.
import { tile } from './tile.ts'

export const agentInTheColonies = tile('agent in the colonies', ({ agentGoods }) => ({ contractTolerance: agentGoods }))
