// A thing on the board with moves: a click makes the move, or says why it is not possible.
import type { Move } from '@arkwright/kernel'
import type { ReactNode } from 'react'
import { useLegal, useTable, useTableStore } from '../play/use-table.ts'

interface SpotProps {
  /** The moves of this thing; a click makes the first legal one. */
  readonly moves: readonly Move[]
  /** Groups of choices this thing opens if it has no single move. */
  readonly opens?: string | undefined
  readonly label: string
  readonly className?: string
  readonly children?: ReactNode
  /** False if it belongs to another player and is display only. */
  readonly mine?: boolean
}

export function Spot({ moves, opens, label, className = '', children, mine = true }: SpotProps) {
  const legal = useLegal()
  // A table has hundreds of these: constant values are read once, without a subscription.
  const { choose, ask, point, open } = useTableStore().getState()
  const move = mine ? moves.find(one => legal.has(one)) : undefined
  const pointed = useTable(session => move !== undefined && session.pointed === move)
  const opening = mine && move === undefined && legal.size > 0 ? opens : undefined

  if (move === undefined && opening === undefined) {
    const why = mine ? moves[0] : undefined
    if (why === undefined || legal.size === 0) {
      return (
        <span className={`spot ${className}`} role="img" aria-label={label}>
          {children}
        </span>
      )
    }
    return (
      <button
        type="button"
        tabIndex={-1}
        aria-disabled="true"
        className={`spot refused ${className}`}
        aria-label={label}
        onClick={() => ask(why)}
      >
        {children}
      </button>
    )
  }
  return (
    <button
      type="button"
      className={`spot legal ${pointed ? 'pointed' : ''} ${className}`}
      aria-label={label}
      title={label}
      data-move={move?.text}
      onClick={() => (move === undefined ? open(opening) : choose(move))}
      onPointerEnter={() => move && point(move)}
      onPointerLeave={() => point(undefined)}
      onFocus={() => move && point(move)}
      onBlur={() => point(undefined)}
    >
      {children}
    </button>
  )
}
