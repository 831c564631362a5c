// Small Warehouse — WF II.2.8, III.5: five goods in all on the price scales, without workers.
import { tile } from './tile.ts'

export const smallWarehouse = tile('small warehouse', { storageSpaces: 5 })
