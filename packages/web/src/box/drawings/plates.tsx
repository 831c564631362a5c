// Tiles, events, ships and single figures: a plate for each, with its numbers.
import type { BoxPlace } from '@arkwright/kernel'
import { Icon } from '../../shell/icon.tsx'
import { figureName } from '../names.ts'
import { Figure } from './figure.tsx'
import { ownPart } from './layout.ts'
import style from './plates.module.css'
import type { DrawingProps } from './shown.ts'
import { placeIcon } from './tracks.tsx'

const SHAPES: Readonly<Partial<Record<BoxPlace, string | undefined>>> = {
  tiles: style['tile'],
  events: style['event'],
  ships: style['ship'],
}

export function Plates({ group: { place }, numbers }: DrawingProps) {
  return (
    <ul className={style['plates']}>
      {[...Map.groupBy(numbers, ({ path }) => String(path[0]))].map(([figure, own]) => (
        <li key={figure} className={`${style['plate']} ${SHAPES[place] ?? ''}`}>
          <Icon name={placeIcon(place)} size={22} />
          <h3>{figureName(figure)}</h3>
          <div className={style['numbers']}>
            {own.map(number => (
              <span key={number.path.join()}>
                <small>{ownPart(number)}</small>
                <Figure of={number} />
              </span>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
