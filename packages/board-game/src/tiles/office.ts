// Office — WF II.2.7, III.4; ruling 30: income for each shipment.
import { tile } from './tile.ts'

export const office = tile('office', ({ officeIncome }) => ({ shipmentIncome: officeIncome }))
