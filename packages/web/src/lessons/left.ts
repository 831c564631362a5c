// The lesson somebody left to look something up: what they read leads back to it.
import { create } from 'zustand'

const useLeft = create<{ readonly lesson: string | undefined }>()(() => ({ lesson: undefined }))

/** The lesson to go back to, while one reads beside it. */
export function useLessonLeft(): string | undefined {
  const lesson = useLeft(({ lesson: left }) => left)
  return isBesideLesson() ? lesson : undefined
}

function isBesideLesson(): boolean {
  return /^#\/(?:rules|components|companion)/.test(location.hash)
}

/** Whoever goes elsewhere than to what one reads beside a lesson has left it for good. */
export function leaveLesson(id: string): void {
  useLeft.setState({ lesson: isBesideLesson() ? id : undefined })
}
