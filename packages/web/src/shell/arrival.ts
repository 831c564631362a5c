// Arriving at another screen: whoever goes by keys or by ear begins at its heading, not at the top of nothing.
import { useEffect, useRef } from 'react'

const PATIENCE = 5000

export function useArrival(path: string): void {
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    let watch: MutationObserver | undefined
    const stop = () => watch?.disconnect()
    const arrive = (): boolean => {
      // Some screens know better where to begin.
      if (document.activeElement !== document.body) return true
      const heading = document.querySelector<HTMLElement>('main h1')
      if (heading === null) return document.getElementById('actions') !== null
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      return true
    }
    if (!arrive()) {
      watch = new MutationObserver(() => arrive() && stop())
      watch.observe(document.body, { childList: true, subtree: true })
    }
    const timer = setTimeout(stop, PATIENCE)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [path])
}
