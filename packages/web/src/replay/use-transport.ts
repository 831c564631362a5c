// Moving through a game: step by step, by keys, or by itself.
import { useEffect, useState } from 'react'
import { goInstead } from '../router.ts'
import { backFrom, onFrom, type StepSize, type Stop } from './tale.ts'

export const SPEEDS = { slow: 2200, steady: 1000, fast: 350 } as const
export type Speed = keyof typeof SPEEDS

/** The address is updated when scrubbing pauses: browsers refuse hundreds of updates in a row. */
const REST = 250

export interface Transport {
  readonly playing: boolean
  readonly speed: Speed
  setPlaying(playing: boolean): void
  setSpeed(speed: Speed): void
  on(size: StepSize): void
  back(size: StepSize): void
  go(at: number): void
}

export function useTransport(stops: readonly Stop[], at: number, look: (at: number) => void): Transport {
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('steady')
  const last = stops.length - 1
  useEffect(() => {
    if (!playing) return
    if (at >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => look(at + 1), SPEEDS[speed])
    return () => clearTimeout(timer)
  }, [playing, speed, at, last, look])
  return {
    playing,
    speed,
    setSpeed,
    setPlaying(wanted) {
      // At the end there is nothing left to play: start over.
      if (wanted && at >= last) look(0)
      setPlaying(wanted)
    },
    on: size => look(onFrom(stops, at, size)),
    back: size => look(backFrom(stops, at, size)),
    go: look,
  }
}

/** The address contains the position, so that it can be shared and found again. */
export function useAddress(game: string, at: number): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // Do nothing if the reader has left the screen in the meantime.
      if (location.hash.startsWith(`#/replay/${game}`)) goInstead(`#/replay/${game}/${at}`)
    }, REST)
    return () => clearTimeout(timer)
  }, [game, at])
}

/** Text fields and lists keep their own keys; the space bar presses the focused button. */
function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return target.type !== 'range' || key.startsWith('Arrow')
  return target instanceof HTMLSelectElement || (key === ' ' && target.closest('button, a, summary') !== null)
}

export function useKeys(transport: Transport, last: number, askExpert: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTaken(event.target, event.key)) return
      const deed = deedOf(event, transport, last) ?? (event.key.toLowerCase() === 'h' ? askExpert : undefined)
      if (deed === undefined) return
      event.preventDefault()
      deed()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [transport, last, askExpert])
}

function deedOf(
  { key, shiftKey }: KeyboardEvent,
  { on, back, go, playing, setPlaying }: Transport,
  last: number,
): (() => void) | undefined {
  const deeds: Readonly<Record<string, () => void>> = {
    ArrowRight: () => on(shiftKey ? 'turn' : 'decision'),
    ArrowLeft: () => back(shiftKey ? 'turn' : 'decision'),
    PageDown: () => on(shiftKey ? 'decade' : 'cycle'),
    PageUp: () => back(shiftKey ? 'decade' : 'cycle'),
    Home: () => go(0),
    End: () => go(last),
    ' ': () => setPlaying(!playing),
  }
  return deeds[key]
}
