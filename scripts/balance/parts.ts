// Parts of Water Frame that the tables of components leave out: counted beside them.
import type { Reader, Tally } from '@arkwright/bots/balance'
import type { GameEvent, Seat } from '@arkwright/kernel'
import type { Cell } from './cells.ts'

const GAME = 'water-frame'
/** By the event that shows it. */
const PARTS: ReadonlyMap<string, string> = new Map([
  ['contract', 'part: contract'],
  ['shipped', 'part: shipment'],
  ['produced', 'part: production action'],
  ['warehouse worker', 'part: warehouse worker'],
  ['marked', 'part: late hiring'],
])

function wholeReader(reader: Reader): Reader {
  return {
    ...reader,
    components: options => [...reader.components(options), ...PARTS.values()],
    read(event: GameEvent, tally: Tally) {
      reader.read(event, tally)
      const part = PARTS.get(event.type)
      if (part !== undefined && 'seat' in event) tally.use(event.seat as Seat, part)
    },
  }
}

/** The same cell; games of Water Frame count the parts too. */
export function withParts(cell: Cell): Cell {
  return cell.game.id === GAME ? { ...cell, reader: wholeReader(cell.reader) } : cell
}
