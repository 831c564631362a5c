// On arrival at another screen, keyboard and screen reader users start at its heading.
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
      // Some screens set the focus themselves.
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
