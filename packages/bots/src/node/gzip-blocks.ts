// A gzip file of blocks: every tool reads it as one text, and each block says its length in an extra field of its own
// header (as in BGZF), so that a program can go from block to block and cut off one that was not finished.
import { crc32, deflateRawSync, gunzipSync } from 'node:zlib'
import { BadInput } from '@arkwright/kernel'

const FIXED = [0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 255, 8, 0, 0x41, 0x4b, 4, 0] as const
/** The fixed bytes, then the length of the whole block. */
export const BLOCK_HEAD = FIXED.length + 4
const TRAILER = 8
const MOST_BYTES = 16_000_000
const MOST_TEXT = 64_000_000
const BEST = 9

export function packBlock(text: string): Buffer {
  const bytes = Buffer.from(text)
  const body = deflateRawSync(bytes, { level: BEST })
  const length = BLOCK_HEAD + body.length + TRAILER
  const block = Buffer.alloc(length)
  block.set(FIXED)
  block.writeUInt32LE(length, FIXED.length)
  block.set(body, BLOCK_HEAD)
  block.writeUInt32LE(crc32(bytes), length - TRAILER)
  block.writeUInt32LE(bytes.length, length - TRAILER + 4)
  return block
}

/** The length of a block, from its first bytes. */
export function blockLength(head: Buffer): number {
  if (head.length < BLOCK_HEAD || FIXED.some((byte, i) => head[i] !== byte)) {
    throw new BadInput('this is not a corpus: a block of it does not begin as it should')
  }
  const length = head.readUInt32LE(FIXED.length)
  if (length <= BLOCK_HEAD + TRAILER || length > MOST_BYTES) {
    throw new BadInput(`this is not a corpus: a block says that it has ${length} bytes`)
  }
  return length
}

export function unpackBlock(block: Buffer): string {
  try {
    return gunzipSync(block, { maxOutputLength: MOST_TEXT }).toString('utf8')
  } catch {
    throw new BadInput('a block of the corpus is damaged: it cannot be unpacked')
  }
}
