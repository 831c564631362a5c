// The thing to explain: hovered for a moment, focused with "?", or pressed for long.
import { useEffect, useMemo, useRef, useState } from 'react'

export interface Thing {
  readonly name: string
  readonly element: Element
}

const HOVER = 300
const LONG_PRESS = 450
/** Time to move the pointer from the thing to its card. */
const LINGER = 200
const NAMED = '[data-about]'

function thingAt(target: EventTarget | null): Thing | undefined {
  const element = target instanceof Element ? target.closest(NAMED) : null
  const name = element?.getAttribute('data-about')
  return element === null || name === null || name === undefined ? undefined : { name, element }
}

export function useThing(): { thing: Thing | undefined; hold(): void; release(): void } {
  const [thing, show] = useState<Thing>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = useMemo(
    () => (milliseconds: number, next: Thing | undefined) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => show(next), milliseconds)
    },
    [],
  )
  /** The press has shown a card: lifting the finger must not play what is under it. */
  const isShown = useRef(false)
  useEffect(() => {
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      const found = thingAt(target)
      if (found !== undefined) later(HOVER, found)
      else if (!(target instanceof Element && target.closest('.explain-card'))) later(LINGER, undefined)
    }
    const down = ({ target, pointerType }: PointerEvent) => {
      if (target instanceof Element && target.closest('.explain-card')) return
      show(undefined)
      clearTimeout(timer.current)
      isShown.current = false
      const found = pointerType === 'mouse' ? undefined : thingAt(target)
      if (found === undefined) return
      timer.current = setTimeout(() => {
        isShown.current = true
        show(found)
      }, LONG_PRESS)
    }
    const click = (event: MouseEvent) => {
      if (!isShown.current) return
      isShown.current = false
      if (event.target instanceof Element && event.target.closest('.explain-card')) return
      event.preventDefault()
      event.stopPropagation()
    }
    const up = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') clearTimeout(timer.current)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') return show(undefined)
      const found = event.key === '?' ? thingAt(document.activeElement) : undefined
      if (found === undefined) return
      show(found)
      event.preventDefault()
    }
    const hide = () => show(undefined)
    addEventListener('pointerover', over)
    addEventListener('pointerdown', down)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    addEventListener('click', click, true)
    addEventListener('keydown', key, true)
    addEventListener('blur', hide)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('pointerover', over)
      removeEventListener('pointerdown', down)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
      removeEventListener('click', click, true)
      removeEventListener('keydown', key, true)
      removeEventListener('blur', hide)
    }
  }, [later])
  return { thing, hold: () => clearTimeout(timer.current), release: () => later(LINGER, undefined) }
}
