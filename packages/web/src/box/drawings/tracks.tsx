// Rows of spaces, as on a board: wages, share track, administration, output, appeal.
import type { BoxPlace } from '@arkwright/kernel'
import { Icon, type IconName } from '../../shell/icon.tsx'
import { Figure } from './figure.tsx'
import { ownPart, rowsOf } from './layout.ts'
import type { DrawingProps } from './shown.ts'
import style from './tracks.module.css'

const ICONS: Readonly<Record<BoxPlace, IconName>> = {
  board: 'exchange',
  'job market': 'worker',
  'share track': 'share',
  administration: 'coins',
  'factory mats': 'factory',
  markers: 'machinery',
  tiles: 'tile',
  events: 'event',
  ships: 'ship',
  cards: 'contract',
}

export function placeIcon(place: BoxPlace): IconName {
  return ICONS[place]
}

export function Tracks({ group: { place }, numbers }: DrawingProps) {
  return (
    <div className={style['board']}>
      {rowsOf(numbers).map(({ key, label, numbers: row }) => (
        <div key={key} className={style['row']}>
          {label !== '' && <h3>{label}</h3>}
          <ol className={style['track']}>
            {row.map(number => (
              <li key={number.path.join()} className={style['space']}>
                <small>
                  {ownPart(number)} <Icon name={placeIcon(place)} size={13} />
                </small>
                <Figure of={number} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}
