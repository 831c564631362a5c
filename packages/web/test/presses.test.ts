// What waits for the response to a press.
import { afterEach, expect, test, vi } from 'vitest'

type Presses = typeof import('../src/play/presses.ts')

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The page's own module, with a document whose presses are made here. */
async function atPage(): Promise<Presses & { press(): void }> {
  vi.useFakeTimers()
  vi.resetModules()
  const document = new EventTarget()
  vi.stubGlobal('document', document)
  return { ...(await import('../src/play/presses.ts')), press: () => document.dispatchEvent(new Event('click')) }
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
