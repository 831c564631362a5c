// Shows each new front page at the table when its decade ends. Not at the pace "instant": that player is in a hurry, and
// finds all front pages with the result and in the replay.
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { later } from '../later.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { useSettings } from '../settings.ts'
import { type Edition, editionsDue, frontPages } from './front-pages.ts'
import type { Press } from './press.ts'

const FrontPageDialog = later(() => import('./front-page-dialog.tsx'))

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
  return press === undefined ? null : <Desk press={press} />
}

function Desk({ press }: { press: Press }) {
  const played = useTable(session => session.played)
  const names = useNames()
  const hurried = useSettings(settings => settings.pace === 'instant')
  const due = useMemo(() => editionsDue(press, played), [press, played])
  const seen = useRef(due)
  const [shown, show] = useState<Edition>()
  useEffect(() => {
    if (due > seen.current && !hurried) show(frontPages(press, played).at(-1))
    seen.current = due
  }, [press, played, due, hurried])
  if (shown === undefined) return null
  return (
    <Suspense fallback={null}>
      <FrontPageDialog edition={shown} press={press} played={played} names={names} onClose={() => show(undefined)} />
    </Suspense>
  )
}
