// Finds the command for the typed words, runs it and returns the exit code.
import { BadInput, didYouMean, shown } from '@arkwright/kernel'
import { Arguments } from './arguments.ts'
import { type Command, helpOf } from './command.ts'
import { COMMANDS } from './commands/index.ts'
import { helpAsJson, overview } from './help.ts'
import { FINE, MISUSED, type Terminal, writeJson } from './terminal.ts'
import { version } from './version.ts'

/** Runs one command line. A user's error is answered in one sentence; any other error is a bug and is thrown. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args
  try {
    if (name === undefined || name.startsWith('-')) return runBare(args, terminal)
    if (name === 'help') return help(rest, terminal)
    return await runCommand(commandNamed(name), rest, terminal)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    const speaker = COMMANDS.some(command => command.name === name) ? `arkwright ${name}` : 'arkwright'
    terminal.error.write(`${speaker}: ${error.message}.\n`)
    return MISUSED
  }
}

function runBare(args: readonly string[], { output }: Terminal): number {
  const given = new Arguments(args, { version: { what: 'print the version' } }, undefined)
  if (given.has('version')) {
    if (given.has('json')) writeJson(output, { version: version() })
    else output.write(`${version()}\n`)
  } else if (given.has('json')) writeJson(output, helpAsJson(COMMANDS))
  else output.write(overview(COMMANDS))
  return FINE
}

function help(args: readonly string[], { output }: Terminal): number {
  const given = new Arguments(args, {}, { name: 'COMMAND', most: 1 })
  const [name] = given.operands
  const commands = name === undefined ? COMMANDS : [commandNamed(name)]
  if (given.has('json')) writeJson(output, helpAsJson(commands))
  else output.write(name === undefined ? overview(COMMANDS) : commands.map(helpOf).join('\n'))
  return FINE
}

async function runCommand(command: Command, args: readonly string[], terminal: Terminal): Promise<number> {
  const given = new Arguments(args, command.flags, command.operands)
  if (!given.has('help')) return command.run(given, terminal)
  if (given.has('json')) writeJson(terminal.output, helpAsJson([command]))
  else terminal.output.write(helpOf(command))
  return FINE
}

function commandNamed(name: string): Command {
  const found = COMMANDS.find(command => command.name === name)
  if (found !== undefined) return found
  const names = COMMANDS.map(command => command.name)
  throw new BadInput(
    `there is no command called ${shown(name)}${didYouMean(name, names)}; known are ${names.join(', ')}`,
  )
}
