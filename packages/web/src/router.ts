// The address bar as state: three screens need no library.
import { useSyncExternalStore } from 'react'

const CHANGED = 'arkwright:address'

export function goTo(path: string): void {
  history.pushState(null, '', path)
  dispatchEvent(new Event(CHANGED))
  scrollTo(0, 0)
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
  return useSyncExternalStore(listen, () => location.pathname)
}
