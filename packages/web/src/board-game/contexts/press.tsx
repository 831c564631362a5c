// A press in the context panel: the same as in the action bar, drawn by its panel.
import type { ReactNode } from 'react'
import type { Option } from '../../play/control.ts'
import { Said } from '../../shell/said.tsx'
import { WithEnd } from '../../table/end-press.tsx'
import { useOption, wordsOf } from '../../table/use-option.ts'

interface PressProps {
  readonly option: Option
  readonly className?: string
  /** True if the turn so far has this value. */
  readonly chosen?: boolean | undefined
  readonly children: ReactNode
  /** A last choice of the turn has a second press, which also ends it; a price may leave other prices as they are. */
  readonly isLast?: boolean | 'but for prices' | undefined
}

export function Press({ isLast = false, ...props }: PressProps) {
  if (isLast === false) return <Single {...props} />
  return (
    <WithEnd option={props.option} leavesRest={isLast === 'but for prices'}>
      <Single {...props} />
    </WithEnd>
  )
}

function Single({ option, className = '', chosen, children }: Omit<PressProps, 'isLast'>) {
  const press = useOption(option)
  return (
    <button type="button" className={`press legal ${className}`} aria-pressed={chosen} {...press}>
      <Said words={wordsOf(option)} />
      {children}
    </button>
  )
}
