import { expect, test } from 'vitest'
import { KNOWN_GAMES } from '../../src/games.ts'
import { arkwright, arkwrightJson } from '../fake-terminal.ts'

interface Report {
  options: unknown
  figures: { name: string; value: unknown; provenance: string; source: string; min: number; max: number }[]
}

test.each(KNOWN_GAMES.map(({ game }) => game.id))('%s: every figure has a provenance and a source', async id => {
  const { figures } = await arkwrightJson<Report>(`components --game ${id}`)
  expect(figures.length).toBeGreaterThan(20)
  const names = KNOWN_GAMES.filter(({ game }) => game.id === id).flatMap(({ game }) =>
    Object.keys(game.components(game.parseOptions({ players: game.players.max }))),
  )
  expect(figures.map(({ name }) => name)).toEqual(names)
  for (const { provenance, source, value } of figures) {
    expect(['rulebook', 'found', 'derived', 'reconstructed']).toContain(provenance)
    expect(source).not.toBe('')
    expect(value).toBeDefined()
  }
  const { out } = await arkwright(`components --game ${id}`)
  for (const { name, provenance, source } of figures) {
    expect(out).toContain(`\n${name}: ${provenance}\n`)
    expect(out).toContain(`  ${source} (allowed: `)
  }
})

test('a corrected figure is marked as corrected', async () => {
  const { figures } = await arkwrightJson<Report>('components --option components={"loan":12}')
  expect(figures.find(({ name }) => name === 'loan')?.value).toBe(12)
})

test('options choose the printing', async () => {
  const { options } = await arkwrightJson<Report>('components --game water-frame --edition 2014 --players 2')
  expect(options).toMatchObject({ edition: 2014, players: 2 })
})

test('numbers, lists and tables are printed plainly', async () => {
  const { out } = await arkwright('components --game spinning-jenny')
  expect(out).toMatch(/^Spinning Jenny: \d+ figures, \d+ rulebook, \d+ found, \d+ derived, \d+ reconstructed\n/)
  expect(out).toContain('\nadministrativeCosts: found\n  2 4 6 8 10\n')
  expect(out).toContain('\n  food 2, clothes 3, cutlery 4, lamps 5\n')
  expect(out).toContain('\n  players2: blue (food 5, cutlery 8), red (food 5, clothes 6)\n')
})

test('--seats prints the measured handicaps, and why some tables have none', async () => {
  const { out } = await arkwright('components --seats')
  const lines = out.split('\n').slice(1, -1)
  expect(lines.length).toBe(9)
  for (const line of lines) {
    expect(line).toMatch(
      / (£\d+, £\d.* of (cash|share value|score) +hard bots, \d+ simulations, \d+ games until [-\d]+, revision \d: wins .+ of even|none +.+)/,
    )
  }
  const free = await arkwright('components --seats --setup free --players 2')
  expect(free.out.split('\n').slice(1)).toEqual([
    expect.stringMatching(/^spinning-jenny +2 +none +none was measured for this set-up$/),
    '',
  ])
  const all = await arkwrightJson('components --seats --game card-game --expert all')
  expect(all).toEqual([2, 3, 4].map(players => ({ game: 'card-game', players, found: { why: 'modules' } })))
})
