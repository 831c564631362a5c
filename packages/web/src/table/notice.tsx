// What the bar must say at once: why a press was refused, and what the turn would force. On a phone it lies over the
// rail, and can be put away.
import './notice.css'
import { type ReactNode, useState } from 'react'
import { Coach } from '../coach/coach.tsx'
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { Refused } from '../shell/refused.tsx'
import { useWarning } from './use-warning.ts'

export function Warning({ words }: { words: string }) {
  return (
    <p className="warns" title={words}>
      <Icon name="warn" size={14} /> {words}
    </p>
  )
}

/** The notice of a phone; without one the coach has its place. */
export function PhoneNotice() {
  const refused = useTable(session => session.refused)
  const warning = useWarning()
  const [away, putAway] = useState<unknown>()
  const said = refused ?? warning
  if (said === undefined || said === away)
    return (
      <div className="notice">
        <Coach brief />
      </div>
    )
  return (
    <div className="notice">
      <Sheet onClose={() => putAway(said)}>
        {refused !== undefined ? <Refused refusal={refused} /> : <Warning words={warning ?? ''} />}
      </Sheet>
    </div>
  )
}

function Sheet({ onClose, children }: { onClose(): void; children: ReactNode }) {
  const label = text.tableFrame.bar.putAway
  return (
    <div className="said">
      {children}
      <button type="button" aria-label={label} title={label} onClick={onClose}>
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
