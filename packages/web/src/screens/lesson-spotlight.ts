// Highlights the parts of the table a scene is about. Where nothing is to be done yet, it opens their tab first.
import { useEffect } from 'react'
import { isTask, type Scene } from '../lessons/lesson.ts'
import { elementsAt, placeOf, type Spot } from '../lessons/spots.ts'

const MARK = 'data-looked-at'
const NOWHERE: readonly Spot[] = []

export function useSpotlight(scene: Scene | undefined): void {
  useEffect(() => {
    const spots = scene?.look ?? NOWHERE
    mark(spots)
    // Parts are drawn again with every move, some of them later than others.
    const watch = new MutationObserver(() => mark(spots))
    for (const table of document.querySelectorAll('.table-frame'))
      watch.observe(table, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      mark(NOWHERE)
    }
  }, [scene])
  useEffect(() => {
    const [first] = scene?.look ?? NOWHERE
    if (scene === undefined || first === undefined) return
    // A task is done beside the figures of its decision.
    const { tab = 'decide', view } = isTask(scene) ? {} : placeOf(first)
    press(`.phone-tabs [data-tab="${tab}"]`)
    if (view !== undefined) press(`[data-part="context"] [data-view="${view}"]`)
  }, [scene])
}

function mark(spots: readonly Spot[]): void {
  const found = elementsAt(spots)
  // On a phone the part may be in another tab; what to press is always in the bar.
  const elements = new Set(found.length === 0 && spots.length > 0 ? elementsAt(['actions']) : found)
  for (const element of document.querySelectorAll(`[${MARK}]`)) {
    if (!elements.has(element)) element.removeAttribute(MARK)
  }
  for (const element of elements) element.setAttribute(MARK, '')
}

/** Also if it looks pressed: a new turn may just have chosen another tab. */
function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click()
}
