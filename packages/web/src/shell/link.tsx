// A link inside the page: a real link, followed without a reload.
import type { MouseEvent, ReactNode } from 'react'
import { goTo } from '../router.ts'

interface LinkProps {
  readonly to: string
  readonly className?: string | undefined
  /** Where the visible words alone do not say which thing they are about. It must contain them. */
  readonly label?: string
  readonly children: ReactNode
}

export function Link({ to, className, label, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    goTo(to)
  }
  return (
    <a href={to} className={className} aria-label={label} onClick={follow}>
      {children}
    </a>
  )
}
