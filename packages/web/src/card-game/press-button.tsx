// Things on the table that can be pressed: a move with all that leads to it, or an option of the action bar.
import type { Move } from '@arkwright/card-game'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Option } from '../play/control.ts'
import { answered, useInTime } from '../play/use-in-time.ts'
import { useTable } from '../play/use-table.ts'
import { Said } from '../shell/said.tsx'
import { WithEnd } from '../table/end-press.tsx'
import { useOption, wordsOf } from '../table/use-option.ts'
import { type Ways, waysOf } from './ways.ts'

const NONE: Ways = new Map()
const WaysContext = createContext<Ways>(NONE)

/** What can be pressed in this part of the table; drawn after the response to a click. */
export function Pressable({ children }: { children: ReactNode }) {
  const page = useTable(session => session.page)
  const now = useTable(session => (session.looking === undefined ? session.draft : undefined))
  const draft = useInTime(now, answered)
  const ways = useMemo(() => (draft === undefined ? NONE : waysOf(page, draft)), [page, draft])
  return <WaysContext value={ways}>{children}</WaysContext>
}

export function useWays(): Ways {
  return use(WaysContext)
}

/** False where the table is only looked at. */
export function useIsPressable(): boolean {
  return use(WaysContext) !== NONE
}

interface PressProps {
  /** Undefined for what is display only. */
  readonly move: Move | undefined
  readonly label: string
  /** What the card about this thing explains, as in `data-about`. */
  readonly about?: string | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
  readonly isLast?: boolean | undefined
}

export function Press({ move, label, about, className = '', children, isLast }: PressProps) {
  const ways = useWays()
  const moves = move && ways.get(move)
  if (moves === undefined) {
    return (
      <span
        className={`spot ${className}`}
        role="img"
        aria-label={label}
        title={about === undefined ? label : undefined}
        data-about={about}
      >
        {children}
      </span>
    )
  }
  return (
    <PressOption option={{ moves, label, full: label }} about={about} className={className} isLast={isLast}>
      {children}
    </PressOption>
  )
}

interface PressOptionProps {
  readonly option: Option
  readonly about?: string | undefined
  readonly className?: string | undefined
  readonly isChosen?: boolean | undefined
  readonly children?: ReactNode
  /** A last choice of the turn has a second press, which also ends it. */
  readonly isLast?: boolean | undefined
}

export function PressOption({ isLast = false, ...props }: PressOptionProps) {
  if (!isLast) return <Single {...props} />
  return (
    <WithEnd option={props.option}>
      <Single {...props} />
    </WithEnd>
  )
}

function Single({ option, about, className = '', isChosen, children }: Omit<PressOptionProps, 'isLast'>) {
  const press = useOption(option)
  return (
    <button type="button" className={`spot legal ${className}`} aria-pressed={isChosen} data-about={about} {...press}>
      <Said words={wordsOf(option)} />
      {children}
    </button>
  )
}
