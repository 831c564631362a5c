// The lesson a reader left to look something up: the reading pages link back to it.
import { create } from 'zustand'

const useLeft = create<{ readonly lesson: string | undefined }>()(() => ({ lesson: undefined }))

/** The lesson to return to from a reading page. */
export function useLessonLeft(): string | undefined {
  const lesson = useLeft(({ lesson: left }) => left)
  return isBesideLesson() ? lesson : undefined
}

function isBesideLesson(): boolean {
  return /^#\/(?:rules|components|companion)/.test(location.hash)
}

/** Going anywhere other than the reading pages ends the visit to the lesson. */
export function leaveLesson(id: string): void {
  useLeft.setState({ lesson: isBesideLesson() ? id : undefined })
}
