// Games for programs that learn: a frame in, a frame out, many tables in one frame. docs/environment.md describes the frames.
import { type Budget, ENTRANT_NAMES } from '@arkwright/bots'
import { BadInput, checkNesting, Fields, SEATS, type Seat, shown } from '@arkwright/kernel'
import { textFrame } from './frames.ts'
import { Hall, type Table } from './hall.ts'
import { observationFrame, positionsFrame, turnsFrame } from './replies.ts'

export const FRAMES_PROTOCOL = 1

/** The kinds of frames. An answer has the kind of its question, or is an error. */
export const KIND = { open: 1, reset: 2, step: 3, copy: 4, observe: 5, turns: 6, ask: 7, view: 8, error: 255 } as const

const MOST_HALLS = 64
/** Kind, an empty byte, the hall. */
const HEAD = 4
const RESET_BYTES = 16
const LONGEST_SEED = 100
/** The head of an answer counts its tables in 16 bits. */
const MOST_TABLES = 65_535

export class Environment {
  private readonly budget: Budget
  private readonly halls: Hall[] = []

  constructor(budget: Budget) {
    this.budget = budget
  }

  /** Always answers; what is wrong with a frame is said in an error frame, and then nothing is played. */
  async reply(frame: Buffer): Promise<Uint8Array> {
    try {
      return await this.answerTo(frame)
    } catch (error) {
      if (error instanceof BadInput) return textFrame(KIND.error, error.message)
      if (error instanceof RangeError) return textFrame(KIND.error, 'this frame is too short for its kind')
      return textFrame(KIND.error, `this cannot be answered: ${String(error)}`)
    }
  }

  private answerTo(frame: Buffer): Uint8Array | Promise<Uint8Array> {
    const kind = frame.readUInt8(0)
    if (kind === KIND.open) return this.open(frame)
    const hall = this.halls[frame.readUInt16LE(2)]
    if (hall === undefined) throw new BadInput(`there is no hall ${frame.readUInt16LE(2)}: a frame of kind 1 opens one`)
    const body = frame.subarray(HEAD)
    if (kind === KIND.step) return step(hall, body)
    if (kind === KIND.reset) return reset(hall, body)
    if (kind === KIND.copy) return copy(hall, body)
    if (kind === KIND.observe) return observe(hall, body)
    if (kind === KIND.turns) return turnsFrame(KIND.turns, hall, tablesIn(hall, body))
    if (kind === KIND.ask) return ask(hall, body)
    if (kind === KIND.view) return view(hall, body)
    throw new BadInput(`there is no frame of kind ${kind}`)
  }

  private open(frame: Buffer): Uint8Array {
    const fields = fieldsOf(frame.subarray(HEAD))
    fields.integer('protocol', { min: FRAMES_PROTOCOL, max: FRAMES_PROTOCOL })
    if (this.halls.length >= MOST_HALLS) throw new BadInput(`at most ${MOST_HALLS} halls can be open`)
    const hall = new Hall(fields, this.budget)
    fields.end()
    this.halls.push(hall)
    const { game, seats, actions, groups } = hall
    return textFrame(
      KIND.open,
      JSON.stringify({
        protocol: FRAMES_PROTOCOL,
        hall: this.halls.length - 1,
        game: game.id,
        revision: game.revision,
        seats,
        actions,
        moves: game.vocabulary.map(({ text }) => text),
        observation: groups,
        bots: ENTRANT_NAMES,
      }),
    )
  }
}

/** Tables, then actions, 16 bits each. All are checked before the first is played. */
function step(hall: Hall, body: Buffer): Uint8Array {
  const count = counted(body.length >> 2)
  const tables: Table[] = []
  const turns: ReturnType<Hall['legal']>[] = []
  for (let i = 0; i < count; i++) {
    const table = hall.table(body.readUInt16LE(i * 2))
    tables.push(table)
    turns.push(hall.legal(table, body.readUInt16LE((count + i) * 2)))
  }
  if (new Set(tables).size < count) throw new BadInput('a frame may name each table only once')
  for (const [i, table] of tables.entries()) hall.play(table, turns[i] ?? [])
  return positionsFrame(KIND.step, hall, tables)
}

/** For each table its number (16 bits), an empty half-word, a bot for each of four seats (8 bits), the seed (64 bits). */
async function reset(hall: Hall, body: Buffer): Promise<Uint8Array> {
  counted(body.length / RESET_BYTES)
  const tables: Table[] = []
  for (let at = 0; at < body.length; at += RESET_BYTES) {
    const bots = SEATS.map(seat => body.readUInt8(at + 4 + seat))
    tables.push(await hall.reset(body.readUInt16LE(at), String(body.readBigUInt64LE(at + 8)), bots))
  }
  return positionsFrame(KIND.reset, hall, tables)
}

/** From, to (16 bits each), and perhaps a seed (64 bits). */
function copy(hall: Hall, body: Buffer): Uint8Array {
  const seed = body.length > 4 ? String(body.readBigUInt64LE(4)) : undefined
  return positionsFrame(KIND.copy, hall, [hall.copy(body.readUInt16LE(0), body.readUInt16LE(2), seed)])
}

function observe(hall: Hall, body: Buffer): Uint8Array {
  return observationFrame(KIND.observe, hall, hall.table(body.readUInt16LE(0)), seatIn(hall, body))
}

async function ask(hall: Hall, body: Buffer): Promise<Uint8Array> {
  const fields = fieldsOf(body.subarray(2))
  const name = fields.choice('bot', ENTRANT_NAMES)
  const seed = fields.raw('seed') ?? ''
  fields.end()
  if (typeof seed !== 'string' || seed.length > LONGEST_SEED) {
    throw new BadInput(`a question: seed must be a text of at most ${LONGEST_SEED} characters, not ${shown(seed)}`)
  }
  const moves = await hall.ask(hall.table(body.readUInt16LE(0)), name, seed)
  return textFrame(KIND.ask, JSON.stringify({ moves: moves.map(move => hall.placeOf(move)) }))
}

function view(hall: Hall, body: Buffer): Uint8Array {
  const { state } = hall.table(body.readUInt16LE(0))
  const { game } = hall
  return textFrame(
    KIND.view,
    JSON.stringify({ view: game.view(state, seatIn(hall, body)), standings: game.standings(state) }),
  )
}

function seatIn(hall: Hall, body: Buffer): Seat {
  const seat = SEATS.slice(0, hall.seats).find(one => one === body.readUInt16LE(2))
  if (seat === undefined) throw new BadInput(`there is no seat ${body.readUInt16LE(2)} at this table`)
  return seat
}

function counted(tables: number): number {
  if (tables <= MOST_TABLES) return tables
  throw new BadInput(`a frame must be about at most ${MOST_TABLES} tables, not ${tables}`)
}

function tablesIn(hall: Hall, body: Buffer): Table[] {
  return Array.from({ length: counted(body.length >> 1) }, (_, i) => hall.table(body.readUInt16LE(i * 2)))
}

function fieldsOf(body: Buffer): Fields {
  const text = body.toString('utf8')
  checkNesting(text)
  let request: unknown
  try {
    request = JSON.parse(text)
  } catch {
    throw new BadInput(`this is not JSON: ${shown(text)}`)
  }
  return new Fields(request, 'a frame')
}
