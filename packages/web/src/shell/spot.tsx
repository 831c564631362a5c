// A thing on the board with moves: a click makes the move, or says why it is not possible.
import type { Move } from '@arkwright/kernel'
import { type ReactNode, useMemo } from 'react'
import { movesSoFar } from '../play/control.ts'
import { tryMove } from '../play/draft.ts'
import { useLegal, useTable, useTableStore } from '../play/use-table.ts'
import { formNow } from '../table/use-form.ts'
import { Said } from './said.tsx'

interface SpotProps {
  /** The moves of this thing; a click makes the first legal one. */
  readonly moves: readonly Move[]
  /** Moves that one click makes together, in this order. It counts only if all of them are legal. */
  readonly sequence?: readonly Move[] | undefined
  /** What a click makes where nothing of it is legal yet: the page finds the way to the first of these that has one. */
  readonly leads?: readonly (readonly Move[])[] | undefined
  /** Groups of choices this thing opens if it has no single move. */
  readonly opens?: string | undefined
  readonly label: string
  readonly className?: string
  readonly children?: ReactNode
  /** What the card about this thing explains, as in `data-about`. */
  readonly about?: string | undefined
  /** False if it belongs to another player and is display only. */
  readonly mine?: boolean
}

export function Spot(props: SpotProps) {
  const { moves, sequence, leads, opens, label, className = '', children, about, mine = true } = props
  const legal = useLegal()
  // A table has hundreds of these: constant values are read once, without a subscription.
  const store = useTableStore()
  const { choose, compose, ask, point, open } = store.getState()
  const together = usePlayable(mine ? sequence : undefined)
  const single = mine ? moves.find(one => legal.has(one)) : undefined
  const led = useLed(mine && together === undefined && single === undefined ? leads : undefined)
  const move = together?.[0] ?? single
  const press = () => {
    const { draft } = store.getState()
    if (together !== undefined && draft !== undefined) compose([...movesSoFar(draft), ...together])
    else if (led !== undefined) compose(led.turn)
    else if (move !== undefined) choose(move)
    else open(opening)
  }
  const pointed = useTable(session => move !== undefined && session.pointed === move)
  const opening = mine && move === undefined && led === undefined && legal.size > 0 ? opens : undefined
  const words = led?.begins === undefined ? label : `${led.begins}. ${label}`

  if (move === undefined && led === undefined && opening === undefined) {
    const why = mine ? moves[0] : undefined
    if (why === undefined || legal.size === 0) {
      return (
        <span className={`spot ${className}`} role="img" aria-label={label} data-about={about}>
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
        data-about={about}
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
      className={`spot ${led === undefined ? 'legal' : 'leads'} ${pointed ? 'pointed' : ''} ${className}`}
      data-about={about}
      title={words}
      {...(led === undefined
        ? { 'data-move': together === undefined ? move?.text : notationOf(together) }
        : { 'data-turns': JSON.stringify([led.turn.map(({ text }) => text)]) })}
      onClick={press}
      onPointerEnter={() => move && point(move)}
      onPointerLeave={() => point(undefined)}
      onFocus={() => move && point(move)}
      onBlur={() => point(undefined)}
    >
      <Said words={words} />
      {children}
    </button>
  )
}

function notationOf(sequence: readonly Move[]): string {
  return sequence.map(({ text }) => text).join(' ; ')
}

interface Led {
  /** The turn after the click. */
  readonly turn: readonly Move[]
  /** How that turn begins, in words, if it begins differently from the present one. */
  readonly begins: string | undefined
}

/** The turn that leads to the first of these lists of moves that has a way. */
function useLed(leads: readonly (readonly Move[])[] | undefined): Led | undefined {
  const legal = useLegal()
  const store = useTableStore()
  const notation = legal.size === 0 ? '' : (leads?.map(notationOf).join(' | ') ?? '')
  // The notation stands for the lists, which are new ones each time.
  return useMemo(() => {
    void legal
    const { page, draft } = store.getState()
    // On a phone the bar has larger presses for the same.
    if (notation === '' || draft === undefined || formNow() === 'phone') return undefined
    for (const list of notation.split(' | ')) {
      const moves = list.split(' ; ').flatMap(text => page.game.parseMove(text) ?? [])
      const turn = page.lead?.(draft, moves)
      const [first] = turn ?? []
      if (turn === undefined || first === undefined) continue
      const [tried] = draft.tried
      const begins = tried?.move === first ? undefined : page.describe(tried?.before ?? draft.state, first)
      return { turn, begins }
    }
    return undefined
  }, [legal, notation, store])
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
