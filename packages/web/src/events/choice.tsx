// A choice of a form, by name.

interface ChoiceProps<Name extends string> {
  readonly label: string
  readonly value: Name
  readonly names: readonly Name[]
  word(name: Name): string
  choose(name: Name): void
}

export function Choice<Name extends string>({ label, value, names, word, choose }: ChoiceProps<Name>) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={event => choose(names.find(name => name === event.target.value) ?? value)}>
        {names.map(name => (
          <option key={name} value={name}>
            {word(name)}
          </option>
        ))}
      </select>
    </label>
  )
}

export function namesOf<T extends object>(of: T): (keyof T & string)[] {
  return Object.keys(of) as (keyof T & string)[]
}
