// Reads a game's options from outside: every field is named and checked, and unknown fields are refused.
import { BadInput } from './bad-input.ts'
import { isRecord, shown } from './components.ts'

/** Reads the fields of one object; `end` refuses the fields that were not read. */
export class Fields {
  private readonly what: string
  private readonly given: Record<string, unknown>
  private readonly read = new Set<string>()

  constructor(input: unknown, what: string) {
    this.what = what
    if (!isRecord(input)) throw new BadInput(`${what} must be an object, not ${shown(input)}`)
    this.given = input
  }

  raw(name: string): unknown {
    this.read.add(name)
    return Object.hasOwn(this.given, name) ? this.given[name] : undefined
  }

  integer(name: string, range: { min: number; max: number; otherwise?: number }): number {
    const value = this.raw(name) ?? range.otherwise
    if (typeof value !== 'number' || !Number.isInteger(value) || value < range.min || value > range.max) {
      throw new BadInput(
        `${this.what}: ${name} must be a whole number from ${range.min} to ${range.max}${given(value)}`,
      )
    }
    return value
  }

  choice<const T extends string | number>(name: string, allowed: readonly T[], otherwise?: T): T {
    const value = this.raw(name) ?? otherwise
    const found = allowed.find(one => one === value)
    if (found === undefined)
      throw new BadInput(`${this.what}: ${name} must be one of ${allowed.join(', ')}${given(value)}`)
    return found
  }

  flag(name: string, otherwise: boolean): boolean {
    const value = this.raw(name) ?? otherwise
    if (typeof value !== 'boolean') throw new BadInput(`${this.what}: ${name} must be true or false${given(value)}`)
    return value
  }

  end(): void {
    const unknown = Object.keys(this.given).find(name => !this.read.has(name))
    if (unknown !== undefined) {
      throw new BadInput(`${this.what}: ${shown(unknown)} is not known here; known are ${[...this.read].join(', ')}`)
    }
  }
}

function given(value: unknown): string {
  return value === undefined ? ', but is missing' : `, not ${shown(value)}`
}
