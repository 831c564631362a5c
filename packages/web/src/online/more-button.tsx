// Below a list of which only the first pages are shown.
import { text } from '../messages/index.ts'

export function MoreButton({ more }: { more: (() => void) | undefined }) {
  if (more === undefined) return null
  return (
    <button type="button" className="secondary" onClick={more}>
      {text.service.hosts.more}
    </button>
  )
}
