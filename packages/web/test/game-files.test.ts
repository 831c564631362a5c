import { spinningJenny } from '@arkwright/board-game'
import { BadInput, Journal, writeGameFile } from '@arkwright/kernel'
import { fingerprint } from '@arkwright/server/client'
import { FORMER_GAMES } from '@arkwright/testing'
import type { Language } from '@arkwright/words'
import { afterEach, expect, test } from 'vitest'
import { spinningJennyPage } from '../src/board-game/page.ts'
import { speak } from '../src/messages/index.ts'
import { GAMES, loadPage } from '../src/play/catalogue.ts'
import { importGame } from '../src/play/game-files.ts'
import { replay } from '../src/play/history.ts'
import { newRecord } from '../src/play/new-game.ts'
import { revisionOf } from '../src/storage/records.ts'

afterEach(() => speak('en'))

const journal = new Journal(spinningJenny, spinningJenny.parseOptions({ players: 2 }), 'a seed')
const file = writeGameFile(journal)

function troubleWith(source: string): string {
  try {
    importGame(source, [spinningJennyPage], ['Blue', 'Red'])
  } catch (error) {
    if (error instanceof BadInput) return error.message
    throw error
  }
  return ''
}

const WRONG: Readonly<Record<string, string>> = {
  cut: JSON.stringify(file).slice(0, -5),
  foreign: '{"name": "somebody else’s"}',
  'of a later format': JSON.stringify({ ...file, arkwright: 99 }),
  'of later rules': JSON.stringify({ ...file, revision: 999 }),
  'of another game': JSON.stringify({ ...file, game: 'chess' }),
  'with another seed': JSON.stringify({ ...file, seed: 'another' }),
  'with an option nobody knows': JSON.stringify({ ...file, options: { players: 9 } }),
  'with a move that is not legal': JSON.stringify({ ...file, moves: ['buy 5'] }),
  'without its seed': JSON.stringify({ ...file, seed: undefined }),
}

test('a valid file is opened', () => {
  expect(importGame(JSON.stringify(file), [spinningJennyPage], ['Blue', 'Red'])).toMatchObject({
    game: 'spinning-jenny',
    seed: 'a seed',
    over: false,
  })
})

test.each(FORMER_GAMES)(
  'a file of $file.game, $file.options.players by revision $file.revision is stored and replayed by it; a new game uses the newest',
  async ({ file: former, fingerprint: end }) => {
    const pages = (await Promise.all(GAMES.map(({ load }) => load()))).flat()
    const record = importGame(JSON.stringify(former), pages, [])
    expect(record).toMatchObject({ revision: former.revision, over: true })
    // Records older than the second revision name none: they use the first.
    const { revision: _, ...old } = record
    for (const kept of former.revision === 1 ? [record, old] : [record]) {
      const page = await loadPage(kept.game, revisionOf(kept))
      if (page === undefined) throw new Error(`the page has no ${kept.game}`)
      const { journal: again } = replay(page.game, kept.options, kept.seed, kept.moves)
      expect(fingerprint(page.game, again.position)).toBe(end)
    }
    const fresh = newRecord(record.game, record.options, record.seats)
    expect(fresh.revision).toBe(pages.find(({ game }) => game.id === former.game)?.game.revision)
    expect(await loadPage(record.game, 999)).toBeUndefined()
  },
)

test.each(Object.keys(WRONG))('a file %s is refused in the reader’s language', async name => {
  const sentences = new Set<string>()
  for (const language of ['en', 'fr', 'de'] satisfies Language[]) {
    await speak(language)
    sentences.add(troubleWith(WRONG[name] ?? ''))
  }
  expect(sentences.size).toBe(3)
  expect(sentences).not.toContain('')
  for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|must be|revision \d/)
})

test('a wrong move is named with the rule that forbids it', () => {
  expect(troubleWith(WRONG['with a move that is not legal'] ?? '')).toMatch(/^Move 1 \(buy 5\) is not allowed: .+/)
})
