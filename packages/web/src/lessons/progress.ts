// The progress in each lesson, stored in this browser.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface Progress {
  /** The furthest scene, by lesson. */
  readonly scenes: Readonly<Record<string, number>>
  readonly done: Readonly<Record<string, boolean>>
  reached(lesson: string, scene: number): void
  finished(lesson: string): void
}

export const useProgress = create<Progress>()(
  persist(
    set => ({
      scenes: {},
      done: {},
      reached: (lesson, scene) => set(({ scenes }) => ({ scenes: { ...scenes, [lesson]: scene } })),
      finished: lesson => set(({ done }) => ({ done: { ...done, [lesson]: true } })),
    }),
    { name: 'arkwright:lessons', partialize: ({ scenes, done }) => ({ scenes, done }) },
  ),
)
