// Cards of the card game: factories, workers, and cards with two faces.
import { GOODS } from '@arkwright/card-game'
import type { BoxNumber } from '@arkwright/kernel'
import { Icon, type IconName } from '../../shell/icon.tsx'
import { text } from '../messages/index.ts'
import { figureName } from '../names.ts'
import { partName } from '../part-names.ts'
import style from './cards.module.css'
import { Figure } from './figure.tsx'
import { ownPart } from './layout.ts'
import type { DrawingProps } from './shown.ts'

const ICONS: readonly (readonly [RegExp, IconName])[] = [
  [/Goods$/, 'production'],
  [/Workers$/, 'workers'],
  [/Machines$/, 'machine'],
  [/fixedCost/, 'coins'],
  [/exportPrice/, 'ship'],
]

/** Cards by good: the last part of a path is the good, or the figure is the price of one. */
export function GoodCards({ numbers }: DrawingProps) {
  return (
    <ul className={style['cards']}>
      {[...Map.groupBy(numbers, goodOf)].map(([good, own]) => (
        <li key={good} className={`${style['card']} good-${good}`}>
          <h3>
            <Icon name={GOODS[good] ?? 'factory'} /> {text.boardGame.goodTitle({ good: GOODS[good] ?? 'food' })}
          </h3>
          <ol className={style['spots']}>
            {own.filter(isPrice).map(number => (
              <li key={number.path.join()}>
                <small>{ownPart(number)}</small>
                <Figure of={number} />
              </li>
            ))}
          </ol>
          <ul className={style['lines']}>
            {own
              .filter(number => !isPrice(number))
              .map(number => (
                <li key={number.path.join()}>
                  <Icon name={iconOf(String(number.path[0]))} size={18} />
                  <span>{lineOf(number)}</span>
                  <Figure of={number} />
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** Front and back of each card. */
export function DoubleCards({ numbers }: DrawingProps) {
  return (
    <ul className={style['doubles']}>
      {[...Map.groupBy(numbers, ({ path }) => path[1])].map(([card, faces]) => (
        <li key={card} className={style['card']}>
          <h3>{faces[0] && partName(faces[0].path, 1)}</h3>
          {faces.map(number => (
            <p key={number.path.join()}>
              <small>{ownPart(number)}</small> <Figure of={number} />
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}

function isPrice({ path }: BoxNumber): boolean {
  return /Price(?:I|II)$/.test(String(path[0]))
}

function goodOf({ path }: BoxNumber): number {
  const named = GOODS.findIndex(good => String(path[0]).startsWith(good))
  return named >= 0 ? named : Number(path.at(-1))
}

/** The figure and, where it has levels, the level. */
function lineOf({ path }: BoxNumber): string {
  const level = path.length > 2 ? `, ${partName(path, 1)}` : ''
  return `${figureName(String(path[0]))}${level}`
}

function iconOf(figure: string): IconName {
  return ICONS.find(([pattern]) => pattern.test(figure))?.[1] ?? 'contract'
}
