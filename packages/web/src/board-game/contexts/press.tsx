// A press in the context panel: the same as in the action bar, drawn by its panel.
import type { ReactNode } from 'react'
import type { Option } from '../../play/control.ts'
import { Said } from '../../shell/said.tsx'
import { useOption, wordsOf } from '../../table/use-option.ts'

interface PressProps {
  readonly option: Option
  readonly className?: string
  /** True if the turn so far has this value. */
  readonly chosen?: boolean | undefined
  readonly children: ReactNode
}

export function Press({ option, className = '', chosen, children }: PressProps) {
  const press = useOption(option)
  return (
    <button type="button" className={`press legal ${className}`} aria-pressed={chosen} {...press}>
      <Said words={wordsOf(option)} />
      {children}
    </button>
  )
}
