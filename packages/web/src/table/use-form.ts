// The form of the table: by the size of the window, as design and style sheets name it.
import { useSyncExternalStore } from 'react'

export type Form = 'phone' | 'tablet' | 'desk'

/** The same widths are in table-frame.css. */
const PHONE = '(max-width: 760px), (max-height: 480px)'
const TABLET = '(max-width: 1150px)'

interface Sizes {
  readonly phone: MediaQueryList
  readonly tablet: MediaQueryList
}

let asked: Sizes | undefined

/** Made once: many parts ask for the form at each click. */
function sizes(): Sizes {
  asked ??= { phone: matchMedia(PHONE), tablet: matchMedia(TABLET) }
  return asked
}

function follow(changed: () => void): () => void {
  const { phone, tablet } = sizes()
  for (const size of [phone, tablet]) size.addEventListener('change', changed)
  return () => {
    for (const size of [phone, tablet]) size.removeEventListener('change', changed)
  }
}

export function formNow(): Form {
  const { phone, tablet } = sizes()
  if (phone.matches) return 'phone'
  return tablet.matches ? 'tablet' : 'desk'
}

export function useForm(): Form {
  return useSyncExternalStore(follow, formNow, formNow)
}
