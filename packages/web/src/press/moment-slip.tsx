// Overtaking and titles have their moment at the table: a slip over the board, for a few seconds. It blocks nothing.
import './moment-slip.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import { text } from '../messages/later.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { type Moment, marksOf, moments } from './front-pages.ts'
import type { Press } from './press.ts'
import { momentWords } from './words.ts'

const SHOWN_MS = 6000

/** `since`: how many moves were played when the table was opened. */
export function MomentSlip({ press, since }: { press: Press; since: number }) {
  const { shown, close } = useMoments(press, since)
  const names = useCompanyNames(press)
  return (
    <div className="moment-slip" role="status" data-shown={shown.length > 0 || undefined}>
      {shown.length > 0 && (
        <>
          <Icon name={shown.some(({ kind }) => kind === 'passed by') ? 'exchange' : 'start'} size={26} />
          <div>
            {shown.map(moment => (
              <p key={`${moment.kind} ${'rival' in moment ? moment.rival : ''}`}>{momentWords(moment, names)}</p>
            ))}
          </div>
          <button type="button" aria-label={text.press.moments.close} title={text.press.moments.close} onClick={close}>
            <Icon name="close" size={16} />
          </button>
        </>
      )}
    </div>
  )
}

/** What happened since the table was opened, once it has been told. */
function useMoments(press: Press, since: number): { readonly shown: readonly Moment[]; close(): void } {
  const played = useTable(session => session.played)
  const mySeat = useTable(session => session.mySeat)
  const told = useTable(session => session.told)
  const last = useMemo(() => marksOf(press, played).at(-1) ?? 0, [press, played])
  const seen = useRef(since)
  const [shown, show] = useState<readonly Moment[]>([])
  const isTold = told === undefined || told.at > last || (told.at === last && !told.isWithin)
  useEffect(() => {
    if (last <= seen.current || !isTold) return
    const news = moments(press, played, mySeat, seen.current).filter(({ at }) => at > seen.current)
    seen.current = last
    if (news.length > 0) show(news)
  }, [press, played, mySeat, last, isTold])
  useEffect(() => {
    if (shown.length === 0) return
    const timer = setTimeout(() => show([]), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return { shown, close: () => show([]) }
}

function useCompanyNames(press: Press): readonly string[] {
  const position = useTable(session => session.played.journal.position)
  const names = useNames()
  return press.companies(position, names).map(({ name }) => name)
}
