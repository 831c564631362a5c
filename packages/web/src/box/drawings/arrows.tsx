// Appeal tracks of a market board: spaces in a row, with an arrow printed between some of them.
import type { BoxNumber } from '@arkwright/kernel'
import { use } from 'react'
import { valueText } from '../names.ts'
import style from './arrows.module.css'
import { Figure } from './figure.tsx'
import { rowsOf } from './layout.ts'
import { type DrawingProps, ShownContext } from './shown.ts'

export function ArrowTracks({ numbers }: DrawingProps) {
  return (
    <div className={style['board']}>
      {rowsOf(numbers).map(({ key, label, numbers: row }) => (
        <div key={key}>
          <h3>{label}</h3>
          <ol className={style['track']}>
            {row.map((number, i) => (
              <li key={number.path.join()}>
                {i === 0 && <Space at={spaceBefore(number)} />}
                <Between number={number} />
                <Space at={spaceBefore(number) + 1} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

/** The last part of the path is the space before the border. */
function spaceBefore({ path }: BoxNumber): number {
  return Number(path.at(-1))
}

function Space({ at }: { at: number }) {
  return <span className={style['space']}>{at}</span>
}

function Between({ number }: { number: BoxNumber }) {
  const { printedAt, editing } = use(ShownContext)
  const value = printedAt(number.path)
  if (editing !== undefined || value !== number.value) return <Figure of={number} />
  return (
    <span className={style['between']}>
      <span aria-hidden="true">{value === 1 ? '→' : ''}</span>
      <span className="unseen">{valueText(number.path, value)}</span>
    </span>
  )
}
