// What each seat starts with, by number of players.
import type { BoxNumber } from '@arkwright/kernel'
import { Disc } from '../../shell/disc.tsx'
import { Icon } from '../../shell/icon.tsx'
import { partName } from '../part-names.ts'
import { Figure } from './figure.tsx'
import { pieceIcon } from './pieces.tsx'
import style from './seats.module.css'
import type { DrawingProps } from './shown.ts'

const COLOURS = ['blue', 'red', 'green', 'yellow']
/** The figure, the players, the seat. */
const SEAT_AT = 2

export function Seats({ numbers }: DrawingProps) {
  const tables = Map.groupBy(numbers, ({ path }) => path[1])
  return (
    <div className={style['tables']}>
      {[...tables].map(([players, own]) => (
        <section key={players}>
          <h3>{own[0] && partName(own[0].path, 1)}</h3>
          <ul>
            {[...Map.groupBy(own, ({ path }) => path[SEAT_AT])].map(([seat, things]) => (
              <li key={seat} className={style['seat']}>
                <Disc seat={typeof seat === 'number' ? seat : COLOURS.indexOf(String(seat))} />
                <span>{things[0] && partName(things[0].path, SEAT_AT)}</span>
                <span className={style['things']}>
                  {things.map(number => (
                    <Thing key={number.path.join()} number={number} />
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** A piece with its count, or a number that stands for something. */
function Thing({ number }: { number: BoxNumber }) {
  const piece = number.path[SEAT_AT + 1]
  if (typeof piece !== 'string') return <Figure of={number} />
  return (
    <span className={style['thing']}>
      <Icon name={pieceIcon(piece)} size={18} /> {partName(number.path, SEAT_AT + 1)}
      <span className={style['count']}>
        × <Figure of={number} />
      </span>
    </span>
  )
}
