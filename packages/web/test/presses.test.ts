// What waits for the response to a press.
import { afterEach, expect, test, vi } from 'vitest'

type Presses = typeof import('../src/play/presses.ts')

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A button, as far as a press needs it. */
class Thing extends EventTarget {
  readonly marks = new Set<string>()
  closest(): this {
    return this
  }
  setAttribute(name: string): void {
    this.marks.add(name)
  }
  removeAttribute(name: string): void {
    this.marks.delete(name)
  }
}

/** The page's own module, with a document whose presses are made here. */
async function atPage(): Promise<Presses & { press(thing?: Thing): void }> {
  vi.useFakeTimers()
  vi.resetModules()
  const document = new EventTarget()
  vi.stubGlobal('document', document)
  vi.stubGlobal('Element', Thing)
  const press = (thing?: Thing) => {
    const click = new Event('click')
    if (thing !== undefined) Object.defineProperty(click, 'target', { value: thing })
    document.dispatchEvent(click)
  }
  return { ...(await import('../src/play/presses.ts')), press }
}

test('without a press, all is calm at once', async () => {
  const { calm, quiet } = await atPage()
  await Promise.all([calm(), quiet(2000)])
  expect(vi.getTimerCount()).toBe(0)
})

test('everything that waits goes on together, after the last press', async () => {
  const { calm, press, ANSWERED_MS } = await atPage()
  const done: string[] = []
  press()
  void calm().then(() => done.push('board'))
  await vi.advanceTimersByTimeAsync(ANSWERED_MS / 2)
  void calm().then(() => done.push('panel'))
  press()
  await vi.advanceTimersByTimeAsync(ANSWERED_MS - 1)
  expect(done).toEqual([])
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['board', 'panel'])
  press()
  void calm().then(() => done.push('next'))
  expect(done).not.toContain('next')
  await vi.advanceTimersByTimeAsync(ANSWERED_MS)
  expect(done).toContain('next')
})

test('quiet waits as long as it is told', async () => {
  const { quiet, press } = await atPage()
  let isQuiet = false
  press()
  void quiet(2000).then(() => {
    isQuiet = true
  })
  await vi.advanceTimersByTimeAsync(1999)
  expect(isQuiet).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isQuiet).toBe(true)
})

test('a pressed button shows it until its response is there', async () => {
  const { press, ANSWERED_MS } = await atPage()
  const [first, second] = [new Thing(), new Thing()]
  press(first)
  expect([...first.marks]).toEqual(['data-pressed'])
  press(second)
  expect([...first.marks]).toEqual([])
  expect([...second.marks]).toEqual(['data-pressed'])
  await vi.advanceTimersByTimeAsync(ANSWERED_MS)
  expect([...second.marks]).toEqual([])
  press(second)
  expect([...second.marks]).toEqual(['data-pressed'])
})
