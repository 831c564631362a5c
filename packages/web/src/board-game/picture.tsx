// The pictures of Spinning Jenny and Water Frame.
import { count, type Fills } from '../shell/engraving.ts'

const SKY = 'M14 18h60M20 23h40M150 16h70M166 21h52M176 26h36'

/** The hand wheel turns eight spindles at once. */
export function Jenny({ light, dark }: Fills) {
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
export function Mill({ light, dark, water }: Fills) {
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
