// The top of the job market: in each column, the topmost spaces print no number.
import type { BoxNumber } from '@arkwright/kernel'
import { use } from 'react'
import { Icon, type IconName } from '../../shell/icon.tsx'
import { Figure } from './figure.tsx'
import style from './job-market.module.css'
import { ownPart } from './layout.ts'
import { type DrawingProps, ShownContext } from './shown.ts'

const GOODS: readonly IconName[] = ['food', 'clothes', 'cutlery', 'lamps']
/** Rows that are drawn; the column goes on below. */
const ROWS = [0, 1, 2, 3, 4]

export function JobMarketTop({ numbers }: DrawingProps) {
  return (
    <ol className={style['columns']}>
      {numbers.map(number => (
        <li key={number.path.join()}>
          <h3>
            <Icon name={GOODS.find(name => name === number.path[1]) ?? 'worker'} size={18} /> {ownPart(number)}
          </h3>
          <Spaces number={number} />
          <Figure of={number} />
        </li>
      ))}
    </ol>
  )
}

function Spaces({ number: { path } }: { number: BoxNumber }) {
  const { printedAt, editing } = use(ShownContext)
  const empty = editing === undefined ? printedAt(path) : Number(editing.typed(path))
  return (
    <span className={style['column']} aria-hidden="true">
      {ROWS.map(row => (
        <span key={row} className={row < empty ? style['empty'] : style['numbered']}>
          {row < empty ? '' : '№'}
        </span>
      ))}
    </span>
  )
}
