// A part of the table that is drawn only when it is unfolded, to save work.
import { type ReactNode, useState } from 'react'

interface UnfoldingProps {
  readonly className?: string
  readonly summary: ReactNode
  readonly children: ReactNode
}

export function Unfolding({ className, summary, children }: UnfoldingProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className={className} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open && children}
    </details>
  )
}
