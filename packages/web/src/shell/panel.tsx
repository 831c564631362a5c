// A framed part of the table.
import type { ReactNode } from 'react'

interface PanelProps {
  readonly title: string
  readonly sub?: ReactNode
  readonly className?: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

export function Panel({ title, sub, className = '', aside, children }: PanelProps) {
  return (
    <section className={`panel ${className}`} aria-label={title}>
      <header className="panel-head">
        <h2>
          {title} {sub !== undefined && <small>{sub}</small>}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
