// What need not stand there in the same moment as the answer to a click is drawn after it.
import { startTransition, useEffect, useState } from 'react'
import { calm, pressedByKey, presses } from './presses.ts'

/** The value once its moment has come, until then the one before. */
export function useInTime<T>(value: T, moment: () => Promise<void>): T {
  const [shown, show] = useState(value)
  // Whoever plays by keys goes on from what was drawn last.
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

/** The value once the answer stands on the screen, the one before until then; nothing at first. */
export function useAfterAnswer<T>(value: T): T | undefined {
  const [shown, show] = useState<T>()
  useEffect(() => {
    let wanted = true
    void answered().then(() => {
      if (wanted) startTransition(() => show(() => value))
    })
    return () => {
      wanted = false
    }
  }, [value])
  return pressedByKey() ? value : shown
}

/** The frame of the answer, and two in which it gets to the screen. */
const FRAMES = 3
/** So often whoever presses on is answered first; then the rest is drawn all the same. */
const PATIENCE = 8

/** When the answer to the last press stands on the screen. A page that nobody sees has no frames. */
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

/** When what was pressed has been drawn too: for what is only looked at. */
export async function drawn(): Promise<void> {
  await answered()
  await answered()
}

/** When nobody waits for an answer, and what matters most has been drawn: whoever presses something meanwhile waits for a part only. */
export async function calmAndDrawn(): Promise<void> {
  await calm()
  await drawn()
}
