// The response to a press comes first: bots rest, and other drawing waits a moment.

/** From a press until its response has been painted, on a slow machine too. */
export const ANSWERED_MS = 120

/** The elements to press: a pointer over one is about to press it. */
const PRESSED = 'button, summary, a, select'
/** The button whose press is being answered. */
const PRESSED_NOW = 'data-pressed'

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
  if (type === 'click') showPressed(target)
  for (const listener of listeners) listener()
}

if (typeof document !== 'undefined') {
  for (const press of ['pointerover', 'pointerdown', 'keydown', 'click']) document.addEventListener(press, note, true)
}

let pressed: Element | null = null

/** A pressed button shows it at once, also one whose press changes nothing else. */
function showPressed(target: EventTarget | null): void {
  const before = pressed
  pressed = target instanceof Element ? target.closest('button') : null
  if (before !== pressed) before?.removeAttribute(PRESSED_NOW)
  if (pressed === null || before === pressed) return
  pressed.setAttribute(PRESSED_NOW, '')
  void calm().then(release)
}

function release(): void {
  pressed?.removeAttribute(PRESSED_NOW)
  pressed = null
}

let still: Animation[] = []

/** Animations pause until the response is there: without a graphics card every frame takes half a core. */
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

/** Calls back at every press; returns a function that stops it. */
export function onPress(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The number of presses so far. */
export function presses(): number {
  return count
}

/** Whether the last input was a key. */
export function pressedByKey(): boolean {
  return byKeys
}

let calming: Promise<void> | undefined

/** Resolves when no response to a press is pending: for all who wait at the same time, so that they are drawn together. */
export function calm(): Promise<void> {
  calming ??= quiet(ANSWERED_MS).finally(() => {
    calming = undefined
  })
  return calming
}

/** Resolves when nothing has been pressed for so many milliseconds. */
export async function quiet(ms: number): Promise<void> {
  const left = () => last + ms - performance.now()
  for (let wait = left(); wait > 0; wait = left()) await new Promise(wake => setTimeout(wake, wait))
}
