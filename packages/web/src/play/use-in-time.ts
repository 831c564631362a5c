// Draws less urgent parts after the response to a click.
import { startTransition, useEffect, useState } from 'react'
import { calm, pressedByKey, presses } from './presses.ts'

/** The new value when its time has come, until then the previous one. */
export function useInTime<T>(value: T, moment: () => Promise<void>): T {
  const [shown, show] = useState(value)
  // A keyboard player continues from what was drawn last.
  const atOnce = pressedByKey()
  if (atOnce && shown !== value) show(() => value)
  useEffect(() => {
    let wanted = true
    void moment().then(() => {
      if (wanted) startTransition(() => show(() => value))
    })
    return () => {
      wanted = false
    }
  }, [value, moment])
  return atOnce ? value : shown
}

/** The frame of the response, and two frames until it is on the screen. */
const FRAMES = 3
/** How many presses in a row may delay the rest; then it is drawn anyway. */
const PATIENCE = 8

/** Resolves when the response to the last press is on the screen. A hidden page has no frames. */
export async function answered(): Promise<void> {
  for (let round = 0; round < PATIENCE && isSeen(); round++) {
    const before = presses()
    for (let frame = 0; frame < FRAMES; frame++) await new Promise(requestAnimationFrame)
    if (presses() === before) return
  }
}

function isSeen(): boolean {
  return typeof document !== 'undefined' && !document.hidden
}

/** Resolves when the pressed element has been drawn too: for display-only parts. */
export async function drawn(): Promise<void> {
  await answered()
  await answered()
}

/**
 * Resolves when no response is pending and the most important parts are drawn: a new press then waits for one part
 * only.
 */
export async function calmAndDrawn(): Promise<void> {
  await calm()
  await drawn()
}
