// A client of the frames, for tests: opens a hall, steps its tables, reads the arrays of the answers.
import type { Standing } from '@arkwright/kernel'
import { expect } from 'vitest'
import { Environment, FRAMES_PROTOCOL, KIND } from '../../src/environment/environment.ts'

export interface Opened {
  readonly hall: number
  readonly seats: number
  readonly actions: number
  readonly moves: readonly string[]
  readonly observation: readonly (readonly [string, number])[]
}

export interface Position {
  readonly seat: number
  readonly observation: readonly number[]
  readonly legal: readonly number[]
  readonly scores: readonly number[]
  readonly places: readonly number[]
}

interface Seen {
  readonly view: Record<string, unknown>
  readonly standings: readonly Standing[]
}

const LENGTH = 4
const HEAD = 8

export class Client {
  readonly environment = new Environment({ sims: 4 })

  async ask(kind: number, hall: number, body: Uint8Array): Promise<Buffer> {
    const head = Buffer.alloc(LENGTH)
    head.writeUInt8(kind, 0)
    head.writeUInt16LE(hall, 2)
    const frame = Buffer.from(await this.environment.reply(Buffer.concat([head, body])))
    expect(frame.readUInt32LE(0)).toBe(frame.length - LENGTH)
    return frame
  }

  /** The sentence of an error; fails where there is none. */
  async fault(kind: number, hall: number, body: Uint8Array): Promise<string> {
    const frame = await this.ask(kind, hall, body)
    expect(frame.readUInt8(LENGTH)).toBe(KIND.error)
    return frame.subarray(HEAD).toString()
  }

  async open(game: string, players: number, actions = 'moves', start = 'set-up'): Promise<Opened> {
    const request = { protocol: FRAMES_PROTOCOL, game, options: { players }, actions, start }
    const frame = await this.ask(KIND.open, 0, Buffer.from(JSON.stringify(request)))
    return JSON.parse(frame.subarray(HEAD).toString()) as Opened
  }

  async reset(opened: Opened, seeds: readonly number[], bots: readonly number[] = []): Promise<Position[]> {
    const body = Buffer.concat(seeds.map((seed, table) => resetOf(table, seed, bots)))
    return positionsIn(await this.ask(KIND.reset, opened.hall, body), opened)
  }

  async step(opened: Opened, tables: readonly number[], actions: readonly number[]): Promise<Position[]> {
    return positionsIn(await this.ask(KIND.step, opened.hall, halfWords(...tables, ...actions)), opened)
  }

  async copy(opened: Opened, from: number, to: number, seed?: bigint): Promise<Position | undefined> {
    const more = Buffer.alloc(seed === undefined ? 0 : 8)
    if (seed !== undefined) more.writeBigUInt64LE(seed)
    const frame = await this.ask(KIND.copy, opened.hall, Buffer.concat([halfWords(from, to), more]))
    return positionsIn(frame, opened)[0]
  }

  async view(opened: Opened, table: number, seat: number): Promise<Record<string, unknown>> {
    return (await this.seen(opened, table, seat)).view
  }

  async standings(opened: Opened, table: number): Promise<readonly Standing[]> {
    return (await this.seen(opened, table, 0)).standings
  }

  private async seen(opened: Opened, table: number, seat: number): Promise<Seen> {
    const frame = await this.ask(KIND.view, opened.hall, halfWords(table, seat))
    return JSON.parse(frame.subarray(HEAD).toString()) as Seen
  }
}

export function halfWords(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [i, value] of values.entries()) bytes.writeUInt16LE(value, i * 2)
  return bytes
}

function resetOf(table: number, seed: number, bots: readonly number[]): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.writeUInt16LE(table, 0)
  for (const [seat, bot] of bots.entries()) bytes.writeUInt8(bot, 4 + seat)
  bytes.writeBigUInt64LE(BigInt(seed), 8)
  return bytes
}

function positionsIn(frame: Buffer, { seats, actions, observation }: Opened): Position[] {
  expect(frame.readUInt8(LENGTH), frame.subarray(HEAD).toString()).not.toBe(KIND.error)
  const count = frame.readUInt16LE(LENGTH + 2)
  const size = observation.reduce((sum, [, one]) => sum + one, 0)
  const maskBytes = Math.ceil(actions / 8)
  const observations = HEAD + count * seats * 4
  const masks = observations + count * size * 2
  const deciders = masks + count * maskBytes
  expect(frame.length).toBe(deciders + count + count * seats)
  const several = (length: number, read: (i: number) => number): number[] => Array.from({ length }, (_, i) => read(i))
  return Array.from({ length: count }, (_, row) => ({
    seat: frame.readInt8(deciders + row),
    observation: several(size, i => frame.readInt16LE(observations + (row * size + i) * 2)),
    legal: several(actions, i => i).filter(i => ((frame[masks + row * maskBytes + (i >> 3)] ?? 0) >> (i & 7)) & 1),
    scores: several(seats, i => frame.readInt32LE(HEAD + (row * seats + i) * 4)),
    places: several(seats, i => frame.readInt8(deciders + count + row * seats + i)),
  }))
}
