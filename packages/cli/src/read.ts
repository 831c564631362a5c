// Reads texts from outside: bounded in size and depth, and every failure is one sentence.
import { createReadStream } from 'node:fs'
import { BadInput, shown } from '@arkwright/kernel'
import type { Source } from './terminal.ts'

const MOST_BYTES = 8_000_000

/** `-` is standard input. */
export async function readFileOr(input: Source, path: string): Promise<string> {
  if (path === '-') return readText(input)
  if (path.includes('\0')) throw new BadInput('this is not the name of a file')
  return readText(createReadStream(path))
}

export async function readText(source: AsyncIterable<Uint8Array | string>): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  try {
    for await (const piece of source) {
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
      size += bytes.length
      if (size > MOST_BYTES)
        throw new BadInput(`this is larger than ${MOST_BYTES / 1_000_000} MB, which is the most read`)
      pieces.push(bytes)
    }
  } catch (error) {
    throw fileFault(error)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces))
  } catch {
    throw new BadInput('this is not a text in UTF-8')
  }
}

const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'this is a folder, not a file',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'this is a file, not a folder',
  EACCES: 'this may not be opened by you',
  EPERM: 'this may not be opened by you',
  ENOSPC: 'the disk is full',
  EROFS: 'this disk can only be read',
  ENAMETOOLONG: 'its name is too long',
}

/** The operating system's error as a sentence; any other error is returned unchanged. */
export function fileFault(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error
  if (error.code.startsWith('ERR_INVALID_ARG')) return new BadInput('this is not the name of a file')
  const known = FILE_FAULTS[error.code]
  return 'syscall' in error ? new BadInput(known ?? `it cannot be opened (${shown(error.code)})`) : error
}
