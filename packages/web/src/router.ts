// The address bar as state: a handful of screens needs no library. Tables have paths; what one reads beside a table (rules, components,
// companion) stands behind a #, so that the way back leads to the table.
import { useSyncExternalStore } from 'react'

const CHANGED = 'arkwright:address'

export function goTo(path: string): void {
  history.pushState(null, '', path)
  dispatchEvent(new Event(CHANGED))
  scrollTo(0, 0)
}

/** For an address that only leads to another: the way back does not stop at it. */
export function goInstead(path: string): void {
  history.replaceState(null, '', path)
  dispatchEvent(new Event(CHANGED))
}

function listen(notice: () => void): () => void {
  addEventListener('popstate', notice)
  addEventListener(CHANGED, notice)
  return () => {
    removeEventListener('popstate', notice)
    removeEventListener(CHANGED, notice)
  }
}

export function usePath(): string {
  return useSyncExternalStore(listen, () =>
    location.hash.startsWith('#/') ? location.hash.slice(1) : location.pathname,
  )
}
