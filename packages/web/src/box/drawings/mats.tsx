// A factory mat: what each level costs to build, and what each row holds.
import type { BoxNumber } from '@arkwright/kernel'
import { Icon, type IconName } from '../../shell/icon.tsx'
import { figureName } from '../names.ts'
import { partName } from '../part-names.ts'
import { Figure } from './figure.tsx'
import { ownPart } from './layout.ts'
import style from './mats.module.css'
import type { DrawingProps } from './shown.ts'

const GOODS: readonly IconName[] = ['food', 'clothes', 'cutlery', 'lamps']
/** The figures of a row, with the pieces that stand on its spaces. */
const IN_A_ROW: Readonly<Record<string, IconName>> = { workerSpaces: 'worker', machineSpaces: 'machine' }

export function FactoryMat({ numbers }: DrawingProps) {
  const [first] = numbers
  if (first === undefined) return null
  const good = GOODS.findIndex(name => first.path[1] === name)
  const rows = [...new Set(numbers.filter(isInRow).map(({ path }) => path.at(-1)))]
  return (
    <div className={`${style['mat']} good-${good}`}>
      <h3>
        <Icon name={GOODS[good] ?? 'factory'} /> {partName(first.path, 1)}
      </h3>
      <ol className={style['levels']} aria-label={figureName('cost')}>
        {numbers
          .filter(number => !isInRow(number))
          .map(number => (
            <li key={number.path.join()}>
              <small>{ownPart(number)}</small>
              <Icon name="factory" size={18} />
              <Figure of={number} />
            </li>
          ))}
      </ol>
      <ol className={style['rows']}>
        {rows.map(row => {
          const own = numbers.filter(number => isInRow(number) && number.path.at(-1) === row)
          return (
            <li key={row}>
              <small>{own[0] && ownPart(own[0])}</small>
              {own.map(number => (
                <span key={number.path.join()} title={figureName(String(number.path[0]))}>
                  <Icon name={IN_A_ROW[String(number.path[0])] ?? 'worker'} size={18} /> × <Figure of={number} />
                  <span className="unseen">{figureName(String(number.path[0]))}</span>
                </span>
              ))}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function isInRow({ path }: BoxNumber): boolean {
  return Object.hasOwn(IN_A_ROW, String(path[0]))
}
