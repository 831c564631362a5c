// The browser's small storage, for tests outside of a browser.
import { afterEach, beforeEach, vi } from 'vitest'

/** Every test of the file begins with an empty one. */
export function withBrowserStorage(): void {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
}
