// The browser's localStorage, for tests outside a browser.
import { afterEach, beforeEach, vi } from 'vitest'

/** Every test of the file starts with an empty one. */
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
