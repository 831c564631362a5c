// The large warehouse: workers at its edges open columns and rows for goods — WF II.2.2, III.5.
import { GOODS, type Good, has, moves, openSpaces } from '@arkwright/board-game'
import { text } from '../messages/index.ts'
import { useLegal } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { numbersBelow } from '../shell/numbered.ts'
import { Spot } from '../shell/spot.tsx'
import type { HarbourProps } from './harbour-mat.tsx'
import { GoodIcon } from './symbols.tsx'

const words = text.waterFrame.harbour

/** The rules number a row after the columns of the goods. */
const ROW = GOODS.length

export function Warehouse(props: HarbourProps) {
  const rows = props.state.rules.waterFrame?.figures.warehouseRows ?? 0
  return (
    <section className="warehouse" aria-label={words.warehouse}>
      <h4>
        {words.warehouse} <small>{words.warehouseSub}</small>
      </h4>
      <div className="warehouse-grid">
        <span />
        {GOODS.map(good => (
          <Column key={good} {...props} good={good} />
        ))}
        {numbersBelow(rows).map(row => [
          <Edge key={row} {...props} row={row} />,
          ...GOODS.map(good => <Space key={`${row}.${good}`} {...props} row={row} good={good} />),
        ])}
      </div>
    </section>
  )
}

function useMovesFrom(place: number): string | undefined {
  const legal = useLegal()
  const some = [...legal].some(move => move.kind === 'move' && 'from' in move && move.from === place)
  return some ? `move:${place}` : undefined
}

function Column({ harbour, mine, good }: HarbourProps & { good: Good }) {
  const staffed = has(harbour.columns, good)
  const opens = useMovesFrom(good)
  return (
    <Spot
      mine={mine}
      moves={[moves[staffed ? 'dismiss column' : 'hire column'](good)]}
      opens={staffed ? opens : undefined}
      className={`edge ${staffed ? 'staffed' : ''}`}
      label={words.column[staffed ? 'staffed' : 'empty']({ good })}
    >
      <GoodIcon good={good} size={15} />
      {staffed && <Icon name="worker" size={16} />}
    </Spot>
  )
}

function Edge({ harbour, mine, row }: HarbourProps & { row: number }) {
  const staffed = row < harbour.rows
  const opens = useMovesFrom(ROW)
  return (
    <Spot
      mine={mine && row <= harbour.rows}
      moves={[moves[staffed ? 'dismiss row' : 'hire row']()]}
      opens={staffed ? opens : undefined}
      className={`edge ${staffed ? 'staffed' : ''}`}
      label={words.row[staffed ? 'staffed' : 'empty']({ row: row + 1 })}
    >
      {staffed && <Icon name="worker" size={16} />}
    </Spot>
  )
}

function Space({ state, player, mine, row, good }: HarbourProps & { row: number; good: Good }) {
  const open = openSpaces(state, player, good)
  const content = row >= open ? 'shut' : row < player.stored[good] ? 'full' : 'open'
  if (content !== 'full') {
    return (
      <span className={`store ${content}`} role="img" aria-label={words.space[content]({ good })}>
        {content === 'shut' ? '·' : ''}
      </span>
    )
  }
  return (
    <Spot mine={mine} moves={[moves.discard(good)]} className="store full" label={words.space[content]({ good })}>
      <GoodIcon good={good} size={18} />
    </Spot>
  )
}
