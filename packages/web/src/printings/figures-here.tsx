// Below a section of the rules or a component: the printed figures it uses.
import { text } from '../box/messages/index.ts'
import { figureName } from '../box/names.ts'
import { Link } from '../shell/link.tsx'
import style from './figures-here.module.css'
import { figureAddress, figuresAt } from './figures-of-games.ts'

/** `address` is that of the section or component. */
export function FiguresHere({ address }: { address: string }) {
  const figures = figuresAt(address)
  if (figures.length === 0) return null
  return (
    <p className={style['figures']}>
      {text.printings.sources.printed}{' '}
      {figures.map(figure => (
        <Link key={figure.name} to={figureAddress(figure)}>
          {figureName(figure.name)}
        </Link>
      ))}
    </p>
  )
}
