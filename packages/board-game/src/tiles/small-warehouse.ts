// Small Warehouse — WF II.2.8, III.5: some goods on the price scales, without workers.
import { tile } from './tile.ts'

export const smallWarehouse = tile('small warehouse', ({ smallWarehouseSpaces }) => ({
  storageSpaces: smallWarehouseSpaces,
}))
