// arkwright bot-host: our bots and rules for programs in any language, by JSON lines or frames on standard input and output.
import { USUAL_LEVEL } from '@arkwright/bots/levels'
import { linesOf, TOO_LONG } from '@arkwright/bots/node'
import { BadInput } from '@arkwright/kernel'
import { BOTS, botNamed } from '../bots.ts'
import { budgetFrom, THINKING_FLAGS } from '../budget.ts'
import type { Command } from '../command.ts'
import { Environment } from '../environment/environment.ts'
import { framesOf } from '../environment/frames.ts'
import { Host } from '../host/host.ts'
import { FINE, writeJson } from '../terminal.ts'

const DEFAULT_BOT = USUAL_LEVEL

export const botHost: Command = {
  name: 'bot-host',
  summary: 'lets programs in any language play with our bots, by JSON lines or binary frames',
  flags: {
    bot: { value: 'NAME', what: `who answers: ${BOTS.map(({ name }) => name).join(', ')} (default ${DEFAULT_BOT})` },
    frames: { what: 'speak binary frames instead: many games at once, for programs that learn (docs/environment.md)' },
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
  examples: ['arkwright bot-host', 'arkwright bot-host --bot hard --sims 64', 'arkwright bot-host --frames'],
  async run(given, { input, output }) {
    if (given.has('frames')) {
      if (given.has('bot')) throw new BadInput('--frames and --bot exclude each other: a frame names its bot')
      const environment = new Environment(budgetFrom(given))
      for await (const frame of framesOf(input)) output.write(await environment.reply(frame))
      return FINE
    }
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
