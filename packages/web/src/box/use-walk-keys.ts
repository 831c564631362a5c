// Keys of the walk: 1, 2 and 3 answer, the arrows go back and forth.
import { useEffect } from 'react'
import { useSettings } from '../settings.ts'

interface Keys {
  answer(place: number): void
  readonly back: (() => void) | undefined
  forth(): void
}

export function useWalkKeys({ answer, back, forth }: Keys): void {
  const wanted = useSettings(settings => settings.keys)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.key === 'ArrowLeft') back?.()
      else if (event.key === 'ArrowRight') forth()
      else if (wanted && /^[123]$/.test(event.key)) {
        // The editor takes the focus: the digit must not go into its field.
        event.preventDefault()
        answer(Number(event.key) - 1)
      }
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [wanted, answer, back, forth])
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea') !== null
}
