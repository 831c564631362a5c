// A short film of what has just happened: it runs by itself, or frame by frame.
import { useEffect, useState } from 'react'
import { Icon } from './icon.tsx'

export interface Frames {
  /** How many frames have been shown. */
  readonly shown: number
  readonly over: boolean
  show(count: number): void
}

/** With reduced motion the end is shown at once. */
export function useFrames(count: number, millisecondsEach: number): Frames {
  const [shown, show] = useState(() => (matchMedia('(prefers-reduced-motion: reduce)').matches ? count : 0))
  const over = shown >= count
  useEffect(() => {
    if (over) return
    const timer = setTimeout(() => show(shown + 1), millisecondsEach)
    return () => clearTimeout(timer)
  }, [shown, over, millisecondsEach])
  return { shown, over, show }
}

interface FilmControlsProps {
  readonly frames: Frames
  readonly count: number
  readonly words: { readonly next: string; readonly skip: string; readonly replay: string }
}

export function FilmControls({ frames: { shown, over, show }, count, words }: FilmControlsProps) {
  return (
    <div className="film-controls">
      <button type="button" className="plain" disabled={over} onClick={() => show(shown + 1)}>
        <Icon name="play" size={16} /> {words.next}
      </button>
      <button type="button" className="plain" disabled={over} onClick={() => show(count)}>
        <Icon name="skip" size={16} /> {words.skip}
      </button>
      <button type="button" className="plain" onClick={() => show(0)}>
        <Icon name="again" size={16} /> {words.replay}
      </button>
    </div>
  )
}
