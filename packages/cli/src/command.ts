// The shape of a command, and its help.
import { type Arguments, COMMON_FLAGS, type Flags, type Operands } from './arguments.ts'
import type { Terminal } from './terminal.ts'

export interface Command {
  readonly name: string
  /** What it does, in one line. */
  readonly summary: string
  readonly operands?: Operands
  readonly flags: Flags
  /** Further notes for the help. */
  readonly notes?: readonly string[]
  readonly examples: readonly string[]
  /** Returns the exit code. Bad input is thrown as BadInput. */
  run(given: Arguments, terminal: Terminal): Promise<number> | number
}

export function helpOf(command: Command): string {
  const flags = Object.entries({ ...command.flags, ...COMMON_FLAGS }).map(
    ([name, { value, what, many }]) =>
      [`--${name}${value === undefined ? '' : ` ${value}`}${many === true ? ' …' : ''}`, what] as const,
  )
  const width = Math.max(...flags.map(([flag]) => flag.length))
  return [
    `arkwright ${command.name}: ${command.summary}`,
    '',
    `  ${usageOf(command)}`,
    '',
    ...flags.map(([flag, what]) => `  ${flag.padEnd(width)}  ${what}`),
    ...(command.notes === undefined ? [] : ['', ...command.notes]),
    '',
    'For example:',
    ...command.examples.map(example => `  ${example}`),
    '',
  ].join('\n')
}

function usageOf({ name, operands, flags }: Command): string {
  const files = operands === undefined ? '' : ` ${operandsOf(operands)}`
  const shown = Object.entries(flags).map(
    ([flag, { value }]) => ` [--${flag}${value === undefined ? '' : ` ${value}`}]`,
  )
  return `arkwright ${name}${files}${shown.join('')}`
}

function operandsOf({ name, most, optional }: Operands): string {
  const named = `${name}${most > 1 ? '…' : ''}`
  return optional === true ? `[${named}]` : named
}
