// Shows each new front page at the table when its decade ends. Not at the pace "instant": that player is in a hurry, and
// finds all front pages with the result and in the replay.
import { Suspense, useEffect, useRef, useState } from 'react'
import { later } from '../later.ts'
import { useTable } from '../play/use-table.ts'
import type { Press } from './press.ts'

const Desk = later(() => import('./desk.tsx'))

export function PressDesk() {
  const page = useTable(session => session.page)
  const moves = useTable(session => session.played.journal.moves.length)
  const first = useRef(moves)
  const isPlaying = moves !== first.current
  const [press, know] = useState<Press>()
  useEffect(() => {
    // The newspaper is loaded once something has happened here.
    if (!isPlaying) return
    let left = false
    void page.story().then(story => left || know(story.press))
    return () => {
      left = true
    }
  }, [page, isPlaying])
  if (press === undefined) return null
  return (
    <Suspense fallback={null}>
      <Desk press={press} since={first.current} />
    </Suspense>
  )
}
