// One production row: its worker and machine spaces, and what it makes when all are taken.

import { text } from '../messages/index.ts'
import { Icon } from '../shell/icon.tsx'
import { numbered } from '../shell/numbered.ts'
import { Spot } from '../shell/spot.tsx'
import type { MatProps } from './factory-mat.tsx'
import type { Row } from './rows.ts'
import { lastStaffedRow } from './rows.ts'

const words = text.boardGame
const mat = words.mat

export function RowSpaces({ state, player, good, mine, row }: MatProps & { row: Row }) {
  const factory = player.factories[good]
  const workers = factory.workers[row]
  const machines = factory.machines[row]
  const spaces = state.rules.workerSpaces[good][row]
  const forMachines = state.rules.machineSpaces[good][row]
  const free = spaces - workers - machines
  const output = state.rules.output[factory.level]?.[row] ?? 0
  const name = words.goods[good]
  // Machines stand on the rightmost spaces, workers on the leftmost.
  const contents = Array.from({ length: spaces }, (_, i) =>
    i >= spaces - machines ? ('machine' as const) : i < workers ? ('worker' as const) : ('free' as const),
  )
  const replaceable = contents.lastIndexOf('worker')
  return (
    <div className={`row ${free === 0 ? 'running' : ''}`}>
      <span className="unseen">{mat.rowLabel(row, workers, machines, free, output)}</span>
      {numbered(contents).map(({ value: content, place: i }) => (
        <Spot
          key={i}
          mine={mine && content !== 'machine' && (content === 'free' || i === replaceable)}
          moves={
            content === 'free'
              ? [`hire ${name} ${row + 1}`]
              : [`machine ${name} ${row + 1}`, ...(row === lastStaffedRow(factory) ? [`fire ${name}`] : [])]
          }
          className={`space ${content} ${i >= spaces - forMachines ? 'for-machine' : ''}`}
          label={spaceLabel(content, good, row)}
        >
          {content === 'worker' && <Icon name="worker" size={18} />}
          {content === 'machine' && <Icon name="machine" size={18} />}
        </Spot>
      ))}
      <b className="row-output">{output === 0 ? '–' : output}</b>
    </div>
  )
}

function spaceLabel(content: 'worker' | 'machine' | 'free', good: number, row: number): string {
  if (content === 'free') return words.moves.hire(good, row)
  return content === 'worker' ? words.moves.machine(good, row) : mat.machine
}
