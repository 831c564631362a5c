// The language chooser; the page changes at once.

import { LANGUAGES, type Language } from '@arkwright/words'
import { text } from '../messages/first.ts'
import { useSettings } from '../settings.ts'

/** A new language redraws the page; a keyboard user keeps the focus here. */
let justChosen = false

export function LanguageChooser() {
  const language = useSettings(settings => settings.language)
  const set = useSettings(settings => settings.set)
  return (
    <label className="chooser">
      <span>{text.language}</span>
      <select
        value={language}
        ref={element => {
          if (element !== null && justChosen) element.focus()
          if (element !== null) justChosen = false
        }}
        onChange={event => {
          justChosen = true
          set({ language: event.target.value as Language })
        }}
      >
        {LANGUAGES.map(({ id, name }) => (
          <option key={id} value={id} lang={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
