// Beside a last choice of the turn: the same choice, and the turn ends with it.
import './end-press.css'
import { type ReactNode, useMemo } from 'react'
import { text } from '../messages/index.ts'
import type { Option } from '../play/control.ts'
import { useTable } from '../play/use-table.ts'
import { Icon } from '../shell/icon.tsx'
import { Said } from '../shell/said.tsx'
import { endsWith } from './ends-with.ts'
import { useForm } from './use-form.ts'
import { wordsOf } from './use-option.ts'

interface EndPressProps {
  readonly option: Option
  /** Whether questions after it may stay open: other prices stand as they are. Otherwise it must be the last one. */
  readonly leavesRest?: boolean | undefined
  /** In words before the mark, where the choice has no press of its own beside it. */
  readonly children?: ReactNode
}

/** Not on a phone, where "End turn" is as near as the choice. */
export function EndPress({ option, leavesRest = false, children }: EndPressProps) {
  const page = useTable(session => session.page)
  const draft = useTable(session => session.draft)
  const conclude = useTable(session => session.conclude)
  const isPhone = useForm() === 'phone'
  const { moves } = option
  // The notation stands for the moves, which are a new list each time.
  const notation = isPhone ? '' : JSON.stringify(moves.map(({ text: written }) => written))
  const ends = useMemo(() => {
    if (notation === '' || draft === undefined) return false
    const played = (JSON.parse(notation) as string[]).flatMap(written => page.game.parseMove(written) ?? [])
    return endsWith(page, draft, played, leavesRest)
  }, [page, draft, notation, leavesRest])
  if (!ends) return null
  const words = text.tableFrame.bar.andEnd({ choice: wordsOf(option) })
  return (
    <button type="button" className="and-end" title={words} data-ends={notation} onClick={() => conclude(moves)}>
      <Said words={words} />
      {children}
      <Icon name="done" size={14} />
    </button>
  )
}

/** A choice with its second press in the corner. */
export function WithEnd({ children, ...props }: EndPressProps) {
  return (
    <span className="with-end">
      {children}
      <EndPress {...props} />
    </span>
  )
}

/** Below the choices: what the second press does. Not shown where there is none. */
export function EndLegend() {
  return (
    <p className="ends-legend">
      <Icon name="done" size={12} /> {text.tableFrame.bar.alsoEnds}
    </p>
  )
}
