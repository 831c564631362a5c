// Highlights the part of the table a scene is about; on a phone it opens that part first.
import { useEffect } from 'react'
import { elementsAt, type Spot } from '../lessons/spots.ts'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'

const MARK = 'data-looked-at'

export function useSpotlight(spots: readonly Spot[] | undefined): void {
  const shown = useTable(session => session.draft ?? session.played)
  useEffect(() => {
    if (shown === undefined) return
    const elements = elementsAt(spots ?? [])
    for (const element of elements) element.setAttribute(MARK, '')
    return () => {
      for (const element of elements) element.removeAttribute(MARK)
    }
  }, [spots, shown])
  useEffect(() => {
    // Use the first match; parts at the screen's edges are always visible, so they need no scrolling.
    const first = elementsAt(spots ?? []).find(element => !element.matches('.action-bar, .holdings, .timetable'))
    if (first === undefined) return
    openPart(first.closest('[data-part]')?.getAttribute('data-part') ?? '')
    first.scrollIntoView({ block: 'nearest' })
  }, [spots])
}

/** The tabs of a narrow table. */
function openPart(part: string): void {
  const sections: Readonly<Record<string, string>> = text.table.sections
  const tab = [...document.querySelectorAll<HTMLElement>('.section-tabs button')].find(
    ({ textContent }) => textContent === sections[part],
  )
  tab?.click()
}
