// A part of the table that may grow but not shrink during a decision, so that nothing moves under the pointer.
import { type ReactNode, useEffect, useRef } from 'react'

interface SteadyProps {
  readonly className: string
  /** A new value lets the part shrink again. */
  readonly until: unknown
  readonly children: ReactNode
}

export function Steady({ className, until, children }: SteadyProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = place.current
    if (element === null || until === undefined) return
    const observer = new ResizeObserver(() => {
      element.style.minHeight = `${element.offsetHeight}px`
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      element.style.minHeight = ''
    }
  }, [until])
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  )
}
