// Raises and lowers one number; large enough for a thumb.
import type { BoxNumber } from '@arkwright/kernel'
import { Icon } from '../shell/icon.tsx'
import { stepped } from './edits.ts'
import { text } from './messages/index.ts'
import { numberLabel, valueText } from './names.ts'
import style from './stepper.module.css'

const words = text.box.editor

interface StepperProps {
  readonly number: BoxNumber | undefined
  readonly typed: string
  type(entry: string): void
}

export function Stepper({ number, typed, type }: StepperProps) {
  if (number === undefined) return <p className={style['how']}>{words.how}</p>
  const { path, value, min, max } = number
  const label = numberLabel(path)
  return (
    <div className={style['stepper']}>
      <p>
        <b>{label}</b>
        <small>
          {words.range({ min, max })} · {words.ours({ value: valueText(path, value) })}
        </small>
      </p>
      <button
        type="button"
        className="secondary"
        aria-label={words.less({ label })}
        disabled={typed === String(min)}
        onClick={() => type(stepped(typed, -1, number))}
      >
        <Icon name="smaller" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        aria-label={label}
        value={typed}
        onChange={event => type(event.target.value)}
      />
      <button
        type="button"
        className="secondary"
        aria-label={words.more({ label })}
        disabled={typed === String(max)}
        onClick={() => type(stepped(typed, 1, number))}
      >
        <Icon name="larger" />
      </button>
    </div>
  )
}
