// The rows of a mill: workers, machines and free spaces. A click does everything up to that space.
import { type Factory, type Good, moves, ROWS, type Row } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { useLegal } from '../../play/use-table.ts'
import { Icon } from '../../shell/icon.tsx'
import { Spot } from '../../shell/spot.tsx'
import type { MillProps } from './mill.tsx'
import { clickOn, repeated, type SpaceFacts, spacesOf } from './mill-facts.ts'

const words = text.boardGame
const mat = text.boardGame.mat
const ASKING: readonly string[] = ['hire', 'fire', 'machine']

export function MillRows(props: MillProps) {
  const legal = useLegal()
  const { good } = props
  const asks = [...legal].some(move => ASKING.includes(move.kind) && 'good' in move && move.good === good)
  return (
    <div className={`rows ${asks ? 'ask' : ''}`}>
      {ROWS.map(row => (
        <MillRow key={row} {...props} row={row} />
      ))}
    </div>
  )
}

function MillRow({ state, player, good, row }: MillProps & { row: Row }) {
  const factory = player.factories[good]
  const spaces = spacesOf(state, factory, good, row)
  const output = state.rules.output[factory.level]?.[row] ?? 0
  const workers = factory.workers[row]
  const machines = factory.machines[row]
  const free = spaces.length - workers - machines
  return (
    <div className={`row ${free === 0 ? 'runs' : ''}`} data-spaces={spaces.length}>
      <span className="unseen">{mat.rowLabel({ row: row + 1, workers, machines, free, output })}</span>
      {spaces.map(space => (
        <RowSpace key={space.place} factory={factory} good={good} row={row} space={space} />
      ))}
      <Output good={good} row={row} output={output} />
    </div>
  )
}

interface RowSpaceProps {
  readonly factory: Factory
  readonly good: Good
  readonly row: Row
  readonly space: SpaceFacts
}

function RowSpace({ factory, good, row, space }: RowSpaceProps) {
  const legal = useLegal()
  const { content, takesMachine } = space
  const counts = clickOn(factory, row, space)
  const hires = repeated(moves.hire(good, row), counts.hires)
  const machines = repeated(moves.machine(good, row), counts.machines)
  const fires = repeated(moves.fire(good), counts.fires)
  const sequence = [hires, machines, fires].find(([first]) => first !== undefined && legal.has(first))
  const single = sequence?.length === 1 ? sequence : [hires, machines].filter(list => list.length === 1).flat()
  return (
    <Spot
      mine={content !== 'machine'}
      moves={single}
      sequence={sequence !== undefined && sequence.length > 1 ? sequence : undefined}
      leads={[hires, ...(takesMachine ? [machines] : [])].filter(list => list.length > 0)}
      className={`space ${content} ${takesMachine ? 'for-machine' : ''}`}
      label={labelOf(space, good, row, sequence?.length ?? 1, sequence !== undefined && sequence === fires)}
    >
      {content !== 'free' && <Icon name={content} size={15} />}
    </Spot>
  )
}

function labelOf({ content }: SpaceFacts, good: Good, row: Row, count: number, isFiring: boolean): string {
  const { hires, installs, fires } = text.boardLanes.mill
  if (content === 'machine') return mat.machine
  if (content === 'free') {
    return count > 1 ? hires({ good, count, row: row + 1 }) : words.moves.hire({ good, row: row + 1 })
  }
  if (isFiring) return count > 1 ? fires({ good, count }) : words.moves.fire({ good })
  return count > 1 ? installs({ good, count, row: row + 1 }) : words.moves.machine({ good, row: row + 1 })
}

/** A production action may use the rows up to this one — WF II.2.6. */
function Output({ good, row, output }: { good: Good; row: Row; output: number }) {
  const legal = useLegal()
  const shown = output === 0 ? '–' : output
  const move = moves.produce(good, row)
  if (!legal.has(move)) return <b className="output">{shown}</b>
  return (
    <Spot moves={[move]} className="output" label={text.waterFrame.board.rowOf({ good, row: row + 1, output })}>
      {shown}
    </Spot>
  )
}
