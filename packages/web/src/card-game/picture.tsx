// The picture of the card game.
import { count, type Fills } from '../shell/engraving.ts'

/** Three cards as a fan: a mill, a worker's wheel, a share. */
export function Cards({ light, dark }: Fills) {
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
