// Whether the reader wants nothing to move.
import { useSyncExternalStore } from 'react'

const STILL = typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-reduced-motion: reduce)')

function follow(changed: () => void): () => void {
  STILL?.addEventListener('change', changed)
  return () => STILL?.removeEventListener('change', changed)
}

export function useStill(): boolean {
  return useSyncExternalStore(follow, isStill, isStill)
}

function isStill(): boolean {
  return STILL?.matches === true
}
