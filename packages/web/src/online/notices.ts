// What waits for me, as it comes. Followed only while the page is looked at: a browser has few lines to one server.
import { useEffect } from 'react'
import { text } from '../messages/first.ts'
import { api } from './api.ts'
import { useHouse } from './house.ts'

export function useNotices(): void {
  const me = useHouse(house => house.me?.id)
  useEffect(() => {
    if (me === undefined) return
    let stop: (() => void) | undefined
    const follow = () => {
      stop?.()
      stop = document.hidden ? undefined : api.followNotices(counts => useHouse.setState({ counts }))
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop?.()
    }
  }, [me])
}

/** Whoever looks at another window sees in the tab that it is their turn. */
export function useTabTitle(waiting: boolean): void {
  useEffect(() => {
    document.title = waiting ? text.online.tabTitle : text.name
    return () => {
      document.title = text.name
    }
  }, [waiting])
}
