// The reader's settings, stored in this browser.

import { type Language, preferredLanguage } from '@arkwright/words'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { speak } from './messages/first.ts'

export type Theme = 'system' | 'light' | 'dark'
export type Pace = 'calm' | 'brisk' | 'instant'

interface Choices {
  readonly theme: Theme
  readonly pace: Pace
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
      partialize: ({ theme, pace, language, keys, coach }) => ({ theme, pace, language, keys, coach }),
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

/** Milliseconds between the moves of a bot. */
export const PAUSE: Readonly<Record<Pace, number>> = { calm: 1400, brisk: 450, instant: 0 }
