import { expect, test } from 'vitest'
import { inTurn } from '../src/http/in-turn.ts'

test('an action never runs twice at once; what was called for in between follows once', async () => {
  const ends: (() => void)[] = []
  const tell = inTurn(() => new Promise<void>(resolve => ends.push(resolve)))
  const settle = () => new Promise(resolve => setImmediate(resolve))
  tell()
  tell()
  tell()
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await settle()
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await settle()
  expect(ends).toHaveLength(2)
  tell()
  expect(ends).toHaveLength(3)
})
