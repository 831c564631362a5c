// Keyboard shortcuts of a table: to read the position, and to decide.
import './table-keys.css'
import { lazy, Suspense, useEffect, useState } from 'react'
import { text } from '../messages/index.ts'
import { useTableStore } from '../play/use-table.ts'
import { useSettings } from '../settings.ts'
import { Icon } from './icon.tsx'
import type { Page } from './reading.tsx'
import { stopsOf } from './roving.ts'

const words = text.reading
const ReadingDialog = lazy(() => import('./reading.tsx'))

const READING: Readonly<Record<string, Page>> = {
  r: 'now',
  m: 'company',
  k: 'market',
  f: 'forecast',
  o: 'rivals',
  n: 'news',
  '?': 'keys',
}

/** The button that reads the position, and all shortcuts of the table. */
export function TableKeys() {
  const [opened, open] = useState<Page>()
  useTableKeys(open)
  return (
    <>
      <button
        type="button"
        className="head-tool"
        title={words.open}
        aria-label={words.open}
        onClick={() => open('now')}
      >
        <Icon name="read" size={22} />
      </button>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <ReadingDialog first={opened} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function useTableKeys(open: (page: Page) => void): void {
  const store = useTableStore()
  const on = useSettings(settings => settings.keys)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      if (document.querySelector('dialog[open]') !== null || isWriting(event.target)) return
      if (event.key === 'Escape') return leave()
      if (!on && event.key !== '?') return
      const key = event.key.toLowerCase()
      const page = READING[key]
      if (page !== undefined) open(page)
      else if (!decide(key)) return
      event.preventDefault()
    }
    const leave = () => {
      const { look, group, open: openGroup } = store.getState()
      const menu = document.querySelector<HTMLDetailsElement>('details.menu[open], details.why-not[open]')
      if (menu !== null) {
        menu.open = false
        menu.querySelector('summary')?.focus()
      } else if (group !== undefined) openGroup(undefined)
      else if (document.querySelector('.looking-back') !== null) look(undefined)
    }
    const decide = (key: string): boolean => {
      const { back, endTurn, askHint, hints, draft } = store.getState()
      if (key === 'a') document.getElementById('actions')?.focus()
      else if (/^[1-9]$/.test(key)) choiceAt(Number(key))?.click()
      else if (key === 'b') back()
      else if (key === 'e' && (draft?.tried.length ?? 0) > 0) endTurn()
      else if (key === 'h' && hints && draft?.complete === false) askHint()
      else return false
      return true
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [store, open, on])
}

function choiceAt(number: number): HTMLButtonElement | undefined {
  const list = document.querySelector('[data-part="bar"] .control')
  return list === null ? undefined : stopsOf(list)[number - 1]
}

/** Letters belong to the text field while typing. A slider takes none. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type="range"]), select, textarea, [contenteditable]')
  )
}
