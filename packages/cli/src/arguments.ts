// Parses the words after a command's name, using the same table as its help.
import { parseArgs } from 'node:util'
import { BadInput, didYouMean, shown } from '@arkwright/kernel'

export interface Flag {
  readonly what: string
  /** The name of the value in the help; absent: the flag takes no value. */
  readonly value?: string
  /** May be repeated. */
  readonly many?: true
}

export type Flags = Readonly<Record<string, Flag>>

/** The arguments beside the flags, such as FILE. */
export interface Operands {
  readonly name: string
  readonly most: number
  /** The command also works without arguments. */
  readonly optional?: true
}

export const COMMON_FLAGS: Flags = {
  json: { what: 'print one JSON document and nothing else' },
  help: { what: 'print this help' },
}

export class Arguments {
  readonly operands: readonly string[]
  private readonly given = new Map<string, string[]>()

  constructor(args: readonly string[], flags: Flags, operands: Operands | undefined) {
    const known = { ...flags, ...COMMON_FLAGS }
    const { tokens } = parseArgs({
      args: [...args],
      options: Object.fromEntries(Object.entries(known).map(([name, { value }]) => [name, optionOf(name, value)])),
      strict: false,
      allowPositionals: true,
      tokens: true,
    })
    const found: string[] = []
    for (const token of tokens) {
      if (token.kind === 'positional') found.push(token.value)
      if (token.kind === 'option') this.take(token.name, token.rawName, token.value, token.inlineValue === true, known)
    }
    this.operands = found
    checkOperands(found, operands)
  }

  has(name: string): boolean {
    return this.given.has(name)
  }

  text(name: string): string | undefined {
    return this.given.get(name)?.at(-1)
  }

  texts(name: string): readonly string[] {
    return this.given.get(name) ?? []
  }

  integer(name: string, range: { min: number; max: number }): number | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
    if (value >= range.min && value <= range.max) return value
    throw new BadInput(`--${name} must be a whole number from ${range.min} to ${range.max}, not ${shown(text)}`)
  }

  decimal(name: string, range: { min: number; max: number }): number | undefined {
    const text = this.text(name)
    if (text === undefined) return undefined
    const value = /^\d{0,6}(\.\d{1,6})?$/.test(text) && text !== '' ? Number(text) : Number.NaN
    if (value >= range.min && value <= range.max) return value
    throw new BadInput(`--${name} must be a number from ${range.min} to ${range.max}, not ${shown(text)}`)
  }

  private take(name: string, raw: string, value: string | undefined, inline: boolean, flags: Flags): void {
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined
    if (flag === undefined) {
      const names = Object.keys(flags).map(one => `--${one}`)
      throw new BadInput(`${shown(raw)} is not known here${didYouMean(raw, names)}; known are ${names.join(', ')}`)
    }
    if (flag.value === undefined) {
      if (value !== undefined) throw new BadInput(`--${name} takes no value`)
      this.given.set(name, [])
      return
    }
    // The next flag is not a value. To pass one, write --seed=--json.
    if (value === undefined || (!inline && value.startsWith('--'))) {
      throw new BadInput(`--${name} needs a value: --${name} ${flag.value}`)
    }
    const before = this.given.get(name) ?? []
    if (before.length > 0 && flag.many !== true) throw new BadInput(`--${name} may be given only once`)
    this.given.set(name, [...before, value])
  }
}

function optionOf(name: string, value: string | undefined): { type: 'string' | 'boolean'; short?: string } {
  const type = value === undefined ? 'boolean' : 'string'
  return name === 'help' ? { type, short: 'h' } : { type }
}

function checkOperands(found: readonly string[], allowed: Operands | undefined): void {
  const extra = found[allowed?.most ?? 0]
  if (extra === undefined) return
  const what = allowed === undefined ? 'only flags are' : `at most ${allowed.most} ${allowed.name} is`
  throw new BadInput(`${shown(extra)} is one too many: ${what} expected here`)
}
