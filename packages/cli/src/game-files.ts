// Opens a game file: reads it, verifies it, and describes its first fault.
import {
  type AnyJournal,
  BadInput,
  checkNesting,
  type GameFile,
  parseGameFile,
  shown,
  type Verdict,
  verifyGameFile,
  type WrongMove,
} from '@arkwright/kernel'
import { atTable, GAMES_OF_FILES, gameNamed, type KnownGame } from './games.ts'
import { refusalSentence } from './print/refusal.ts'
import { oneLine } from './print/text.ts'
import { readFileOr } from './read.ts'
import type { Source } from './terminal.ts'

export interface OpenedGame {
  readonly known: KnownGame
  readonly file: GameFile
  readonly verdict: Verdict
}

/** Throws BadInput, without the file's name, when there is no game to judge. */
export async function openGame(input: Source, path: string): Promise<OpenedGame> {
  const text = await readFileOr(input, path)
  checkNesting(text)
  const file = parseGameFile(text)
  const verdict = verifyGameFile(file, GAMES_OF_FILES)
  const { game, options } = verdict.journal
  return { known: atTable({ ...gameNamed(file.game), game }, options), file, verdict }
}

/** Like openGame, with the file's name in errors. */
export async function openNamedGame(input: Source, path: string): Promise<OpenedGame> {
  try {
    return await openGame(input, path)
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`${shown(path)}: ${error.message}`) : error
  }
}

/** What is wrong, and why. */
export function wrongSentence(
  { number, move, refusal }: WrongMove,
  journal: AnyJournal,
  { printer }: KnownGame,
): string {
  const why = refusalSentence(refusal, printer)
  const seat = journal.game.pending(journal.position)?.seat
  return oneLine(
    `${placeOf(number, move, refusal.rule === 'fair deal', seat === undefined || seat === 'chance' ? seat : printer.seat(seat))}: ${why}`,
  )
}

function placeOf(number: number, move: string, unfair: boolean, decider: string | undefined): string {
  const after = number === 0 ? 'in the set-up' : `after move ${number}`
  if (unfair) return after
  if (decider === 'chance') return `${after} chance cannot bring “${move}”`
  return `move ${number}, “${move}”${decider === undefined ? '' : ` by ${decider}`}, is not allowed`
}
