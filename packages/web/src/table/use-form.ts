// The form of the table: by the size of the window, as design and style sheets name it.
import { useSyncExternalStore } from 'react'

export type Form = 'phone' | 'tablet' | 'desk'

/** The same widths are in table-frame.css. */
const PHONE = '(max-width: 760px), (max-height: 480px)'
const TABLET = '(max-width: 1150px)'

function follow(changed: () => void): () => void {
  const sizes = [matchMedia(PHONE), matchMedia(TABLET)]
  for (const size of sizes) size.addEventListener('change', changed)
  return () => {
    for (const size of sizes) size.removeEventListener('change', changed)
  }
}

export function formNow(): Form {
  if (matchMedia(PHONE).matches) return 'phone'
  return matchMedia(TABLET).matches ? 'tablet' : 'desk'
}

export function useForm(): Form {
  return useSyncExternalStore(follow, formNow)
}
