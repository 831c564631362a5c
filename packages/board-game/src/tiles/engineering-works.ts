// Engineering Works — WF II.2.3: income from the bank for each machine another player buys.
import { receive } from '../treasury.ts'
import { tile } from './tile.ts'

export const engineeringWorks = tile('engineering works', ({ engineeringWorksIncome }) => ({
  machineOfAnother: (state, owner, emit) => receive(state, owner, engineeringWorksIncome, 'tile', emit),
}))
