// The width available to a chart: pictures are drawn in real pixels, so that their text stays readable.
import { type RefObject, useEffect, useState } from 'react'

const FIRST_GUESS = 460

export function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(FIRST_GUESS)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.max(240, Math.round(entry.contentRect.width)))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return width
}
