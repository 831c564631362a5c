// Who presses something, or is about to, is answered first: bots rest, and what else there is to draw comes a moment later.

/** From a press until its answer has been painted, on a slow machine too. */
export const ANSWERED_MS = 120

/** What is pressed: the pointer over it is about to. */
const PRESSED = 'button, summary, a, select'

let last = Number.NEGATIVE_INFINITY
let byKeys = false
let count = 0
const listeners = new Set<() => void>()

function note({ type, target }: Event): void {
  if (type === 'pointerover' && !(target instanceof Element && target.closest(PRESSED) !== null)) return
  last = performance.now()
  if (type === 'pointerdown' || type === 'keydown') {
    byKeys = type === 'keydown'
    count++
  }
  if (type === 'pointerdown') holdStill()
  for (const listener of listeners) listener()
}

if (typeof document !== 'undefined') {
  for (const press of ['pointerover', 'pointerdown', 'keydown', 'click']) document.addEventListener(press, note, true)
}

let still: Animation[] = []

/** What moves stands still until the answer is there: without a graphics card every frame of it takes half a core. */
function holdStill(): void {
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
  for (const animation of moving) animation.pause()
  if (still.length === 0 && moving.length > 0) void calm().then(moveOn)
  still.push(...moving)
}

function moveOn(): void {
  for (const animation of still) if (animation.playState === 'paused') animation.play()
  still = []
}

/** Calls at every press, until it is told to stop. */
export function onPress(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How often something was pressed. */
export function presses(): number {
  return count
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
