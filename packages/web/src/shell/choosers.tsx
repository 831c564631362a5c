// Theme, pace and sounds, at the place where they are needed.
import { text } from '../messages/first.ts'
import { type Pace, type Theme, useSettings } from '../settings.ts'
import { useSound } from './sound.ts'

const THEMES: readonly Theme[] = ['system', 'light', 'dark']
const PACES: readonly Pace[] = ['slow', 'calm', 'brisk', 'fast', 'instant']

export function ThemeChooser() {
  const theme = useSettings(settings => settings.theme)
  const set = useSettings(settings => settings.set)
  return (
    <label className="chooser">
      <span>{text.theme.label}</span>
      <select value={theme} onChange={event => set({ theme: event.target.value as Theme })}>
        {THEMES.map(one => (
          <option key={one} value={one}>
            {text.theme[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

export function PaceChooser() {
  const pace = useSettings(settings => settings.pace)
  const set = useSettings(settings => settings.set)
  return (
    <label className="chooser">
      <span>{text.pace.label}</span>
      <select value={pace} onChange={event => set({ pace: event.target.value as Pace })}>
        {PACES.map(one => (
          <option key={one} value={one}>
            {text.pace[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

export function SoundChooser() {
  const on = useSound(sound => sound.on)
  const set = useSound(sound => sound.set)
  return (
    <label className="chooser">
      <span>{text.sound.label}</span>
      <select value={on ? 'on' : 'off'} onChange={event => set(event.target.value === 'on')}>
        <option value="off">{text.sound.off}</option>
        <option value="on">{text.sound.on}</option>
      </select>
    </label>
  )
}
