// Every value of every dial as a button: the same as the dials of the action bar, without choosing one first.
import './dial-rows.css'
import type { Dial, Option } from '../play/control.ts'
import { Icon } from '../shell/icon.tsx'
import { useForm } from '../table/use-form.ts'
import { useOption } from '../table/use-option.ts'

/** A longer row would not fit. */
const MOST_VALUES = 9
/** Two such rows stand side by side. */
const FEW_VALUES = 5

/** On a phone the dials are below the panel. */
export function DialRows({ dials }: { dials: readonly Dial[] }) {
  const isPhone = useForm() === 'phone'
  if (isPhone || dials.length === 0) return null
  return (
    <div className="dial-rows">
      {dials.map(dial => (
        <DialRow key={dial.key} dial={dial} />
      ))}
    </div>
  )
}

function DialRow({ dial: { label, icon, tint, options, at } }: { dial: Dial }) {
  const first = Math.max(0, Math.min(at - Math.floor(MOST_VALUES / 2), options.length - MOST_VALUES))
  return (
    <fieldset className={`${tint ?? ''} ${options.length > FEW_VALUES ? 'long' : ''}`} aria-label={label} title={label}>
      {icon && <Icon name={icon} size={16} />}
      {options.slice(first, first + MOST_VALUES).map((option, place) => (
        <Value key={option.full} option={option} isChosen={first + place === at} />
      ))}
    </fieldset>
  )
}

function Value({ option, isChosen }: { option: Option; isChosen: boolean }) {
  const press = useOption(option, 'dial')
  const turn = option.moves.map(({ text: notation }) => notation)
  return (
    <button
      type="button"
      {...press}
      className="spot legal"
      data-move={undefined}
      data-turns={JSON.stringify([turn])}
      aria-label={option.full}
      aria-pressed={isChosen}
    >
      {option.short ?? option.label}
    </button>
  )
}
