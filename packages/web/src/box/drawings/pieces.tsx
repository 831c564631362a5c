// Counted pieces, each with its number of copies; and markers that show two numbers.
import type { BoxNumber } from '@arkwright/kernel'
import { Icon, type IconName } from '../../shell/icon.tsx'
import { figureName } from '../names.ts'
import { Figure } from './figure.tsx'
import { ownPart, rowsOf } from './layout.ts'
import style from './pieces.module.css'
import type { DrawingProps } from './shown.ts'

const MARKER_ICONS: readonly (readonly [string, IconName])[] = [
  ['machinery', 'machinery'],
  ['quality', 'quality'],
  ['distribution', 'distribution'],
  ['stock exchange', 'exchange'],
  ['production', 'production'],
  ['ship', 'ship'],
]

/** The sign on a piece, by its name in the rules. */
export function pieceIcon(piece: string): IconName {
  return MARKER_ICONS.find(([name]) => piece.includes(name))?.[1] ?? 'tile'
}

export function Pieces({ numbers }: DrawingProps) {
  return rowsOf(numbers).map(({ key, label, numbers: row }) => (
    <div key={key} className={style['row']}>
      {label !== '' && <h3>{label}</h3>}
      <ul className={style['pieces']}>
        {row.map(number => (
          <li key={number.path.join()} className={shadeOf(number)}>
            <Icon name={pieceIcon(String(number.path.at(-1)))} size={22} />
            <span>{ownPart(number)}</span>
            <span className={style['count']}>
              × <Figure of={number} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  ))
}

function shadeOf({ path }: BoxNumber): string {
  const [shade] = String(path.at(-1)).split(' ')
  return `${style['piece']} ${shade === 'light' ? style['light'] : ''} ${shade === 'dark' ? style['dark'] : ''}`
}

/** Economy markers: the importer's step and the workers who return. */
export function EconomyMarkers({ numbers }: DrawingProps) {
  const markers = [...new Set(numbers.map(({ path }) => path[1]))]
  return (
    <ul className={style['discs']}>
      {markers.map(marker => {
        const own = numbers.filter(({ path }) => path[1] === marker)
        return (
          <li key={marker} className={style['disc']}>
            <small>{own[0] && ownPart(own[0])}</small>
            {own.map(number => (
              <span key={number.path.join()} title={figureName(String(number.path[0]))}>
                <Icon name={number.path[0] === 'economyImporter' ? 'ship' : 'workers'} size={18} />{' '}
                <Figure of={number} />
                <span className="unseen">{figureName(String(number.path[0]))}</span>
              </span>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
