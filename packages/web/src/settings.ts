// The reader's settings, stored in this browser.

import { type Language, preferredLanguage } from '@arkwright/words'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { speak } from './messages/first.ts'

export type Theme = 'system' | 'light' | 'dark'
export type Pace = keyof typeof SPEED | 'instant'
export type SaleLength = 'full' | 'short' | 'none'

interface Choices {
  readonly theme: Theme
  readonly pace: Pace
  /** How much of a sale is shown before the table goes on. */
  readonly sales: SaleLength
  /** The language on the screen: it changes once its texts are loaded. */
  readonly language: Language
  /** Whether single letters and digits are shortcuts at a table. */
  readonly keys: boolean
  /** Whether the coach of a first game speaks. */
  readonly coach: boolean
}

interface Settings extends Choices {
  set(changed: Partial<Choices>): void
}

export const useSettings = create<Settings>()(
  persist(
    set => ({
      theme: 'system',
      pace: 'brisk',
      sales: 'full',
      keys: true,
      coach: true,
      language: preferredLanguage(navigator.languages),
      set({ language, ...changed }) {
        set(changed)
        if (changed.theme !== undefined) showTheme(changed.theme)
        if (language !== undefined) void speakOnPage(language).then(() => set({ language }))
      },
    }),
    {
      name: 'arkwright:settings',
      partialize: ({ theme, pace, sales, language, keys, coach }) => ({ theme, pace, sales, language, keys, coach }),
    },
  ),
)

/** Before the first paint: loads the texts of the chosen language, or of the browser's. */
export function speakAsChosen(): Promise<void> {
  return speakOnPage(useSettings.getState().language)
}

async function speakOnPage(language: Language): Promise<void> {
  await speak(language)
  document.documentElement.lang = language
}

/** theme.js does the same at startup, before the first paint. */
function showTheme(theme: Theme): void {
  const { documentElement } = document
  if (theme === 'system') documentElement.removeAttribute('data-theme')
  else documentElement.setAttribute('data-theme', theme)
}

/** How fast the others' turns are told; at `instant` they are not, and the digest lists them. */
export const SPEED = { slow: 0.5, calm: 1, brisk: 2, fast: 4 } as const
