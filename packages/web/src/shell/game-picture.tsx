// A picture for each game: copper engravings of one family, drawn in ink on the theme's paper.
import { useId } from 'react'
import { GAMES } from '../play/catalogue.ts'
import style from './game-picture.module.css'

export function GamePicture({ game }: { game: string }) {
  const id = useId()
  const picture = GAMES.find(one => one.id === game)?.picture
  if (picture === undefined) return null
  const fills = { light: `url(#${id}l)`, dark: `url(#${id}d)`, water: `url(#${id}w)` }
  return (
    <svg className={style['plate']} viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <defs>
        <Hatch id={`${id}l`} apart={5} angle={40} />
        <Hatch id={`${id}d`} apart={2.6} angle={-50} />
        <pattern id={`${id}w`} width="26" height="7" patternUnits="userSpaceOnUse">
          <path d="M0 4c4-3 7-3 10 0s6 3 10 0 4-2 6 0" fill="none" stroke="currentColor" strokeWidth=".8" />
        </pattern>
      </defs>
      <rect className={style['frame']} x="1" y="1" width="238" height="148" rx="3" />
      <rect className={style['frame']} x="4.500" y="4.500" width="231" height="141" rx="1.500" />
      <g fill="none" stroke="currentColor" strokeWidth="1.300" strokeLinejoin="round">
        {picture(fills)}
      </g>
    </svg>
  )
}

function Hatch({ id, apart, angle }: { id: string; apart: number; angle: number }) {
  return (
    <pattern id={id} width={apart} height={apart} patternUnits="userSpaceOnUse" patternTransform={`rotate(${angle})`}>
      <path d={`M0 0V${apart}`} stroke="currentColor" strokeWidth=".8" opacity=".6" />
    </pattern>
  )
}
