// A corpus: many bot games as lines of text. The first line says how all of them were played, then comes one line for
// each game. docs/corpus.md describes the format for other programs.
import { BadInput, Fields, type FinishedGame, isRecord, shown } from '@arkwright/kernel'
import { BOT_NAMES, type BotName } from '../levels.ts'

const CORPUS_FORMAT = 1
const MOST_MOVES = 20_000
const LONGEST_TEXT = 80
const LONGEST_SEED = 100
const MOST_NUMBER = 1_000_000_000

/** Everything that determines the games. */
export interface CorpusPlan {
  readonly game: string
  readonly revision: number
  readonly options: unknown
  readonly level: BotName
  /** Simulations a decision. Time would not be repeatable. */
  readonly sims: number
  /** Game number 7 has the seed `SEED 7`. */
  readonly seed: string
  /** The version of the program whose bots played. */
  readonly program: string
}

export interface CorpusHeader extends CorpusPlan {
  /** Every move of the game in notation; the lines name a move by its place in this list. */
  readonly moves: readonly string[]
}

export interface CorpusGame extends FinishedGame {
  /** From 1. */
  readonly number: number
}

/** The seed of a game. */
export function seedOf({ seed }: CorpusPlan, number: number): string {
  return `${seed} ${number}`
}

export function writeHeader({ game, revision, options, level, sims, seed, program, moves }: CorpusHeader): string {
  return JSON.stringify({ corpus: CORPUS_FORMAT, game, revision, options, level, sims, seed, program, moves })
}

export function readHeader(line: string): CorpusHeader {
  const json = parsed(line)
  if (!isRecord(json) || !Object.hasOwn(json, 'corpus')) {
    throw new BadInput('this is not a corpus: its first line has no field "corpus"')
  }
  const fields = new Fields(json, 'header of the corpus')
  const format = fields.integer('corpus', { min: 1, max: 1_000_000 })
  if (format > CORPUS_FORMAT) {
    throw new BadInput(`this corpus has format ${format}; this program knows up to ${CORPUS_FORMAT}, please update it`)
  }
  const header = {
    game: text(fields.raw('game'), 'game', LONGEST_TEXT),
    revision: fields.integer('revision', { min: 1, max: 1_000_000 }),
    options: fields.raw('options'),
    level: levelNamed(fields.raw('level')),
    sims: fields.integer('sims', { min: 1, max: 1_000_000 }),
    seed: text(fields.raw('seed'), 'seed', LONGEST_SEED),
    program: text(fields.raw('program'), 'program', LONGEST_TEXT),
    moves: list(fields.raw('moves'), 'moves').map(move => text(move, 'a move', LONGEST_TEXT)),
  }
  fields.end()
  return header
}

/** Turns games into lines: moves become their places in the header's list. */
export class CorpusLines {
  readonly header: CorpusHeader
  private readonly places: ReadonlyMap<string, number>

  constructor(header: CorpusHeader) {
    this.header = header
    this.places = new Map(header.moves.map((move, place) => [move, place]))
  }

  write({ number, scores, places, moves, revealed }: CorpusGame): string {
    const placeOf = (move: string): number => {
      const place = this.places.get(move)
      if (place === undefined) throw new Error(`the corpus does not list the move ${move}`)
      return place
    }
    return JSON.stringify([number, scores, places, moves.map(placeOf), revealed.map(placeOf)])
  }

  read(line: string): CorpusGame {
    const json = parsed(line)
    if (!Array.isArray(json) || json.length !== 5) throw new BadInput(`a line of the corpus is no game: ${shown(line)}`)
    const [number, scores, places, moves, revealed] = json as readonly unknown[]
    return {
      number: whole(number, 'the number of a game'),
      scores: list(scores, 'scores').map(score => finite(score)),
      places: list(places, 'places').map(place => whole(place, 'a place')),
      moves: list(moves, 'moves').map(place => this.moveAt(place)),
      revealed: list(revealed, 'draws').map(place => this.moveAt(place)),
    }
  }

  private moveAt(place: unknown): string {
    const move = typeof place === 'number' ? this.header.moves[place] : undefined
    if (move === undefined) throw new BadInput(`the corpus names move ${shown(place)}, which its header does not list`)
    return move
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new BadInput(`a line of the corpus is not JSON: ${shown(line)}`)
  }
}

function levelNamed(value: unknown): BotName {
  const level = BOT_NAMES.find(name => name === value)
  if (level === undefined) throw new BadInput(`header of the corpus: level must be one of ${BOT_NAMES.join(', ')}`)
  return level
}

function text(value: unknown, name: string, longest: number): string {
  if (typeof value === 'string' && value.length <= longest) return value
  throw new BadInput(`corpus: ${name} must be a text of at most ${longest} characters, not ${shown(value)}`)
}

function list(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value) && value.length <= MOST_MOVES) return value
  throw new BadInput(`corpus: ${name} must be a list of at most ${MOST_MOVES} entries`)
}

function whole(value: unknown, name: string): number {
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_NUMBER) return Number(value)
  throw new BadInput(`corpus: ${name} must be a whole number, not ${shown(value)}`)
}

function finite(value: unknown): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  throw new BadInput(`corpus: a score must be a number, not ${shown(value)}`)
}
