// My mill for a good: level, output, costs, the appeal as a sum, its rows, and what the decision asks — SJ 4.1.IV.
import './mill.css'
import {
  appealOf,
  costWithTiles,
  type Good,
  has,
  machinesIn,
  outputOf,
  type Player,
  type State,
  workersIn,
} from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { useTable } from '../../play/use-table.ts'
import { Icon } from '../../shell/icon.tsx'
import { useBoard } from '../use-board.ts'
import { MillAsks } from './mill-asks.tsx'
import { MillRows } from './mill-rows.tsx'
import { NoMill } from './no-mill.tsx'
import { TilesAt } from './tiles-at.tsx'

const words = text.boardLanes.mill

export interface MillProps {
  readonly state: State
  readonly player: Player
  readonly good: Good
}

export function MillCell({ good }: { good: Good }) {
  const state = useBoard()
  const mySeat = useTable(session => session.mySeat)
  const player = state.players[mySeat]
  if (player === undefined) return null
  const props = { state, player, good }
  if (player.factories[good].level === 0) return <NoMill {...props} />
  return (
    <>
      <MillHead {...props} />
      <MillRows {...props} />
      <MillAsks {...props} />
    </>
  )
}

function MillHead({ state, player, good }: MillProps) {
  const factory = player.factories[good]
  const costs = costWithTiles(state, player, good, workersIn(factory), machinesIn(factory))
  const output = outputOf(state, factory, good)
  const { late, lateDetail } = text.waterFrame.board
  return (
    <p className="mill-head" data-about={`mill ${good}`}>
      <span className="level">{text.boardGame.roman({ level: factory.level })}</span>
      <span className="makes">
        {words.makes} <b key={output}>{output}</b>
      </span>
      <span className="costs">{text.boardGame.mat.running({ cost: costs })}</span>
      <Obsolete state={state} level={factory.level} additional={factory.additional} />
      {has(player.marked, good) && <Warning label={text.common.labelled({ name: late, what: lateDetail })} />}
      <TilesAt state={state} player={player} good={good} />
      {factory.price > 0 && <Sum state={state} player={player} good={good} />}
    </p>
  )
}

/** An obsolete mill needs more workers; the level before it will be obsolete in the next decade — SJ 6.IV. */
function Obsolete({ state, level, additional }: { state: State; level: number; additional: number }) {
  const { obsoleteLevel } = state.rules
  if (additional > 0) return <Warning label={text.boardGame.mat.additional({ count: additional })} />
  const next = obsoleteLevel[state.decade + 1] ?? 0
  return level <= next ? <Warning label={words.soonObsolete({ level })} /> : null
}

function Warning({ label }: { label: string }) {
  return (
    <span className="warns" role="img" aria-label={label} title={label}>
      <Icon name="warn" size={14} />
    </span>
  )
}

function Sum({ state, player, good }: MillProps) {
  const factory = player.factories[good]
  const base = state.rules.cost[good][factory.level] ?? 0
  const appeal = appealOf(state, factory, good)
  const { quality, distribution, price } = factory
  const label = text.boardGame.mat.sum({ base, quality, distribution, price, appeal })
  return (
    <span className="sum" role="img" aria-label={label} data-about={`appeal ${good}`}>
      {base} + {quality}
      <Icon name="quality" size={12} /> + {distribution}
      <Icon name="distribution" size={12} /> − {text.figures.money(price)} = <b key={appeal}>{appeal}</b>
    </span>
  )
}
