// Tells a screen reader what happened, line by line.

import { useLines } from './log.tsx'
import { numbered } from './numbered.ts'

const FEW_LINES = 4

export function Announcer() {
  const lines = useLines()
  return (
    <div className="unseen" aria-live="polite" role="log">
      {numbered(lines)
        .slice(-FEW_LINES)
        .map(({ value: { text }, place }) => (
          <p key={place}>{text}</p>
        ))}
    </div>
  )
}
