import { expect, test } from 'vitest'
import type { AnyGame } from '../src/game.ts'
import { verifyGameFile, writeGameFile } from '../src/game-file.ts'
import { type AnyJournal, Journal } from '../src/journal.ts'
import { pick, seedRandom } from '../src/random.ts'
import { dealtMove, sealedSeed } from '../src/sealed-deal.ts'
import { numberRace } from './number-race.ts'

const game = numberRace as unknown as AnyGame
const seed = sealedSeed('secret')

function played(count: number): AnyJournal {
  const journal: AnyJournal = new Journal(game, { goal: 90 }, seed)
  const random = seedRandom('player')
  for (let i = 0; i < count && game.pending(journal.position) !== undefined; i++) {
    journal.play(pick(random, game.moves(journal.position)).text)
  }
  return journal
}

test('the journal draws automatically, and no state holds later draws', () => {
  const journal = played(60)
  expect(journal.revealed.length).toBeGreaterThan(5)
  expect(journal.position.random).toBeNull()
})

test('the draws never change', () => {
  expect(played(60).revealed.slice(0, 8)).toMatchInlineSnapshot(`
    [
      "die 3",
      "die 6",
      "die 2",
      "die 1",
      "die 6",
      "die 6",
      "die 6",
    ]
  `)
})

test('going back and forward draws the same again', () => {
  const journal = played(60)
  const before = { moves: [...journal.moves], revealed: [...journal.revealed] }
  expect(game.save(journal.at(30))).toEqual(game.save(played(30).position))
  journal.undoTo(20)
  for (const move of before.moves.slice(20)) journal.play(move)
  expect({ moves: journal.moves, revealed: journal.revealed }).toEqual(before)
})

test('a file with its seed verifies, a changed outcome is detected, and without the seed it replays', () => {
  const journal = played(60)
  const file = writeGameFile(journal)
  expect(verifyGameFile(file, [game])).toMatchObject({ ok: true })
  expect(verifyGameFile(writeGameFile(journal, { hideSeed: true }), [game])).toMatchObject({ ok: true })
  const [first, ...rest] = file.revealed
  const other = ['die 1', 'die 2', 'die 3'].find(outcome => outcome !== first) ?? ''
  expect(verifyGameFile({ ...file, revealed: [other, ...rest] }, [game])).toMatchObject({
    ok: false,
    wrong: { refusal: { code: 'other-outcome' } },
  })
})

test('every outcome is about as likely as its weight', () => {
  const state = game.setup(game.parseOptions({ goal: 90 }), null)
  while (game.pending(state)?.seat !== 'chance') game.play(state, pick(seedRandom('to chance'), game.moves(state)))
  const counts = new Map<string, number>()
  const draws = 6_000
  for (let i = 0; i < draws; i++) {
    const { text } = dealtMove(game, state, seed, i)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const outcomes = game.moves(state)
  const total = outcomes.reduce((sum, move) => sum + game.weight(state, move), 0)
  for (const move of outcomes) {
    const wanted = (draws * game.weight(state, move)) / total
    expect(Math.abs((counts.get(move.text) ?? 0) - wanted)).toBeLessThan(5 * Math.sqrt(wanted))
  }
})
