// The moves of a hint on the board, numbered in the order of the turn. The slip says them in words.
import './hint-marks.css'
import type { Move, Seat } from '@arkwright/kernel'
import { useLayoutEffect, useState } from 'react'
import { hintPlaces } from './hint-places.ts'

interface Mark {
  readonly key: string
  readonly numbers: string
  readonly x: number
  readonly y: number
}

export function HintMarks({ moves, seat }: { moves: readonly Move[]; seat: Seat }) {
  const [marks, show] = useState<readonly Mark[]>([])
  useLayoutEffect(() => {
    const measure = () => show(marksOf(moves, seat))
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [moves, seat])
  // In the top layer: the slip lies in a panel with containment.
  return (
    <div ref={showOver} popover="manual" className="hint-marks" aria-hidden="true">
      {marks.map(({ key, numbers, x, y }) => (
        <b key={key} style={{ transform: `translate(${x}px, ${y}px) translate(-60%, -40%)` }}>
          {numbers}
        </b>
      ))}
    </div>
  )
}

function showOver(layer: HTMLElement | null): void {
  layer?.showPopover()
}

function marksOf(moves: readonly Move[], seat: Seat): Mark[] {
  return hintPlaces(moves, seat, place => boxOf(place) !== undefined).flatMap(({ place, numbers }): Mark[] => {
    const box = boxOf(place)
    return box === undefined ? [] : [{ key: place, numbers: numbers.join(' · '), x: box.right, y: box.top }]
  })
}

function boxOf(place: string): DOMRect | undefined {
  const box = document.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect()
  return box === undefined || box.width === 0 ? undefined : box
}
