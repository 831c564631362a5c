// Who presses something, or is about to, is answered first: bots rest, and what else there is to draw comes a moment later.

/** From a press until its answer has been painted, on a slow machine too. */
export const ANSWERED_MS = 120

/** What is pressed: the pointer over it is about to. */
const PRESSED = 'button, summary, a, select'

let last = Number.NEGATIVE_INFINITY
let byKeys = false
const listeners = new Set<() => void>()

function note({ type, target }: Event): void {
  if (type === 'pointerover' && !(target instanceof Element && target.closest(PRESSED) !== null)) return
  last = performance.now()
  if (type === 'pointerdown' || type === 'keydown') byKeys = type === 'keydown'
  if (type === 'pointerdown') settle()
  for (const listener of listeners) listener()
}

if (typeof document !== 'undefined') {
  for (const press of ['pointerover', 'pointerdown', 'keydown', 'click']) document.addEventListener(press, note, true)
}

/** What still moves is at its end: without a graphics card every frame of it takes half a core. */
function settle(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  }
}

/** Calls at every press, until it is told to stop. */
export function onPress(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the last thing touched was a key. */
export function pressedByKey(): boolean {
  return byKeys
}

/** Nobody waits for the answer to a press. */
export async function calm(): Promise<void> {
  for (let left = unrest(); left > 0; left = unrest()) await new Promise(wake => setTimeout(wake, left))
}

function unrest(): number {
  return last + ANSWERED_MS - performance.now()
}
