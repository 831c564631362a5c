// Engineering Works — WF II.2.3: £1 from the bank for each machine another player buys.
import { receive } from '../treasury.ts'
import { tile } from './tile.ts'

const FOR_EACH_MACHINE = 1

export const engineeringWorks = tile('engineering works', {
  machineOfAnother: (state, owner, emit) => receive(state, owner, FOR_EACH_MACHINE, 'tile', emit),
})
