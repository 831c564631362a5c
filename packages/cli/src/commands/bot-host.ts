// arkwright bot-host: our bots for programs in any language, by JSON lines on standard input and output.
import { USUAL_LEVEL } from '@arkwright/bots/levels'
import { linesOf, TOO_LONG } from '@arkwright/bots/node'
import { BOTS, botNamed } from '../bots.ts'
import { budgetFrom, THINKING_FLAGS } from '../budget.ts'
import type { Command } from '../command.ts'
import { Host } from '../host/host.ts'
import { FINE, writeJson } from '../terminal.ts'

const DEFAULT_BOT = USUAL_LEVEL

export const botHost: Command = {
  name: 'bot-host',
  summary: 'lets programs in any language play with our bots, by JSON lines',
  flags: {
    bot: { value: 'NAME', what: `who answers: ${BOTS.map(({ name }) => name).join(', ')} (default ${DEFAULT_BOT})` },
    ...THINKING_FLAGS,
  },
  notes: [
    'Reads one JSON object from each line of standard input and answers each with one line, until the input ends:',
    '  {"type":"hello","protocol":1}',
    '  {"type":"new","game":"spinning-jenny","options":{"players":2},"seed":"1"}',
    '  {"type":"choose"}',
    '  {"type":"play","moves":["place machinery 2"]}',
    'A line that cannot be answered gets {"type":"error","message":"…"}. docs/bots.md says the rest, and',
    'python3 examples/drive.py npx arkwright bot-host shows it. The other way round, a program plays in our tournaments.',
  ],
  examples: ['arkwright bot-host', 'arkwright bot-host --bot hard --sims 64'],
  async run(given, { input, output }) {
    const host = new Host({ bot: botNamed(given.text('bot') ?? DEFAULT_BOT).name, budget: budgetFrom(given) })
    for await (const line of linesOf(input)) {
      writeJson(
        output,
        line === TOO_LONG ? { type: 'error', message: 'this line is too long' } : await host.reply(line),
      )
    }
    return FINE
  },
}
