// The frame of a view in the context panel: tables, presses and short lines share one look.
import './figures.css'
import './figures-narrow.css'
import './figures-phone.css'
import type { ReactNode } from 'react'

export function FiguresBody({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`context-view ${className}`}>{children}</div>
}
