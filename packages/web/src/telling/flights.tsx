// The layer over the table on which pieces move while a step is told. It takes no presses and delays nothing.
import './flights.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { drawn } from '../play/use-in-time.ts'
import { useLoaded } from '../play/use-loaded.ts'
import { useTable } from '../play/use-table.ts'
import { SPEED, useSettings } from '../settings.ts'
import { Icon } from '../shell/icon.tsx'
import { FLIGHT_MS, type Piece, type Point, piecesOf } from './flight.ts'
import { tabsWith } from './places.ts'
import { useBeats } from './use-telling.ts'

export function Flights() {
  const pieces = usePieces()
  const pace = useSettings(settings => settings.pace)
  const speed = pace === 'instant' ? SPEED.fast : SPEED[pace]
  return (
    <div className="flights" aria-hidden="true">
      {pieces.map(piece => (
        <Flying key={piece.key} piece={piece} speed={speed} />
      ))}
    </div>
  )
}

/** Those of the step that is told, once the table is drawn as the step leaves it. */
function usePieces(): readonly Piece[] {
  const flightsOf = useLoaded(useTable(session => session.page.flights))
  const beats = useBeats()
  const number = useTable(session => session.told?.beat)
  const step = useTable(session => session.told?.step)
  const mySeat = useTable(session => session.mySeat)
  const beat = number === undefined ? undefined : beats[number]
  const [pieces, show] = useState<readonly Piece[]>([])
  useEffect(() => {
    if (flightsOf === undefined || beat === undefined || step === undefined) return
    let wanted = true
    void drawn().then(() => {
      if (!wanted) return
      const id = `${beat.index} ${step}`
      show(
        piecesOf(flightsOf(beat, step), place => foundAt(place, mySeat)).map(piece => ({
          ...piece,
          key: `${id} ${piece.key}`,
        })),
      )
    })
    return () => {
      wanted = false
      show([])
    }
  }, [flightsOf, beat, step, mySeat])
  return pieces
}

/** Where a place is; on a phone, the tab that would show it. */
function foundAt(place: string, mySeat: number): Point | undefined {
  return [place, ...tabsWith(place, mySeat)].map(middleOf).find(point => point !== undefined)
}

function middleOf(place: string): Point | undefined {
  const box = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect()
  if (box === undefined || box.width === 0) return undefined
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** In steps of the path's length: it appears, grows on its way, and is gone where it lands. */
function Flying({ piece: { piece, tint, path, delay }, speed }: { piece: Piece; speed: number }) {
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const last = path.length - 1
    const frames = path.map(({ x, y }, i) => ({
      transform: `translate(${x}px, ${y}px) scale(${i === 0 || i === last ? 0.8 : 1.1})`,
      opacity: i === last ? 0 : 1,
    }))
    const animation = place.current?.animate(frames, {
      duration: FLIGHT_MS / speed,
      delay: delay / speed,
      easing: 'ease-in-out',
    })
    return () => animation?.cancel()
  }, [path, delay, speed])
  return (
    <span ref={place} className={`flying ${tint}`}>
      <Icon name={piece} size={18} />
    </span>
  )
}
