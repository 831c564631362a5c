// Frames: a length in four bytes, low byte first, then as many bytes. Bounded, so that no input can fill the memory.
import { BadInput } from '@arkwright/kernel'

const LENGTH = 4
const MOST_BYTES = 1 << 24

/** The contents of each frame. A frame over the limit ends the input. */
export async function* framesOf(source: AsyncIterable<Uint8Array | string>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of source) {
    const bytes =
      typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece.buffer, piece.byteOffset, piece.length)
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
    while (rest.length >= LENGTH) {
      const length = rest.readUInt32LE(0)
      if (length > MOST_BYTES) throw new BadInput(`a frame must have at most ${MOST_BYTES} bytes, not ${length}`)
      if (rest.length < LENGTH + length) break
      yield rest.subarray(LENGTH, LENGTH + length)
      rest = rest.subarray(LENGTH + length)
    }
  }
}

/** A frame with this kind and text. */
export function textFrame(kind: number, text: string): Uint8Array {
  const body = Buffer.from(text)
  const frame = Buffer.alloc(2 * LENGTH + body.length)
  writeHead(frame, kind, 0)
  body.copy(frame, 2 * LENGTH)
  return frame
}

/** Length, kind, an empty byte, and how many tables the frame is about. */
export const HEAD = 2 * LENGTH

export function writeHead(frame: Buffer, kind: number, count: number): void {
  frame.writeUInt32LE(frame.length - LENGTH, 0)
  frame.writeUInt8(kind, LENGTH)
  frame.writeUInt16LE(count, LENGTH + 2)
}
