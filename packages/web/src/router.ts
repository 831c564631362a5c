// The address bar as state: a handful of screens needs no library. Tables have paths; the reading pages beside a table
// (rules, components, companion) use the part after #, so that the back button returns to the table.
import { useSyncExternalStore } from 'react'

const CHANGED = 'arkwright:address'

export function goTo(path: string): void {
  history.pushState(null, '', path)
  dispatchEvent(new Event(CHANGED))
  scrollTo(0, 0)
}

/** For an address that only redirects: the back button skips it. */
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
