// The rules of a game, loaded when a new table needs them.
import type { AnyGame } from '@arkwright/kernel'
import { useEffect, useState } from 'react'
import { loadPage } from '../play/catalogue.ts'

/** Undefined until it is there, and while it is not wanted. */
export function useEngine(game: string, wanted: boolean): AnyGame | undefined {
  const [engine, set] = useState<AnyGame>()
  useEffect(() => {
    let current = wanted
    if (wanted) {
      loadPage(game).then(
        page => current && set(page?.game),
        () => undefined,
      )
    }
    return () => {
      current = false
    }
  }, [game, wanted])
  return wanted && engine?.id === game ? engine : undefined
}
