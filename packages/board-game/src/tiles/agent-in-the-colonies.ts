// Agent in the Colonies — WF II.2.7, III.4: more or fewer goods than one contract of a shipment says.
import { tile } from './tile.ts'

export const agentInTheColonies = tile('agent in the colonies', ({ agentGoods }) => ({ contractTolerance: agentGoods }))
