// A small number to type, or to step with a thumb.
import './number-field.css'

interface NumberFieldProps {
  readonly label: string
  readonly value: number
  readonly max: number
  readonly disabled?: boolean
  enter(value: number): void
}

export function NumberField({ label, value, max, disabled = false, enter }: NumberFieldProps) {
  const set = (next: number) => enter(Math.min(max, Math.max(0, next)))
  return (
    <label className="number-field">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        value={value}
        disabled={disabled}
        onFocus={event => event.target.select()}
        onChange={event => set(Math.trunc(Number(event.target.value)) || 0)}
      />
    </label>
  )
}
