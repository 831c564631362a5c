// Keeps the focus for keyboard players: when a button disappears with its question, the focus moves to what follows.
import { useEffect, useRef } from 'react'
import { calm, pressedByKey } from '../play/presses.ts'
import { useTable } from '../play/use-table.ts'

export function useKeptFocus(): void {
  const draft = useTable(session => session.draft)
  const played = useTable(session => session.played)
  const posting = useTable(session => session.posting)
  const looking = useTable(session => session.looking)
  const part = useLastPart()
  useEffect(() => {
    const goOn = () => {
      if (!isLost() || played === undefined || posting === 'sent') return
      const byKeys = pressedByKey()
      const actions = document.getElementById('actions')
      const end =
        draft?.complete === true && looking === undefined ? actions?.querySelector('[data-end-turn]') : undefined
      const onBoard = draft?.complete === false && byKeys ? part.current?.querySelector('.legal') : undefined
      const next = byKeys ? (end ?? onBoard ?? actions) : actions
      if (next instanceof HTMLElement) next.focus({ preventScroll: next === actions })
    }
    // Moving the focus forces a layout: pointer users need not wait for that.
    if (pressedByKey()) goOn()
    else void calm().then(goOn)
  }, [draft, played, posting, looking, part])
}

function isLost(): boolean {
  return document.activeElement === document.body || document.activeElement === null
}

/** The part of the board that had the focus last. */
function useLastPart() {
  const part = useRef<Element>(null)
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      part.current =
        target instanceof Element ? target.closest('[data-part="lanes"], [data-part="context"] .body') : null
    }
    addEventListener('focusin', follow)
    return () => removeEventListener('focusin', follow)
  }, [])
  return part
}
