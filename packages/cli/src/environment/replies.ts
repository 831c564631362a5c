// Positions and turns of many tables as one frame of arrays. Larger numbers come first, so every array is aligned.
import { HEAD, writeHead } from './frames.ts'
import type { Hall, Table } from './hall.ts'

const NONE = -1
const WORD = 4
const HALF = 2

/**
 * For each table: scores (32 bits a seat), the observation of the seat that decides (16 bits a number), the legal actions (bits),
 * the seat (8 bits; -1: over), and each seat's place (8 bits; 0: not over, or not ranked).
 */
export function positionsFrame(kind: number, hall: Hall, tables: readonly Table[]): Uint8Array {
  const { seats, size, actions, game } = hall
  const n = tables.length
  const maskBytes = Math.ceil(actions / 8)
  const observations = HEAD + n * seats * WORD
  const masks = observations + n * size * HALF
  const deciders = masks + n * maskBytes
  const places = deciders + n
  const buffer = new ArrayBuffer(places + n * seats)
  const frame = Buffer.from(buffer)
  writeHead(frame, kind, n)
  const scores = new Int32Array(buffer, HEAD, n * seats)
  const numbers = new Int16Array(buffer, observations, n * size)
  let i = 0
  for (const table of tables) {
    const seat = hall.seat(table)
    frame.writeInt8(seat ?? NONE, deciders + i)
    hall.observe(table.state, seat ?? 0, numbers, i * size)
    if (seat === undefined) {
      for (const standing of game.standings(table.state)) {
        scores[i * seats + standing.seat] = standing.score
        frame.writeInt8(standing.rank ?? 0, places + i * seats + standing.seat)
      }
    } else hall.mask(table, frame, masks + i * maskBytes)
    i++
  }
  return frame
}

/**
 * The number of turns of each table (16 bits); for each turn how many moves it has (16 bits); all moves (16 bits); for each turn
 * the deciding seat's observation of the position it leads to (16 bits a number).
 */
export function turnsFrame(kind: number, hall: Hall, tables: readonly Table[]): Uint8Array {
  const ways = tables.flatMap(table => table.ways)
  const moves = ways.flatMap(way => way.moves)
  const lengths = HEAD + tables.length * HALF
  const places = lengths + ways.length * HALF
  const observations = places + moves.length * HALF
  const buffer = new ArrayBuffer(observations + ways.length * hall.size * HALF)
  const frame = Buffer.from(buffer)
  writeHead(frame, kind, tables.length)
  new Uint16Array(buffer, HEAD, tables.length).set(tables.map(table => table.ways.length))
  new Uint16Array(buffer, lengths, ways.length).set(ways.map(way => way.moves.length))
  new Uint16Array(buffer, places, moves.length).set(moves.map(move => hall.placeOf(move)))
  const numbers = new Int16Array(buffer, observations, ways.length * hall.size)
  let at = 0
  for (const table of tables) {
    const seat = hall.seat(table) ?? 0
    for (const way of table.ways) {
      hall.observe(way.state, seat, numbers, at)
      at += hall.size
    }
  }
  return frame
}

/** One table as one seat sees it. */
export function observationFrame(kind: number, hall: Hall, table: Table, seat: 0 | 1 | 2 | 3): Uint8Array {
  const buffer = new ArrayBuffer(HEAD + hall.size * HALF)
  const frame = Buffer.from(buffer)
  writeHead(frame, kind, 1)
  hall.observe(table.state, seat, new Int16Array(buffer, HEAD, hall.size), 0)
  return frame
}
