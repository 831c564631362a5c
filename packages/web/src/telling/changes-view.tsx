// What a rival's turn changes for me, in the digest: under the turn that is told, or under each turn of a list.
import './changes-view.css'
import { useMemo } from 'react'
import { text } from '../messages/later.ts'
import { useLoaded } from '../play/use-loaded.ts'
import { useNames, useTable } from '../play/use-table.ts'
import { useSettings } from '../settings.ts'
import type { Beat } from './beat.ts'
import { changesFor, unchanged } from './changes.ts'
import { positionAt } from './moment.ts'
import { useBeats } from './use-telling.ts'

interface ChangesProps {
  readonly beat: Beat
  /** Told now: with its heading, and spoken. */
  readonly isTold: boolean
}

export function Changes(props: ChangesProps) {
  const lines = useChanges(props)
  if (lines === undefined || lines.length === 0) return null
  if (!props.isTold) return <small className="changes-line">{lines.join(' · ')}</small>
  return (
    <section className="changes" aria-live="polite">
      <h3>{text.changes.title}</h3>
      <ul>
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

function useChanges({ beat, isTold }: ChangesProps): readonly string[] | undefined {
  const outlookOf = useLoaded(useTable(session => session.page.outlook))
  const page = useTable(session => session.page)
  const journal = useTable(session => session.played.journal)
  const mySeat = useTable(session => session.mySeat)
  const language = useSettings(settings => settings.language)
  const names = useNames()
  const beats = useBeats()
  return useMemo(() => {
    void language
    const before = beats[beat.index - 1]?.steps.at(-1)
    const after = beat.steps.at(-1)
    if (outlookOf === undefined || before === undefined || after === undefined) return undefined
    const at = (moment: typeof before) => outlookOf(positionAt(page, journal, moment), mySeat, names)
    const now = at(after)
    const lines = changesFor(at(before), now)
    return lines.length === 0 && isTold ? [unchanged(now)] : lines
  }, [outlookOf, page, journal, mySeat, names, beats, beat, isTold, language])
}
