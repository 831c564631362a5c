// What need not stand there in the same moment as the answer to a click is drawn after it.
import { startTransition, useEffect, useState } from 'react'
import { pressedByKey } from './presses.ts'

/** The value once its moment has come, until then the one before; without a moment, at once. */
export function useInTime<T>(value: T, moment: (() => Promise<void>) | undefined): T {
  const [shown, show] = useState(value)
  // Whoever plays by keys goes on from what was drawn last.
  const atOnce = moment === undefined || pressedByKey()
  if (atOnce && shown !== value) show(() => value)
  useEffect(() => {
    let wanted = true
    void moment?.().then(() => {
      if (wanted) startTransition(() => show(() => value))
    })
    return () => {
      wanted = false
    }
  }, [value, moment])
  return atOnce ? value : shown
}

/** The frame of the answer, and two in which it gets to the screen. */
const FRAMES = 3

/** When the answer stands on the screen. A page that nobody sees has no frames. */
export async function answered(): Promise<void> {
  if (document.hidden) return
  for (let frame = 0; frame < FRAMES; frame++) await new Promise(requestAnimationFrame)
}
