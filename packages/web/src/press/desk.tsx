// The newspaper at the table: shows each new front page when its decade ends.
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNames, useTable } from '../play/use-table.ts'
import { useSettings } from '../settings.ts'
import FrontPageDialog from './front-page-dialog.tsx'
import { type Edition, editionsDue, frontPages } from './front-pages.ts'
import { MomentSlip } from './moment-slip.tsx'
import type { Press } from './press.ts'

export default function Desk({ press }: { press: Press }) {
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
  return (
    <>
      <MomentSlip press={press} />
      {shown !== undefined && (
        <FrontPageDialog edition={shown} press={press} played={played} names={names} onClose={() => show(undefined)} />
      )}
    </>
  )
}
