// A thing on the board with moves: a click makes the move, or says why it is not possible.
import type { Move } from '@arkwright/kernel'
import { type ReactNode, useMemo } from 'react'
import { movesSoFar } from '../play/control.ts'
import { tryMove } from '../play/draft.ts'
import { useLegal, useTable, useTableStore } from '../play/use-table.ts'
import { Said } from './said.tsx'

interface SpotProps {
  /** The moves of this thing; a click makes the first legal one. */
  readonly moves: readonly Move[]
  /** Moves that one click makes together, in this order. It counts only if all of them are legal. */
  readonly sequence?: readonly Move[] | undefined
  /** Groups of choices this thing opens if it has no single move. */
  readonly opens?: string | undefined
  readonly label: string
  readonly className?: string
  readonly children?: ReactNode
  /** False if it belongs to another player and is display only. */
  readonly mine?: boolean
}

export function Spot({ moves, sequence, opens, label, className = '', children, mine = true }: SpotProps) {
  const legal = useLegal()
  // A table has hundreds of these: constant values are read once, without a subscription.
  const store = useTableStore()
  const { choose, compose, ask, point, open } = store.getState()
  const together = usePlayable(mine ? sequence : undefined)
  const single = mine ? moves.find(one => legal.has(one)) : undefined
  const move = together?.[0] ?? single
  const press = () => {
    const { draft } = store.getState()
    if (together !== undefined && draft !== undefined) compose([...movesSoFar(draft), ...together])
    else if (move !== undefined) choose(move)
    else open(opening)
  }
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
        onClick={() => ask(why)}
      >
        <Said words={label} />
        {children}
      </button>
    )
  }
  return (
    <button
      type="button"
      className={`spot legal ${pointed ? 'pointed' : ''} ${className}`}
      title={label}
      data-move={together === undefined ? move?.text : notationOf(together)}
      onClick={press}
      onPointerEnter={() => move && point(move)}
      onPointerLeave={() => point(undefined)}
      onFocus={() => move && point(move)}
      onBlur={() => point(undefined)}
    >
      <Said words={label} />
      {children}
    </button>
  )
}

function notationOf(sequence: readonly Move[]): string {
  return sequence.map(({ text }) => text).join(' ; ')
}

/** The sequence, if all its moves are legal one after the other. */
function usePlayable(sequence: readonly Move[] | undefined): readonly Move[] | undefined {
  const legal = useLegal()
  const store = useTableStore()
  const first = sequence?.[0]
  const isLegal = first !== undefined && legal.has(first)
  const notation = isLegal && sequence !== undefined ? notationOf(sequence) : ''
  // The notation stands for the sequence, which is a new list each time.
  const isPlayable = useMemo(() => {
    void legal
    const { page, draft } = store.getState()
    if (notation === '' || draft === undefined) return false
    let after = draft
    for (const text of notation.split(' ; ')) {
      const move = page.game.parseMove(text)
      const next = move === undefined ? after : tryMove(page, after, move)
      if (next === after) return false
      after = next
    }
    return true
  }, [legal, notation, store])
  return isPlayable ? sequence : undefined
}
