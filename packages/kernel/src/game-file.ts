// The player's own file: one JSON text that holds a game, replays it and proves it.
import { BadInput } from './bad-input.ts'
import { isRecord } from './components.ts'
import type { AnyGame, Refusal } from './game.ts'
import { type AnyJournal, commitmentTo, Journal, type ReadonlyJournal } from './journal.ts'
import { Fields } from './options.ts'
import type { KernelRefusalCode } from './refusal-codes.ts'
import { knownGame } from './revisions.ts'

const FORMAT = 1
const LIMITS = {
  bytes: 4_000_000,
  moves: 20_000,
  revealed: 5_000,
  text: 80,
  name: 60,
  comments: 2_000,
  comment: 2_000,
  seed: 200,
}

export interface Comment {
  /** The comment belongs to the position after this many moves. */
  readonly at: number
  readonly text: string
}

export interface GameFile {
  /** Version of the file format. */
  readonly arkwright: number
  readonly game: string
  readonly revision: number
  readonly options: unknown
  readonly commitment: string
  /** Absent while it must stay secret. */
  readonly seed?: string
  readonly moves: readonly string[]
  readonly revealed: readonly string[]
  readonly names?: readonly string[]
  readonly comments?: readonly Comment[]
}

/** The first fault in a file that is well-formed but not a valid game. */
export interface WrongMove {
  /** Number of the move, from 1; 0 for a fault in the set-up. */
  readonly number: number
  readonly move: string
  readonly refusal: Refusal
}

export type Verdict =
  | { readonly ok: true; readonly journal: AnyJournal; readonly over: boolean }
  | { readonly ok: false; readonly wrong: WrongMove; readonly journal: AnyJournal }

export function writeGameFile(
  journal: ReadonlyJournal,
  extra: { commitment?: string; hideSeed?: boolean; names?: readonly string[]; comments?: readonly Comment[] } = {},
): GameFile {
  const { game, seed } = journal
  const commitment = extra.commitment ?? (seed === undefined ? undefined : commitmentTo(seed))
  if (commitment === undefined) throw new Error('a game without a seed needs its commitment')
  return {
    arkwright: FORMAT,
    game: game.id,
    revision: game.revision,
    options: journal.options,
    commitment,
    ...(seed !== undefined && extra.hideSeed !== true && { seed }),
    moves: [...journal.moves],
    revealed: [...journal.revealed],
    ...(extra.names && { names: extra.names }),
    ...(extra.comments && { comments: extra.comments }),
  }
}

/** Reads the text of a file. Throws BadInput with one sentence when it is not a readable game file. */
export function parseGameFile(text: string): GameFile {
  if (text.length > LIMITS.bytes) throw new BadInput(`a game file is at most ${LIMITS.bytes} characters long`)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new BadInput('this is not a complete JSON file; it may have been cut off')
  }
  return checkGameFile(json)
}

export function checkGameFile(json: unknown): GameFile {
  if (!isRecord(json) || !Object.hasOwn(json, 'arkwright')) {
    throw new BadInput('this is not an Arkwright game file: it has no field "arkwright"')
  }
  const fields = new Fields(json, 'game file')
  const format = fields.integer('arkwright', { min: 1, max: 1_000_000 })
  if (format > FORMAT)
    throw new BadInput(`this file has format ${format}; this program knows up to ${FORMAT}, please update it`)
  const seed = fields.raw('seed')
  const names = fields.raw('names')
  const comments = fields.raw('comments')
  const file: GameFile = {
    arkwright: format,
    game: line(fields.raw('game'), 'game', LIMITS.name),
    revision: fields.integer('revision', { min: 1, max: 1_000_000 }),
    options: fields.raw('options'),
    commitment: line(fields.raw('commitment'), 'commitment', 64),
    moves: lines(fields.raw('moves'), 'moves', LIMITS.moves, LIMITS.text),
    revealed: lines(fields.raw('revealed'), 'revealed', LIMITS.revealed, LIMITS.text),
    ...(seed !== undefined && { seed: line(seed, 'seed', LIMITS.seed) }),
    ...(names !== undefined && { names: lines(names, 'names', 4, LIMITS.name) }),
    ...(comments !== undefined && { comments: checkComments(comments) }),
  }
  fields.end()
  if (!/^[0-9a-f]{64}$/.test(file.commitment)) throw new BadInput('game file: commitment must be 64 hexadecimal digits')
  return file
}

/**
 * Replays the file move by move, by the rules it began with. Throws BadInput when it cannot be replayed at all;
 * otherwise returns a verdict.
 */
export function verifyGameFile(file: GameFile, games: readonly AnyGame[]): Verdict {
  const game = knownGame(games, file.game, file.revision)
  const options = game.parseOptions(file.options)
  if (file.seed !== undefined && commitmentTo(file.seed) !== file.commitment) {
    throw new BadInput('the seed in this file does not match its commitment')
  }
  const journal = new Journal(game, options, file.seed)
  const fault = replay(file, journal)
  if (fault !== undefined) return { ok: false, wrong: fault, journal }
  return { ok: true, journal, over: game.pending(journal.position) === undefined }
}

function replay(file: GameFile, journal: AnyJournal): WrongMove | undefined {
  const early = revealDue(file, journal, 0)
  if (early !== undefined) return early
  for (const [index, move] of file.moves.entries()) {
    const refusal = journal.play(move)
    if (refusal !== undefined) return { number: index + 1, move, refusal }
    const fault = revealDue(file, journal, index + 1)
    if (fault !== undefined) return fault
  }
  const extra = file.revealed[journal.revealed.length]
  if (extra === undefined) return undefined
  return { number: file.moves.length, move: extra, refusal: chanceFault('nothing-to-reveal', extra) }
}

/** With a seed, the draws must match the file. Without one, the file supplies the draws. */
function revealDue(file: GameFile, journal: AnyJournal, number: number): WrongMove | undefined {
  const { game } = journal
  while (journal.seed === undefined && game.pending(journal.position)?.seat === 'chance') {
    const outcome = file.revealed[journal.revealed.length]
    if (outcome === undefined) {
      if (number === file.moves.length) return undefined
      return { number, move: '', refusal: chanceFault('outcome-missing', '') }
    }
    const refusal = journal.reveal(outcome)
    if (refusal !== undefined) return { number, move: outcome, refusal }
  }
  const wrong = journal.revealed.findIndex((outcome, i) => outcome !== file.revealed[i])
  if (wrong === -1) return undefined
  const move = file.revealed[wrong] ?? ''
  return { number, move, refusal: chanceFault('other-outcome', move, journal.revealed[wrong]) }
}

function chanceFault(code: KernelRefusalCode, given: string, drawn = ''): Refusal {
  return { rule: 'fair deal', code, figures: { given, drawn } }
}

function line(value: unknown, name: string, longest: number): string {
  if (typeof value !== 'string' || value.length > longest) {
    throw new BadInput(`game file: ${name} must be a text of at most ${longest} characters`)
  }
  return value
}

function lines(value: unknown, name: string, most: number, longest: number): string[] {
  if (!Array.isArray(value) || value.length > most) {
    throw new BadInput(`game file: ${name} must be a list of at most ${most} texts`)
  }
  return value.map((entry, i) => line(entry, `${name}[${i}]`, longest))
}

function checkComments(value: unknown): Comment[] {
  if (!Array.isArray(value) || value.length > LIMITS.comments) {
    throw new BadInput(`game file: comments must be a list of at most ${LIMITS.comments}`)
  }
  return value.map((entry, i) => {
    const fields = new Fields(entry, `game file: comments[${i}]`)
    const comment = {
      at: fields.integer('at', { min: 0, max: LIMITS.moves }),
      text: line(fields.raw('text'), `comments[${i}].text`, LIMITS.comment),
    }
    fields.end()
    return comment
  })
}
