// arkwright replay: the log of a game, and the position after some of its moves.
import { BadInput, type GameFile, SEATS } from '@arkwright/kernel'
import type { Command } from '../command.ts'
import { type OpenedGame, openNamedGame, wrongSentence } from '../game-files.ts'
import { logLines } from '../print/log.ts'
import { type Printer, positionText } from '../print/printer.ts'
import { resultOf } from '../print/result.ts'
import { oneLine } from '../print/text.ts'
import { type Retold, retell } from '../retell.ts'
import { FINE, WRONG, writeJson } from '../terminal.ts'

export const replay: Command = {
  name: 'replay',
  summary: 'prints the log of a game file and the position it leads to',
  operands: { name: 'FILE', most: 1 },
  flags: { at: { value: 'N', what: 'stop after N moves (default: the end)' } },
  notes: [
    'A file with a wrong move is told up to that move, and the command ends with 1.',
    '--json gives position (what a spectator may know), events, moves, revealed, standings.',
  ],
  examples: ['arkwright replay game.json', 'arkwright replay game.json --at 40'],
  async run(given, { input, output, error }) {
    const [path] = given.operands
    if (path === undefined) throw new BadInput('replay needs a FILE: arkwright replay game.json')
    const opened = await openNamedGame(input, path)
    const { journal } = opened.verdict
    const at = given.integer('at', { min: 0, max: journal.moves.length }) ?? journal.moves.length
    const retold = retell(journal, at)
    if (given.has('json')) writeJson(output, asJson(opened, retold, at))
    else output.write(asText(opened, retold, at))
    if (opened.verdict.ok) return FINE
    error.write(`${oneLine(path)}: ${wrongSentence(opened.verdict.wrong, journal, opened.known)}\n`)
    return WRONG
  },
}

function asJson(
  { known: { game }, verdict }: OpenedGame,
  { position, chapters, revealed }: Retold,
  at: number,
): unknown {
  return {
    game: game.id,
    at,
    of: verdict.journal.moves.length,
    position: game.view(position, 'spectator'),
    standings: game.standings(position),
    events: chapters.flatMap(({ events }) => events),
    moves: verdict.journal.moves.slice(0, at),
    revealed,
    ...(!verdict.ok && { wrong: verdict.wrong }),
  }
}

function asText({ known, file, verdict }: OpenedGame, retold: Retold, at: number): string {
  const { game, title, printer } = known
  const lines = [
    `${title}, ${at} of ${verdict.journal.moves.length} moves, ${resultOf(game, retold.position, printer)}`,
    ...playerNames(file, printer),
    '',
    ...logLines(retold.chapters, file.comments ?? [], printer),
    '',
    positionText(game, retold.position, printer),
    '',
  ]
  return lines.join('\n')
}

function playerNames({ names = [] }: GameFile, printer: Printer): string[] {
  const said = names.flatMap((name, i) => {
    const seat = SEATS[i]
    return seat === undefined || name === '' ? [] : [`${printer.seat(seat)} is ${oneLine(name)}`]
  })
  return said.length === 0 ? [] : [said.join(', ')]
}
