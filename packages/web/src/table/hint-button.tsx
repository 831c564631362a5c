// Asks for a hint.
import { text } from '../messages/index.ts'
import { useTable } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'

const words = text.tableFrame.hint

export function HintButton() {
  const askHint = useTable(session => session.askHint)
  const isAsked = useTable(session => session.hint !== undefined)
  return (
    <button type="button" className="tool" aria-label={words.ask} disabled={isAsked} onClick={askHint}>
      <Icon name="hint" size={18} /> <span>{words.ask}</span> <kbd data-key="H" />
    </button>
  )
}
