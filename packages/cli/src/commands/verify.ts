// arkwright verify: whether each file is a valid game.
import { BadInput, type PrintingName, printingIn, type Refusal } from '@arkwright/kernel'
import type { Command } from '../command.ts'
import { openGame, wrongSentence } from '../game-files.ts'
import { resultOf } from '../print/result.ts'
import { counted, oneLine } from '../print/text.ts'
import { Progress } from '../progress.ts'
import { FINE, MISUSED, type Source, type Terminal, WRONG, writeJson } from '../terminal.ts'

const MOST_FILES = 100_000

interface Finding {
  readonly file: string
  readonly ok: boolean
  /** The verdict in words. */
  readonly says: string
  readonly game?: string
  /** The revision of the rules the file was played by. */
  readonly revision?: number
  /** Absent: played with the standard figures, or with corrections of no name. */
  readonly printing?: PrintingName
  readonly moves?: number
  readonly over?: boolean
  /** Number of the first wrong move, from 1; 0 for the set-up. */
  readonly move?: number
  readonly text?: string
  /** Absent when there was no game to judge. */
  readonly refusal?: Refusal
}

export const verify: Command = {
  name: 'verify',
  summary: 'replays game files, names their rules revision and the first wrong move',
  operands: { name: 'FILE', most: MOST_FILES },
  flags: {},
  notes: [
    'Exits with 0 if every file is valid, 1 if a move or a draw is wrong, 2 if a file is not a game file.',
    'A FILE called - is standard input.',
  ],
  examples: ['arkwright verify game.json', 'arkwright verify games/*.json --json'],
  async run(given, terminal) {
    if (given.operands.length === 0) throw new BadInput('verify needs a FILE: arkwright verify game.json')
    const findings: Finding[] = []
    const progress = new Progress(terminal.error)
    for (const path of given.operands) {
      const finding = await verifyFile(terminal.input, path)
      findings.push(finding)
      // Without --json the printed lines already show the progress.
      if (given.has('json')) progress.show(() => `${findings.length} of ${given.operands.length} files`)
      else tell(finding, terminal)
    }
    progress.end()
    if (given.has('json')) writeJson(terminal.output, findings)
    return Math.max(...findings.map(exitCode))
  },
}

function exitCode({ ok, refusal }: Finding): number {
  if (ok) return FINE
  return refusal === undefined ? MISUSED : WRONG
}

function tell(finding: Finding, { output, error }: Terminal): void {
  const { file, says } = finding
  const sink = exitCode(finding) === MISUSED ? error : output
  sink.write(`${oneLine(file)}: ${says}\n`)
}

async function verifyFile(input: Source, path: string): Promise<Finding> {
  try {
    const { known, verdict } = await openGame(input, path)
    const { game, title, printer } = known
    const { journal } = verdict
    const { revision } = journal.game
    const printing = printingIn(journal.options)
    const about = {
      file: path,
      game: game.id,
      revision,
      ...(printing !== undefined && { printing }),
      moves: journal.moves.length,
    }
    if (verdict.ok) {
      const result = resultOf(game, journal.position, printer)
      const says = `a valid game of ${title} by revision ${revision}, ${counted(journal.moves.length, 'move')}, ${result}`
      return { ...about, ok: true, says, over: verdict.over }
    }
    const { number, move, refusal } = verdict.wrong
    const says = `${title} by revision ${revision}: ${wrongSentence(verdict.wrong, journal, known)}`
    return { ...about, ok: false, says, move: number, text: move, refusal }
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return { file: path, ok: false, says: error.message }
  }
}
