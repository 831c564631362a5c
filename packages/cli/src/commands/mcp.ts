// arkwright mcp: lets agents read positions, rules and figures, and play, by the Model Context Protocol.
import { linesOf, TOO_LONG } from '@arkwright/bots/node'
import type { Command } from '../command.ts'
import { Desk } from '../mcp/desk.ts'
import { McpServer } from '../mcp/server.ts'
import { FINE, writeJson } from '../terminal.ts'

export const mcp: Command = {
  name: 'mcp',
  summary: 'lets agents play and analyse, by the Model Context Protocol',
  flags: { games: { value: 'FOLDER', what: 'where game files are opened and saved (default: this folder)' } },
  notes: [
    'Speaks JSON-RPC on standard input and output, a message on each line, until the input ends. Name this command in your',
    'client; docs/agents.md shows how, and lists the tools.',
  ],
  examples: ['arkwright mcp', 'arkwright mcp --games ~/games'],
  async run(given, { input, output }) {
    const server = new McpServer(new Desk(given.text('games') ?? '.'))
    for await (const line of linesOf(input)) {
      const answer = await server.answer(line === TOO_LONG ? '' : line)
      if (answer !== undefined) writeJson(output, answer)
    }
    return FINE
  },
}
