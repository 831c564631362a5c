// On a phone the board can be zoomed out to see all of it, or in to read it; pinch zooms, one finger pans.
import '../style/zoom.css'
import { type CSSProperties, type ReactNode, type TouchEvent, useRef, useState } from 'react'
import { text } from '../messages/index.ts'
import { Icon } from './icon.tsx'

const SMALLEST = 0.5
const LARGEST = 2.5
const STEP = 1.25
/** Small enough for two columns side by side. */
const FAR = 0.8

export function Zoomable({ className, part, children }: { className: string; part: string; children: ReactNode }) {
  const [scale, setScale] = useState(1)
  const pinch = useRef<{ apart: number; scale: number }>(undefined)
  const zoom = (wanted: number) => setScale(Math.min(LARGEST, Math.max(SMALLEST, wanted)))
  const follow = ({ touches }: TouchEvent) => {
    const [one, two] = [touches[0], touches[1]]
    if (one === undefined || two === undefined) {
      pinch.current = undefined
      return
    }
    const apart = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY)
    if (pinch.current === undefined) pinch.current = { apart, scale }
    else zoom((pinch.current.scale * apart) / pinch.current.apart)
  }
  return (
    <div className="zoomable" data-part={part}>
      <fieldset className="zoom-buttons" aria-label={text.table.zoom}>
        <button type="button" className="plain" aria-label={text.table.smaller} onClick={() => zoom(scale / STEP)}>
          <Icon name="smaller" size={18} />
        </button>
        <button type="button" className="plain" onClick={() => setScale(1)}>
          {text.table.scale({ share: scale })}
        </button>
        <button type="button" className="plain" aria-label={text.table.larger} onClick={() => zoom(scale * STEP)}>
          <Icon name="larger" size={18} />
        </button>
      </fieldset>
      <div className="zoom-window" onTouchStart={follow} onTouchMove={follow} onTouchEnd={follow}>
        <div className={`${className} ${scale < FAR ? 'far' : ''}`} style={{ '--zoom': scale } as CSSProperties}>
          {children}
        </div>
      </div>
    </div>
  )
}
