// What a game lets a table choose, declared so that the new table can ask for it.
export type OptionValue = string | number | boolean | readonly string[]
export type ChosenOptions = Readonly<Record<string, OptionValue>>

export interface Option {
  /** The field of the game's options. */
  readonly name: string
  /** The first is chosen unless somebody chooses another. */
  readonly values: readonly (string | number | boolean)[]
  /** Any of the values together; none at first. */
  readonly several?: true
  /** Asked only where it means something; the first value counts otherwise. Always asked without this; `players` is among what was chosen. */
  asked?(chosen: ChosenOptions): boolean
}

interface Named {
  readonly name: string
  readonly detail: string
}

/** A name and a sentence for an option and each of its values, by the value as text. */
export interface OptionWords {
  readonly name: string
  readonly values: Readonly<Record<string, Named>>
  /** One switch for all of several. */
  readonly all?: Named
}

/** What was chosen, with the first value (or none of several) for everything else. */
export function optionsOf(options: readonly Option[], chosen: ChosenOptions): ChosenOptions {
  const complete: Record<string, OptionValue> = {}
  for (const option of options) {
    const value = stands(option, chosen) ? chosen[option.name] : undefined
    const first = option.several === true ? [] : option.values[0]
    const kept = value ?? first
    if (kept !== undefined) complete[option.name] = kept
  }
  return complete
}

function stands({ name, values, several, asked }: Option, chosen: ChosenOptions): boolean {
  if (asked !== undefined && !asked(chosen)) return false
  const value = chosen[name]
  return several === true ? Array.isArray(value) : values.some(one => one === value)
}
