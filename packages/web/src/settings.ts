// What a reader has chosen about the page, kept in this browser.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export type Theme = 'system' | 'light' | 'dark'
export type Pace = 'calm' | 'brisk' | 'instant'

interface Settings {
  readonly theme: Theme
  readonly pace: Pace
  set(changed: Partial<Pick<Settings, 'theme' | 'pace'>>): void
}

export const useSettings = create<Settings>()(
  persist(
    set => ({
      theme: 'system',
      pace: 'brisk',
      set(changed) {
        set(changed)
        if (changed.theme !== undefined) showTheme(changed.theme)
      },
    }),
    { name: 'arkwright:settings', partialize: ({ theme, pace }) => ({ theme, pace }) },
  ),
)

/** At the start theme.js does the same, before the first paint. */
function showTheme(theme: Theme): void {
  const { documentElement } = document
  if (theme === 'system') documentElement.removeAttribute('data-theme')
  else documentElement.setAttribute('data-theme', theme)
}

/** Milliseconds between the moves of a bot. */
export const PAUSE: Readonly<Record<Pace, number>> = { calm: 1400, brisk: 450, instant: 0 }
