// One production row: its worker and machine spaces, and its output when all are taken.
import { type Good, lastStaffedRow, moves, type Row } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { useLegal } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { numbered } from '../shell/numbered.ts'
import { Spot } from '../shell/spot.tsx'
import type { MatProps } from './factory-mat.tsx'

const words = text.boardGame
const mat = text.boardGame.mat

export function RowSpaces({ state, player, good, mine, row }: MatProps & { row: Row }) {
  const factory = player.factories[good]
  const workers = factory.workers[row]
  const machines = factory.machines[row]
  const spaces = state.rules.workerSpaces[good][row]
  const forMachines = state.rules.machineSpaces[good][row]
  const free = spaces - workers - machines
  const output = state.rules.output[factory.level]?.[row] ?? 0
  // Machines stand on the rightmost spaces, workers on the leftmost.
  const contents = Array.from({ length: spaces }, (_, i) =>
    i >= spaces - machines ? ('machine' as const) : i < workers ? ('worker' as const) : ('free' as const),
  )
  const replaceable = contents.lastIndexOf('worker')
  const legal = useLegal()
  const fires = row === lastStaffedRow(factory) && legal.has(moves.fire(good))
  return (
    <div className={`row ${free === 0 ? 'running' : ''}`}>
      <span className="unseen">{mat.rowLabel({ row: row + 1, workers, machines, free, output })}</span>
      {numbered(contents).map(({ value: content, place: i }) => (
        <Spot
          key={i}
          mine={mine && content !== 'machine' && (content === 'free' || i === replaceable)}
          moves={
            content === 'free'
              ? [moves.hire(good, row)]
              : [moves.machine(good, row), ...(row === lastStaffedRow(factory) ? [moves.fire(good)] : [])]
          }
          className={`space ${content} ${i >= spaces - forMachines ? 'for-machine' : ''}`}
          label={spaceLabel(content, good, row, fires && i === replaceable)}
        >
          {content === 'worker' && <Icon name="worker" size={18} />}
          {content === 'machine' && <Icon name="machine" size={18} />}
        </Spot>
      ))}
      <Output good={good} row={row} mine={mine} output={output} />
    </div>
  )
}

/** A production action may use the rows up to this one. */
function Output({ good, row, mine, output }: { good: Good; row: Row; mine: boolean; output: number }) {
  const legal = useLegal()
  const shown = output === 0 ? '–' : output
  const move = moves.produce(good, row)
  if (!mine || !legal.has(move)) return <b className="row-output">{shown}</b>
  return (
    <Spot moves={[move]} className="row-output" label={text.waterFrame.board.rowOf({ good, row: row + 1, output })}>
      {shown}
    </Spot>
  )
}

function spaceLabel(content: 'worker' | 'machine' | 'free', good: Good, row: number, fires: boolean): string {
  if (content === 'free') return words.moves.hire({ good, row: row + 1 })
  if (content === 'worker' && fires) return words.moves.fire({ good })
  return content === 'worker' ? words.moves.machine({ good, row: row + 1 }) : mat.machine
}
