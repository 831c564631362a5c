// The forecast and the film of the last sale share a place: the film appears after a sale, the forecast on my turn.
import { type ReactNode, useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { Steady } from './steady.tsx'

interface OutlookProps {
  /** The number of moves at the last sale; undefined before the first. */
  readonly at: number | undefined
  readonly tabs: { readonly forecastTab: string; readonly tab: string }
  readonly film: ReactNode
  readonly forecast: ReactNode
}

export function Outlook({ at, tabs, film, forecast }: OutlookProps) {
  const tried = useTable(session => session.draft?.tried.length ?? 0)
  const pointed = useTable(session => session.pointed !== undefined)
  const turn = useTable(session => session.draft?.turn)
  const [watching, watch] = useState(false)
  useEffect(() => {
    if (at !== undefined) watch(true)
  }, [at])
  useEffect(() => {
    if (tried > 0 || pointed) watch(false)
  }, [tried, pointed])
  return (
    <Steady className="outlook" until={turn}>
      {at !== undefined && (
        <fieldset className="tabs" aria-label={text.table.sections.forecast}>
          <button type="button" aria-pressed={!watching} onClick={() => watch(false)}>
            {tabs.forecastTab}
          </button>
          <button type="button" aria-pressed={watching} onClick={() => watch(true)}>
            {tabs.tab}
          </button>
        </fieldset>
      )}
      {watching && at !== undefined ? film : forecast}
    </Steady>
  )
}
