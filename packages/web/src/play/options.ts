// The options of a game, declared so that the new table can ask for them.
export type OptionValue = string | number | boolean | readonly string[]
export type ChosenOptions = Readonly<Record<string, OptionValue>>

export interface Option {
  /** The field of the game's options. */
  readonly name: string
  /** The first is the default. */
  readonly values: readonly (string | number | boolean)[]
  /** Any combination of the values; none by default. */
  readonly several?: true
  /**
   * Asked only where it matters; otherwise the first value counts. Always asked if absent. `players` is among the
   * choices.
   */
  asked?(chosen: ChosenOptions): boolean
}

interface Named {
  readonly name: string
  readonly detail: string
}

/** A name and a sentence for an option and each of its values, keyed by the value as text. */
export interface OptionWords {
  readonly name: string
  readonly values: Readonly<Record<string, Named>>
  /** The text of one switch that sets all values. */
  readonly all?: Named
}

/** The choices, with the first value (or none of several) for everything else. */
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
