// Each part of a table is one tab stop; arrow keys move between its choices.
import { useEffect } from 'react'
import { useShallow } from 'zustand/shallow'
import { answered, useInTime } from '../play/use-in-time.ts'
import { useLegal, useTable } from '../play/use-table.ts'

/** The parts, and the choices in them. */
const HOLDERS = '[data-part="bar"] .control, [data-part="lanes"], [data-part="strip"], [data-part="context"] .body'
const CHOSEN_FROM = 'button.legal, button[data-move], .control button:not(:disabled)'

export function stopsOf(holder: Element): HTMLButtonElement[] {
  return [...holder.querySelectorAll<HTMLButtonElement>(CHOSEN_FROM)]
}

export function useRoving(): void {
  const legal = useLegal()
  const shown = useInTime(useTable(useShallow(({ draft, group, looking }) => ({ draft, group, looking }))), answered)
  useEffect(() => {
    if (shown.draft === undefined && legal.size === 0) return
    for (const holder of document.querySelectorAll(HOLDERS)) settle(stopsOf(holder))
  }, [legal, shown])
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      const holder = target instanceof HTMLButtonElement ? target.closest(HOLDERS) : null
      if (holder !== null) settle(stopsOf(holder))
    }
    addEventListener('focusin', focused)
    addEventListener('keydown', walk)
    return () => {
      removeEventListener('focusin', focused)
      removeEventListener('keydown', walk)
    }
  }, [])
}

/** One element per part is in the tab order: the one that has the focus, or had it last. */
function settle(stops: readonly HTMLButtonElement[]): void {
  const here =
    stops.find(stop => stop === document.activeElement) ??
    stops.find(({ attributes }) => attributes.getNamedItem('tabindex')?.value === '0') ??
    stops[0]
  for (const stop of stops) {
    const wanted = stop === here ? 0 : -1
    if (stop.getAttribute('tabindex') !== String(wanted)) stop.tabIndex = wanted
  }
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

function walk(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey } = event
  const here = document.activeElement
  if (altKey || ctrlKey || metaKey || here === null) return
  const next = nextStop(here, key)
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

function nextStop(here: Element, key: string): HTMLButtonElement | undefined {
  const arrow = ARROWS[key]
  // Arrow keys lead from the question into its choices.
  if (here.id === 'actions') {
    const list = here.querySelector('.control')
    return arrow === undefined || list === null ? undefined : stopsOf(list)[0]
  }
  const holder = here.closest(HOLDERS)
  const stops = holder === null ? [] : stopsOf(holder)
  // The last choice may still be in the document, but can no longer be chosen.
  const place = stops.indexOf(here as HTMLButtonElement)
  if (place === -1 && here.getAttribute('aria-disabled') !== 'true') return undefined
  if (key === 'Home') return stops[0]
  if (key === 'End') return stops.at(-1)
  if (arrow === undefined) return undefined
  const [right, down] = arrow
  return nearest(here, stops, right, down) ?? stops.at((Math.max(0, place) + right + down) % stops.length)
}

/** The nearest element on that side; sideways, only elements on the same line. */
function nearest(
  here: Element,
  stops: readonly HTMLButtonElement[],
  right: number,
  down: number,
): HTMLButtonElement | undefined {
  const from = here.getBoundingClientRect()
  let found: HTMLButtonElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const stop of stops) {
    const to = stop.getBoundingClientRect()
    const x = to.x + to.width / 2 - from.x - from.width / 2
    const y = to.y + to.height / 2 - from.y - from.height / 2
    const ahead = x * right + y * down
    const aside = Math.abs(right === 0 ? x : y)
    const onLine = right === 0 ? true : aside < from.height / 2
    if (stop === here || ahead < 4 || !onLine) continue
    const far = ahead + 2 * aside
    if (far >= least) continue
    least = far
    found = stop
  }
  return found
}
