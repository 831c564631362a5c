// A picture for each game: copper engravings of one family, drawn in ink on the theme's paper.
import { type ReactNode, useId } from 'react'
import style from './game-picture.module.css'

const PICTURES: Readonly<Record<string, (fills: Fills) => ReactNode>> = {
  'spinning-jenny': Jenny,
  'water-frame': Mill,
  'card-game': Cards,
}

/** Hatching and water, as values of `fill`. */
interface Fills {
  readonly light: string
  readonly dark: string
  readonly water: string
}

export function GamePicture({ game }: { game: string }) {
  const id = useId()
  const picture = PICTURES[game]
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

const count = (many: number) => Array.from({ length: many }, (_, i) => i)
const SKY = 'M14 18h60M20 23h40M150 16h70M166 21h52M176 26h36'

/** The hand wheel turns eight spindles at once. */
function Jenny({ light, dark }: Fills) {
  return (
    <>
      <path d={SKY} strokeWidth=".6" opacity=".5" />
      <path d="M12 128h216" />
      <path d="M12 128h216v8H12Z" fill={light} stroke="none" />
      <path d="M88 128V60h6v68M214 128V46h6v82M88 96h132v6H88" fill="var(--sheet)" />
      <path d="M94 60 214 46v6L94 66Z" fill={dark} />
      {count(8).map(i => (
        <g key={i}>
          <path d={`M${102 + i * 14} ${63 - i * 1.6}V96`} strokeWidth=".7" />
          <path d={`M${99 + i * 14} 78h6l1.500 15h-9Z`} fill="var(--sheet)" />
          <path d={`M${98.5 + i * 14} 82h7M${98 + i * 14} 86h8M${98 + i * 14} 90h8`} strokeWidth=".6" />
          <path d={`M${100 + i * 14} 102v10M${98.5 + i * 14} 112h4`} strokeWidth=".9" />
        </g>
      ))}
      <path d="M54 88 100 110H206M54 40 100 104" strokeWidth=".6" />
      <circle cx="54" cy="88" r="40" strokeWidth="2.600" fill={light} />
      <circle cx="54" cy="88" r="35" fill="var(--sheet)" />
      {count(10).map(i => (
        <path key={i} d="M54 82V53" strokeWidth="1.800" transform={`rotate(${i * 36} 54 88)`} />
      ))}
      <circle cx="54" cy="88" r="7" fill={dark} />
      <path d="M54 88 68 74l5 3" strokeWidth="2.600" />
      <path d="M34 128l14-34h12l14 34" strokeWidth="2.200" />
      <path d="M150 128c0-8 6-12 13-12s13 4 13 12Z" fill={dark} />
    </>
  )
}

/** The river drives the wheel of a mill of five storeys; a brig waits below. */
function Mill({ light, dark, water }: Fills) {
  return (
    <>
      <path d={SKY} strokeWidth=".6" opacity=".5" />
      <path d="M96 112V40l50-16 50 16v72Z" fill="var(--sheet)" />
      <path d="M146 24l50 16v72h-50Z" fill={light} />
      <path d="M92 42 146 23l54 19" strokeWidth="2" />
      <path d="M176 33V14h9v22" fill={dark} />
      <path d="M180 10c5-4-3-3 3-5s10 1 14-1" strokeWidth=".8" opacity=".7" />
      {count(3).map(row =>
        count(5).map(i => (
          <path
            key={`${row} ${i}`}
            d={`M${103 + i * 18.5} ${62 + row * 19}v-9a4.500 4.500 0 0 1 9 0v9Zm4.500-13v13`}
            fill="var(--sheet)"
            strokeWidth=".9"
          />
        )),
      )}
      <path d="M90 112h112" strokeWidth="2" />
      <circle cx="70" cy="92" r="31" strokeWidth="3" fill="var(--sheet)" />
      <circle cx="70" cy="92" r="25" strokeWidth=".9" />
      {count(12).map(i => (
        <g key={i} transform={`rotate(${i * 30} 70 92)`}>
          <path d="M70 87V67" strokeWidth="1.800" />
          <path d="M66 61h8l-1.500-6h-5Z" fill={dark} strokeWidth=".9" />
        </g>
      ))}
      <circle cx="70" cy="92" r="5.500" fill={dark} />
      <path d="M70 92h28" strokeWidth="3" />
      <path d="M6 116h228v26H6Z" fill={water} stroke="none" />
      <path d="M6 116h84M202 112l32 2" />
      <path d="M206 120h24l-4 9h-17Z" fill={dark} />
      <path d="M213 120V92M222 120V96M213 94h9l-1 9h-8ZM222 98h7l-1 8h-6Z" fill="var(--sheet)" strokeWidth=".9" />
      <path d="M10 108c8-10 18-12 26-6" strokeWidth=".8" />
    </>
  )
}

/** Three cards as a fan: a mill, a worker's wheel, a share. */
function Cards({ light, dark }: Fills) {
  const card = <rect x="-31" y="-48" width="62" height="92" rx="6" fill="var(--sheet)" strokeWidth="1.600" />
  const inner = <rect x="-26" y="-43" width="52" height="82" rx="3" strokeWidth=".6" />
  return (
    <>
      <path d="M12 128h216v8H12Z" fill={light} stroke="none" />
      <path d="M12 128h216" />
      <g transform="translate(76 84) rotate(-15)">
        {card}
        {inner}
        <circle r="17" fill={light} strokeWidth="2" />
        {count(8).map(i => (
          <path key={i} d="M-3-17h6l-1-6h-4Z" fill="var(--sheet)" transform={`rotate(${i * 45})`} />
        ))}
        <circle r="6" fill="var(--sheet)" />
        <path d="M-20 32h40M-14 28h28" strokeWidth=".7" />
      </g>
      <g transform="translate(164 84) rotate(15)">
        {card}
        {inner}
        <path d="M-18-30h36v44h-36Z" fill={light} strokeWidth=".8" />
        <path d="M-12-22h24M-12-16h24M-12-10h16" strokeWidth=".8" />
        <circle cx="7" cy="7" r="9" fill="var(--sheet)" />
        <circle cx="7" cy="7" r="5" fill={dark} />
        <path d="M2 14l-3 12 8-4 8 4-3-12" fill="var(--sheet)" />
      </g>
      <g transform="translate(120 78)">
        {card}
        {inner}
        <path d="M-20 22V-8l13 8v-8l13 8v-8l14 8v22Z" fill={dark} />
        <path d="M9-4v-24h7v22" fill="var(--sheet)" />
        <path d="M12-32c4-3-3-4 2-7" strokeWidth=".8" />
        {count(3).map(i => (
          <path key={i} d={`M${-15 + i * 12} 18v-8h6v8Z`} fill="var(--sheet)" strokeWidth=".9" />
        ))}
        <path d="M-22 22h44M-18 28h36M-12 33h24" strokeWidth=".8" />
      </g>
    </>
  )
}
