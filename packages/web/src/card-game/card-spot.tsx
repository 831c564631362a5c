// A card with its click area on top: the drawing is decorative, and the label says the same in words.
import type { Move } from '@arkwright/kernel'
import type { ReactNode } from 'react'
import { ComponentLink } from '../shell/rule-links.tsx'
import { Spot } from '../shell/spot.tsx'

interface CardSpotProps {
  readonly moves: readonly Move[]
  readonly opens?: string | undefined
  readonly label: string
  readonly className: string
  readonly mine?: boolean
  /** The component's id in the catalogue. */
  readonly about?: string
  readonly children?: ReactNode
}

export function CardSpot({ moves, opens, label, className, mine = true, about, children }: CardSpotProps) {
  return (
    <span className={`cg-over ${className}`}>
      <span className="cg-face" aria-hidden="true">
        {children}
      </span>
      <Spot moves={moves} opens={opens} label={label} mine={mine} className="cg-cover" />
      {about !== undefined && <ComponentLink component={about} />}
    </span>
  )
}
