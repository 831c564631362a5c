import { expect, test } from 'vitest'
import { Journal } from '../src/journal.ts'
import { pick, seedRandom } from '../src/random.ts'
import { numberRace as game } from './number-race.ts'

function played(moves: number, seed: string | undefined = 'journal', goal = 90) {
  const journal = new Journal(game, { goal }, seed)
  const random = seedRandom('player')
  for (let i = 0; i < moves; i++) journal.play(pick(random, game.moves(journal.position)).text)
  return journal
}

test('a refused move changes nothing and says why', () => {
  const journal = played(3)
  const before = JSON.stringify(game.save(journal.position))
  expect(journal.play('die 6')).toMatchObject({ code: 'not-now' })
  expect(journal.play('jump')).toEqual({ rule: 'notation', code: 'unknown-move', figures: { given: 'jump' } })
  expect(journal.reveal('die 1')).toMatchObject({ code: 'nothing-to-reveal' })
  expect(JSON.stringify(game.save(journal.position))).toBe(before)
  expect(journal.moves).toHaveLength(3)
})

test('any earlier position is restored from the nearest checkpoint', () => {
  const journal = new Journal(game, { goal: 100 }, 'long')
  const seen: unknown[] = [game.save(journal.position)]
  const random = seedRandom('player')
  while (game.pending(journal.position) !== undefined) {
    journal.play(pick(random, game.moves(journal.position)).text)
    seen.push(game.save(journal.position))
  }
  expect(journal.moves.length).toBeGreaterThan(50)
  for (const [count, saved] of seen.entries()) expect(game.save(journal.at(count))).toEqual(saved)
})

test('a seat may take back its own moves until another seat decided', () => {
  const journal = new Journal(game, { goal: 90 }, 'undo')
  journal.play('add 1')
  expect(journal.undoLimit(0)).toBe(0)
  expect(journal.undoLimit(1)).toBe(1)
  journal.play('add 1')
  expect(journal.undoLimit(0)).toBe(2)
  expect(journal.undoLimit(1)).toBe(1)
})

test('a seat cannot take back a revealed outcome of chance alone', () => {
  const journal = new Journal(game, { goal: 90 }, 'undo')
  journal.play('add 3')
  journal.play('add 2')
  expect(journal.revealed).toHaveLength(1)
  expect(journal.undoLimit(1)).toBe(2)
})

test('taking back restores position, random and revealed outcomes', () => {
  const journal = played(30)
  const target = game.save(journal.at(12))
  const later = [...journal.moves]
  journal.undoTo(12)
  expect(game.save(journal.position)).toEqual(target)
  expect(journal.moves).toHaveLength(12)
  for (const move of later.slice(12)) expect(journal.play(move)).toBeUndefined()
  expect(game.save(journal.position)).toEqual(game.save(played(30).position))
  expect(() => journal.undoTo(99)).toThrow(RangeError)
})

test('without a seed the journal takes the outcomes of chance from the caller, and replays them', () => {
  const known = played(25)
  const told = new Journal(game, { goal: 90 }, undefined)
  let next = 0
  for (const move of known.moves) {
    while (game.pending(told.position)?.seat === 'chance') {
      expect(told.play(move)).toMatchObject({ code: 'chance-decides' })
      expect(told.reveal('die 7')).toMatchObject({ code: 'unknown-move' })
      expect(told.reveal('add 1')).toMatchObject({ code: 'not-now' })
      expect(told.reveal(known.revealed[next++] ?? '')).toBeUndefined()
    }
    expect(told.play(move)).toBeUndefined()
  }
  while (game.pending(told.position)?.seat === 'chance') told.reveal(known.revealed[next++] ?? '')
  expect(told.revealed).toEqual(known.revealed)
  for (const count of [0, 7, 25]) expect(game.view(told.at(count), 0)).toEqual(game.view(known.at(count), 0))
  told.undoTo(10)
  expect(game.view(told.position, 0)).toEqual(game.view(known.at(10), 0))
})

test('a fork is independent: neither journal changes the other', () => {
  const journal = played(60)
  const before = game.save(journal.position)
  const fork = journal.fork()
  expect(game.save(fork.position)).toEqual(before)
  fork.play(pick(seedRandom('fork'), game.moves(fork.position)).text)
  expect(fork.moves).toHaveLength(61)
  expect(journal.moves).toHaveLength(60)
  expect(game.save(journal.position)).toEqual(before)
  fork.undoTo(12)
  expect(game.save(fork.position)).toEqual(game.save(journal.at(12)))
  expect(journal.undoLimit(0)).toBe(played(60).undoLimit(0))
  expect(game.save(journal.at(55))).toEqual(game.save(played(60).at(55)))
})

test('a move can be played as itself or by its notation', () => {
  const [byText, byMove] = [played(3), played(3)]
  const [move] = game.moves(byMove.position)
  if (move === undefined) throw new Error('no move')
  expect(byMove.play(move)).toBeUndefined()
  byText.play(move.text)
  expect(byMove.moves).toEqual(byText.moves)
  expect(game.save(byMove.position)).toEqual(game.save(byText.position))
})
