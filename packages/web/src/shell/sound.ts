// Sounds, off by default; made by a few oscillators, so nothing has to be loaded.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export type SoundName = 'turn' | 'coins' | 'hammer' | 'bell' | 'horn' | 'fanfare'

interface SoundSetting {
  readonly on: boolean
  set(on: boolean): void
}

export const useSound = create<SoundSetting>()(
  persist(set => ({ on: false, set: on => set({ on }) }), {
    name: 'arkwright:sound',
    partialize: ({ on }) => ({ on }),
  }),
)

interface Tone {
  readonly wave: OscillatorType
  readonly pitch: number
  /** Seconds after the start, and how long it takes to fade. */
  readonly at: number
  readonly lasts: number
  readonly loud: number
}

const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  turn: [
    { wave: 'sine', pitch: 523, at: 0, lasts: 0.25, loud: 0.12 },
    { wave: 'sine', pitch: 784, at: 0.12, lasts: 0.4, loud: 0.12 },
  ],
  coins: [
    { wave: 'triangle', pitch: 2093, at: 0, lasts: 0.09, loud: 0.07 },
    { wave: 'triangle', pitch: 2637, at: 0.06, lasts: 0.14, loud: 0.07 },
  ],
  hammer: [
    { wave: 'square', pitch: 180, at: 0, lasts: 0.06, loud: 0.05 },
    { wave: 'triangle', pitch: 90, at: 0, lasts: 0.12, loud: 0.18 },
  ],
  bell: [
    { wave: 'sine', pitch: 880, at: 0, lasts: 0.9, loud: 0.12 },
    { wave: 'sine', pitch: 2217, at: 0, lasts: 0.4, loud: 0.04 },
  ],
  horn: [
    { wave: 'sawtooth', pitch: 110, at: 0, lasts: 0.7, loud: 0.06 },
    { wave: 'sawtooth', pitch: 138, at: 0, lasts: 0.7, loud: 0.05 },
  ],
  fanfare: [523, 659, 784, 1046].map((pitch, i) => ({ wave: 'triangle', pitch, at: i * 0.14, lasts: 0.5, loud: 0.12 })),
}

let context: AudioContext | undefined

/** Browsers allow sound only after a click; until then the page stays silent. */
export function play(name: SoundName): void {
  if (!useSound.getState().on) return
  context ??= new AudioContext()
  void context.resume()
  for (const tone of SOUNDS[name]) sing(context, tone)
}

function sing(audio: AudioContext, { wave, pitch, at, lasts, loud }: Tone): void {
  const voice = audio.createOscillator()
  const volume = audio.createGain()
  const start = audio.currentTime + at
  voice.type = wave
  voice.frequency.value = pitch
  volume.gain.setValueAtTime(loud, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  voice.connect(volume).connect(audio.destination)
  voice.start(start)
  voice.stop(start + lasts)
}
