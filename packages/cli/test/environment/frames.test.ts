import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { FRAMES_PROTOCOL, KIND } from '../../src/environment/environment.ts'
import { framesOf, textFrame } from '../../src/environment/frames.ts'
import { run } from '../../src/run.ts'
import { fakeTerminal } from '../fake-terminal.ts'

test('frames are found again, however the bytes are cut', async () => {
  const bytes = Buffer.concat([textFrame(1, 'first'), textFrame(2, ''), textFrame(3, 'third')])
  for (const size of [1, 3, 7, bytes.length]) {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    )
    const found: [number | undefined, string][] = []
    for await (const frame of framesOf(Readable.from(pieces))) found.push([frame[0], frame.subarray(4).toString()])
    expect(found).toEqual([
      [1, 'first'],
      [2, ''],
      [3, 'third'],
    ])
  }
})

test('bot-host --frames answers frames until its input ends', async () => {
  const written: Uint8Array[] = []
  const request = { protocol: FRAMES_PROTOCOL, game: 'spinning-jenny', options: { players: 2 } }
  const terminal = {
    ...fakeTerminal(textFrame(KIND.open, JSON.stringify(request))),
    output: { write: (bytes: string | Uint8Array) => written.push(Buffer.from(bytes)) },
  }
  expect(await run(['bot-host', '--frames'], terminal)).toBe(0)
  const answer = Buffer.concat(written)
  expect(answer.readUInt8(4)).toBe(KIND.open)
  expect(JSON.parse(answer.subarray(8).toString())).toMatchObject({ hall: 0, seats: 2, game: 'spinning-jenny' })
})

test('a frame that would fill the memory ends the host with one sentence', async () => {
  const terminal = fakeTerminal(Buffer.from([255, 255, 255, 255]))
  expect(await run(['bot-host', '--frames'], terminal)).toBe(2)
  expect(terminal.err).toMatch(/^arkwright bot-host: a frame must have at most \d+ bytes, not 4294967295\.\n$/)
})
