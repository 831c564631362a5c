// A form that is sent to the server: disabled while it waits, one sentence if it is refused.
import { type FormEvent, type ReactNode, type Ref, useState } from 'react'
import { faultWords } from './faults.ts'

/** What the page itself refuses, in the reader's language. */
export class Refused extends Error {}

interface FormProps {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
  readonly secondary?: boolean
  submit(field: (name: string) => string): Promise<void>
}

export function Form({ label, className = '', children, secondary = false, submit }: FormProps) {
  const [busy, setBusy] = useState(false)
  const [fault, tell] = useState<string>()
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    setBusy(true)
    tell(undefined)
    try {
      await submit(name => textIn(fields, name))
    } catch (error) {
      tell(error instanceof Refused ? error.message : faultWords(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={`form ${className}`} onSubmit={event => void send(event)}>
      {children}
      <button type="submit" className={secondary ? 'secondary' : 'primary'} disabled={busy}>
        {label}
      </button>
      {fault !== undefined && (
        <p className="refusal" role="alert">
          {fault}
        </p>
      )}
    </form>
  )
}

/** The typed text. Our forms send no files. */
export function textIn(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

interface FieldProps {
  readonly label: string
  readonly name: string
  readonly type?: string
  readonly initial?: string
  readonly hint?: string
  readonly autoComplete?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly optional?: boolean
  readonly input?: Ref<HTMLInputElement>
}

export function Field({ label, name, type = 'text', initial, hint, optional = false, input, ...limits }: FieldProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input ref={input} name={name} type={type} defaultValue={initial} required={!optional} {...limits} />
      {hint !== undefined && <small className="quiet">{hint}</small>}
    </label>
  )
}
