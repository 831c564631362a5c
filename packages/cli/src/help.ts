// The help for newcomers.
import { type Command, helpOf } from './command.ts'

const FIRST_STEPS = [
  ['arkwright serve', 'a page in your browser, with a game to look at'],
  ['arkwright simulate --games 3 --out games', 'play three games and keep their files'],
  ['arkwright replay games/spinning-jenny-0001.json', 'read one of them, move by move'],
] as const

export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  const firstWidth = Math.max(...FIRST_STEPS.map(([line]) => line.length))
  return [
    "Arkwright: Stefan Risthaus's games of the Industrial Revolution, their rules as a program.",
    '',
    'Three things to try first:',
    ...FIRST_STEPS.map(([line, what]) => `  ${line.padEnd(firstWidth)}  ${what}`),
    '',
    'Commands:',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'Each has --help and --json. Inside the workspace, type npx arkwright in place of arkwright.',
    '',
  ].join('\n')
}

export function helpAsJson(commands: readonly Command[]): unknown {
  return commands.map(command => ({ name: command.name, summary: command.summary, help: helpOf(command) }))
}
