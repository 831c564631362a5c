// A corpus on disk: read as a stream, block by block, and resumed where it was interrupted.
import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'
import { BadInput } from '@arkwright/kernel'
import { type CorpusGame, type CorpusHeader, CorpusLines, readHeader, writeHeader } from '../corpus/corpus.ts'
import { BLOCK_HEAD, blockLength, packBlock, unpackBlock } from './gzip-blocks.ts'

/** Enough for deflate to find what games have in common. */
const GAMES_A_BLOCK = 128
/** After this time a smaller block is written, so that an interruption loses little. */
const LONGEST_WAIT = 20_000

interface Block {
  readonly text: string
  /** Where the next block begins. */
  readonly end: number
}

/** The whole blocks of an open file. Ends before a block that was not finished. */
function* blocksOf(file: number): Generator<Block> {
  const size = fstatSync(file).size
  for (let start = 0; start + BLOCK_HEAD <= size; ) {
    const end = start + blockLength(bytesAt(file, start, BLOCK_HEAD))
    if (end > size) return
    yield { text: unpackBlock(bytesAt(file, start, end - start)), end }
    start = end
  }
}

function bytesAt(file: number, start: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  readSync(file, bytes, 0, length, start)
  return bytes
}

export interface OpenCorpus {
  readonly header: CorpusHeader
  readonly bytes: number
  /** Of a block at the end that was not finished; 0: the file is whole. */
  readonly unfinished: number
  /** In order. Reads the file while it is iterated. */
  games(): Generator<CorpusGame>
}

/** Throws BadInput with one sentence when the file is no corpus. `work` must not keep the games' generator. */
export async function withCorpus<T>(path: string, work: (corpus: OpenCorpus) => T | Promise<T>): Promise<T> {
  const file = openSync(path, 'r')
  try {
    return await work(opened(file))
  } finally {
    closeSync(file)
  }
}

function opened(file: number): OpenCorpus {
  const { header, end } = headerIn(file)
  const bytes = fstatSync(file).size
  return { header, bytes, unfinished: bytes - lastEnd(file, end, bytes), games: () => gamesIn(file, header) }
}

function headerIn(file: number): { header: CorpusHeader; end: number } {
  const first = blocksOf(file).next()
  if (first.done === true) throw new BadInput('this is not a corpus: it has no whole first block')
  return { header: readHeader(first.value.text.trimEnd()), end: first.value.end }
}

/** Only the heads of the blocks are read. */
function lastEnd(file: number, from: number, size: number): number {
  let start = from
  while (start + BLOCK_HEAD <= size) {
    const end = start + blockLength(bytesAt(file, start, BLOCK_HEAD))
    if (end > size) break
    start = end
  }
  return start
}

function* gamesIn(file: number, header: CorpusHeader): Generator<CorpusGame> {
  const lines = new CorpusLines(header)
  let number = 0
  let isHeader = true
  for (const { text } of blocksOf(file)) {
    if (isHeader) {
      isHeader = false
      continue
    }
    for (const line of text.split('\n')) {
      if (line === '') continue
      const game = lines.read(line)
      number++
      if (game.number !== number) throw new BadInput(`the corpus has game ${game.number} where game ${number} belongs`)
      yield game
    }
  }
}

export class CorpusWriter {
  /** How many games the file holds, with those that wait for their block. */
  games: number
  private readonly waiting: CorpusGame[] = []
  private written = performance.now()
  private readonly file: number
  private readonly lines: CorpusLines

  /** Makes a file, or goes on with one of the same plan; an unfinished block at its end is cut off. */
  constructor(path: string, header: CorpusHeader) {
    this.lines = new CorpusLines(header)
    this.file = openSync(path, 'a+')
    try {
      this.games = fstatSync(this.file).size === 0 ? this.begin() : this.resume()
    } catch (error) {
      closeSync(this.file)
      throw error
    }
  }

  /** The next games, in order. */
  add(games: readonly CorpusGame[]): void {
    this.games += games.length
    this.waiting.push(...games)
    if (this.waiting.length >= GAMES_A_BLOCK || performance.now() - this.written > LONGEST_WAIT) this.flush()
  }

  close(): void {
    this.flush()
    closeSync(this.file)
  }

  private flush(): void {
    this.written = performance.now()
    const lines = this.waiting.splice(0).map(game => `${this.lines.write(game)}\n`)
    if (lines.length > 0) writeSync(this.file, packBlock(lines.join('')))
  }

  private begin(): number {
    writeSync(this.file, packBlock(`${writeHeader(this.lines.header)}\n`))
    return 0
  }

  private resume(): number {
    const { header, end } = headerIn(this.file)
    if (writeHeader(header) !== writeHeader(this.lines.header)) {
      throw new BadInput('the file holds another corpus: its game, options, level, seed or program differ')
    }
    ftruncateSync(this.file, lastEnd(this.file, end, fstatSync(this.file).size))
    let games = 0
    for (const game of gamesIn(this.file, header)) games = game.number
    return games
  }
}
