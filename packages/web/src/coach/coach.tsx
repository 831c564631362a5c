// The coach of a first game: the goal in one sentence, and a warning before something is wasted or sold in need.
import './coach.css'
import { useMemo } from 'react'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { useSettings } from '../settings.ts'
import { Icon } from '../shell/icon.tsx'
import { useWarning } from '../table/use-warning.ts'
import { adviceOn } from './advice.ts'

const words = text.coach

/** `brief` where there is room for the fact alone. A warning of the bar says the same: then the coach is silent. */
export function Coach({ brief = false }: { brief?: boolean }) {
  const isOn = useSettings(settings => settings.coach)
  const set = useSettings(settings => settings.set)
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
  const hasHint = useTable(session => session.hint !== undefined)
  const advice = useMemo(() => (isOn && draft !== undefined ? adviceOn(page, draft) : undefined), [isOn, page, draft])
  const isWarned = useWarning() !== undefined
  if (advice === undefined || hasHint || isWarned) return null
  return (
    <aside className="coach" data-kind={advice.kind} aria-live="polite" aria-label={words.title}>
      <Icon name={advice.kind === 'goal' ? 'hint' : 'warn'} size={16} />
      <p title={advice.words}>{brief ? advice.brief : advice.words}</p>
      <button type="button" aria-label={words.stop} title={words.stop} onClick={() => set({ coach: false })}>
        <Icon name="close" size={14} />
      </button>
    </aside>
  )
}
