import { expect, test } from 'vitest'
import { KNOWN_GAMES } from '../../src/games.ts'
import { run } from '../../src/run.ts'
import { arkwright, arkwrightJson, expectOneSentence, fakeTerminal } from '../fake-terminal.ts'

interface Report {
  yardstick: { what: string; opsPerSecond: number }
  games: { game: string; [figure: string]: number | string }[]
}

test('measures every game beside a yardstick', async () => {
  const { yardstick, games } = await arkwrightJson<Report>('bench --seconds 0.05')
  expect(yardstick.opsPerSecond).toBeGreaterThan(0)
  expect(yardstick.what).toMatch(/^one op: /)
  expect(games.map(({ game }) => game)).toEqual(KNOWN_GAMES.map(({ game }) => game.id))
  const figures = [
    'movesPerSecond',
    'medianMovesPerSecond',
    'gamesPerSecond',
    'nanosecondsPerCopy',
    'millisecondsPerReplay',
    'movesPerThousandOps',
  ]
  for (const speed of games) for (const name of figures) expect(speed[name]).toBeGreaterThan(0)
})

test('one game, as a table', async () => {
  const { code, out } = await arkwright('bench --game spinning-jenny --seconds 0.05')
  expect(code).toBe(0)
  expect(out).toMatch(/^spinning-jenny +4( +[\d,.]+){6}$/m)
  expect(out).toMatch(/^Yardstick: [\d,]+ ops\/s \(one op: /m)
})

test.each([
  ['--game water-frame --edition 2014 --setup free --players 2', 2],
  ['--game card-game --players 1 --expert all', 1],
])('`bench %s` measures that table', async (flags, players) => {
  const { games } = await arkwrightJson<Report>(`bench ${flags} --seconds 0.02`)
  expect(games).toEqual([expect.objectContaining({ players })])
})

test('shows a watching person what it measures', async () => {
  const terminal = fakeTerminal('', true)
  await run(['bench', '--game', 'spinning-jenny', '--seconds', '0.02'], terminal)
  expect(terminal.err).toContain('measuring the yardstick …')
})

test.each([
  '--game chess',
  '--players 2',
  '--expert all',
  '--game spinning-jenny --edition 2014',
  '--seconds 0',
  '--seconds -1',
  '--seconds 1e9',
  '--seconds 5000',
])('`bench %s` is answered', async flags => {
  expectOneSentence(await arkwright(`bench ${flags}`))
})
