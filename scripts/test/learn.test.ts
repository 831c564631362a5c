import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { generate } from '../learn/generate.ts'
import { AFTER_FIGURES, rowsOf } from '../learn/self-play.ts'
import { expertiseOf } from '../learn/stored.ts'

const folder = mkdtempSync(join(tmpdir(), 'learn-'))
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  { game: 'spinning-jenny', players: 3 },
  { game: 'water-frame', players: 2 },
  { game: 'card-game', players: 1 },
])('self-play of $game by $players gives whole rows, the same for the same seed', ({ game, players }) => {
  const expertise = expertiseOf(game)
  const play = (seed: string) => rowsOf({ expertise, players, judge: undefined }, seed)
  const rows = play('a')
  expect(play('a')).toEqual(rows)
  expect(play('b')).not.toEqual(rows)
  const width = (expertise.features?.count(players) ?? 0) + AFTER_FIGURES
  for (const row of rows) {
    expect(row).toHaveLength(width)
    expect(row.every(Number.isFinite)).toBe(true)
    expect(row.at(-2)).toBeGreaterThanOrEqual(0)
    expect(row.at(-2)).toBeLessThanOrEqual(1)
  }
  // Every course counts down to its last row, and all rows of a course end alike.
  for (const [i, row] of rows.entries()) {
    const left = row.at(-1) ?? 0
    if (left === 0) continue
    expect(rows[i + 1]?.slice(-AFTER_FIGURES)).toEqual(Float32Array.from([row.at(-3) ?? 0, row.at(-2) ?? 0, left - 1]))
  }
})

test('a run that was broken off goes on with the blocks that are missing', async () => {
  const generation = {
    game: 'spinning-jenny',
    players: 2,
    network: join(folder, 'none.json'),
    seed: 't',
    threads: 1,
    folder,
  }
  const run = (games: number) => generate({ ...generation, games, seconds: 60, report: () => {} })
  expect(await run(8)).toBe(8)
  const block = join(folder, 'block-000000.f32')
  const { mtimeMs, size } = statSync(block)
  expect(JSON.parse(readFileSync(join(folder, 'data.json'), 'utf8'))).toMatchObject({
    game: 'spinning-jenny',
    players: 2,
  })
  expect(await run(16)).toBe(16)
  expect(statSync(block).mtimeMs).toBe(mtimeMs)
  expect(size).toBeGreaterThan(0)
  expect(readdirSync(folder).filter(name => name.endsWith('.f32'))).toEqual(['block-000000.f32', 'block-000001.f32'])
})
