// New notices. Followed only while the page is visible, because browsers limit connections to one server.
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

/** Shows in the tab title that it is my turn, for readers in another window. */
export function useTabTitle(waiting: boolean): void {
  useEffect(() => {
    document.title = waiting ? text.online.tabTitle : text.name
    return () => {
      document.title = text.name
    }
  }, [waiting])
}
