// The form of the table: by the size of the window, as design and style sheets name it.
import { useSyncExternalStore } from 'react'

export type Form = 'phone' | 'tablet' | 'desk'

/** The same widths are in table-frame.css. */
const PHONE = matchMedia('(max-width: 760px)')
const TABLET = matchMedia('(max-width: 1150px)')

function follow(changed: () => void): () => void {
  PHONE.addEventListener('change', changed)
  TABLET.addEventListener('change', changed)
  return () => {
    PHONE.removeEventListener('change', changed)
    TABLET.removeEventListener('change', changed)
  }
}

function formNow(): Form {
  if (PHONE.matches) return 'phone'
  return TABLET.matches ? 'tablet' : 'desk'
}

export function useForm(): Form {
  return useSyncExternalStore(follow, formNow)
}
