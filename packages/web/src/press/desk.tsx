// The newspaper at the table: shows each new front page when its decade has ended and the turns before it are told.
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { later } from '../later.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { useSettings } from '../settings.ts'
import { type Edition, editionsDue, frontPages } from './front-pages.ts'
import { MomentSlip } from './moment-slip.tsx'
import type { Press } from './press.ts'

/** With its chart: a decade has many turns. */
const FrontPageDialog = later(() => import('./front-page-dialog.tsx'))

/** `since`: how many moves were played when the table was opened. */
export default function Desk({ press, since }: { press: Press; since: number }) {
  const played = useTable(session => session.played)
  const names = useNames()
  const hurried = useSettings(settings => settings.pace === 'instant')
  const due = useMemo(() => editionsDue(press, played), [press, played])
  const seen = useRef<number>(undefined)
  seen.current ??= editionsDue(press, { history: played.history.filter(({ at }) => at <= since) })
  const isTelling = useTable(session => session.told !== undefined)
  const [shown, show] = useState<Edition>()
  useEffect(() => {
    if (isTelling) return
    if (due > (seen.current ?? 0) && !hurried) show(frontPages(press, played).at(-1))
    seen.current = due
  }, [press, played, due, hurried, isTelling])
  return (
    <>
      <MomentSlip press={press} since={since} />
      {shown !== undefined && (
        <Suspense fallback={null}>
          <FrontPageDialog
            edition={shown}
            press={press}
            played={played}
            names={names}
            onClose={() => show(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
