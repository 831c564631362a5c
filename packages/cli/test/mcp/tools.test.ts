import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownFolder } from '../games-on-disk.ts'
import { Agent } from './agent.ts'

const NEW = { game: 'spinning-jenny', seed: 'tools' }

test('the position is told in words, with who decides and what is legal', async () => {
  const agent = new Agent()
  const { text, facts } = await agent.call('new_game', NEW)
  expect(text).toContain('blue decides (place marker, SJ II.1)')
  expect(text).toContain('You play blue; red is the bot easy.')
  expect(text).toContain('wage £2')
  expect(facts.legal).toContain('place factory 1')
  expect((await agent.call('position')).text).toBe(text)
})

test('turns come page by page, each with its figures, and the best first', async () => {
  const agent = new Agent()
  await agent.call('new_game', NEW)
  const first = await agent.call('turns')
  const second = await agent.call('turns', { page: 2 })
  expect(first.text).toMatch(/^\d+ turns, page 1 of \d+:\n1\. place .*\n {3}worth £\d+ at the end, \d+ % to win/)
  expect(first.facts.turns).toHaveLength(10)
  expect(second.facts.turns).not.toEqual(first.facts.turns)
  expect(await agent.refusal('turns', { page: 99 })).toContain('There is no page 99: the last is')
})

test('advice names turns that can be played, and what everyone can expect', async () => {
  const agent = new Agent()
  await agent.call('new_game', NEW)
  const { text, facts } = await agent.call('analyse', { sims: 8 })
  expect(text).toMatch(/^Expected now: blue £\d+, \d+ % to win; red £\d+, \d+ % to win\.\n1\. /)
  await agent.call('play', { moves: facts.hints?.[0]?.moves })
})

test('what is played is told, and can be taken back', async () => {
  const agent = new Agent()
  const { facts: before } = await agent.call('new_game', NEW)
  const [turn] = (await agent.call('turns')).facts.turns ?? []
  const { text, facts } = await agent.call('play', { moves: turn?.moves })
  expect(text).toMatch(/^Blue/)
  expect(text).toMatch(/\nRed/)
  expect(facts.moves).toBeGreaterThan(turn?.moves.length ?? 0)
  expect((await agent.call('undo')).facts).toEqual(before)
  expect(await agent.refusal('undo')).toContain('nothing to take back')
})

test('a saved game is opened again, and no file is replaced', async () => {
  const folder = ownFolder()
  const agent = new Agent(folder)
  await agent.call('new_game', NEW)
  const [turn] = (await agent.call('turns')).facts.turns ?? []
  const { facts } = await agent.call('play', { moves: turn?.moves })
  await agent.call('save_game', { file: 'mine.json' })
  expect(await agent.refusal('save_game', { file: 'mine.json' })).toContain('exists already')
  const again = await new Agent(folder).call('open_game', { file: 'mine.json' })
  expect(again.facts).toEqual(facts)
  expect(again.text).toContain('You play blue and red.')
  const { result } = await agent.ask('resources/read', { uri: 'arkwright://game' })
  const [{ text } = { text: '' }] = (result as unknown as { contents: { text: string }[] }).contents
  const { seed, ...shown } = JSON.parse(readFileSync(join(folder, 'mine.json'), 'utf8')) as Record<string, unknown>
  expect(seed).toBe('tools')
  expect(JSON.parse(text)).toEqual(shown)
})

test('rules are found by number and by words', async () => {
  const agent = new Agent()
  const { facts, text } = await agent.call('rule', { about: 'SJ II.2.3' })
  expect(facts.rules).toEqual([expect.objectContaining({ key: 'II.2.3', title: 'Machinery' })])
  expect(text).toMatch(/^1 section:\n\nII\.2\.3 Machinery\n/)
  expect(text).not.toMatch(/[{}[\]]/)
  expect((await agent.call('rule', { about: 'ruling 8' })).facts).toEqual(facts)
  expect((await agent.call('rule', { about: 'Share Value' })).facts.of).toBeGreaterThan(3)
  expect(await agent.refusal('rule', { about: 'dragons' })).toContain('No rule has')
  for (const rulebook of ['board-game', 'card-game']) {
    const { result } = await agent.ask('resources/read', { uri: `arkwright://rules/${rulebook}` })
    const [whole = { text: '' }] = (result as unknown as { contents: { text: string }[] }).contents
    expect(whole.text.split('\n').length).toBeGreaterThan(100)
  }
})

test.each([
  ['position', {}, 'No game is open'],
  ['play', { moves: ['done'] }, 'No game is open'],
  ['new_game', { game: 'chess' }, 'no game called'],
  ['new_game', { game: 'card-game', seats: [0, 0] }, 'Seats must be a list'],
  ['new_game', { game: 'card-game', seats: [7] }, 'Seats must be a list'],
  ['new_game', { game: 'card-game', bot: 'strong' }, 'bot must be one of'],
  ['new_game', { game: 'card-game', colour: 'red' }, 'is not known here'],
  ['open_game', { file: '../secret.json' }, 'plain name'],
  ['open_game', { file: '.hidden.json' }, 'plain name'],
  ['open_game', { file: 'missing.json' }, 'missing.json'],
])('before a game, %s %j is refused in one sentence', async (tool, given, words) => {
  expect(await new Agent(ownFolder()).refusal(tool, given)).toContain(words)
})

test.each([
  ['play', { moves: [] }, 'Moves must be a list'],
  ['play', { moves: 'done' }, 'Moves must be a list'],
  ['play', { moves: ['dance'] }, 'no such move'],
  ['play', { moves: ['place workers 1', 'hire food 1'] }, 'nothing was played: '],
  ['legal_moves', { page: 0 }, 'page must be'],
  ['analyse', { sims: 0 }, 'sims must be'],
  ['save_game', { file: 'game.txt' }, 'plain name'],
])('in a game, %s %j is refused in one sentence and changes nothing', async (tool, given, words) => {
  const agent = new Agent(ownFolder())
  const { text } = await agent.call('new_game', NEW)
  expect(await agent.refusal(tool, given)).toContain(words)
  expect((await agent.call('position')).text).toBe(text)
})
