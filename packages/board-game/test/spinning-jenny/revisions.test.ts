// Games begun by earlier revisions of Spinning Jenny go on as they began.
import { pick, type Seat, seedRandom, sha256Hex, valuesOf } from '@arkwright/kernel'
import { endOf, formerGamesOf, proveByPlayouts } from '@arkwright/testing'
import { expect, test } from 'vitest'
import { REVISIONS } from '../../src/revisions-spinning-jenny.ts'
import { formerSpinningJennys, spinningJenny } from '../../src/spinning-jenny.ts'
import { ADDED_FOR_BOTH } from '../added-figures.ts'
import { byNotation, FOOD } from '../by-notation.ts'

const ALL = [spinningJenny, ...formerSpinningJennys]
const [first] = formerSpinningJennys.filter(({ revision }) => revision === 1)
if (first === undefined) throw new Error('the first revision is gone')

type Position = ReturnType<typeof spinningJenny.setup>

function opening(game: typeof spinningJenny): Position {
  return game.setup(game.parseOptions({ players: 4 }), seedRandom('opening'))
}

/** From the first on. A changed figure makes a new revision: its old value goes to `REPLACED`, the new fingerprint to the end of this list. */
const FIGURES = ['acb90b6261d80b84', 'acb90b6261d80b84']

/** Numbers that were constants before they became figures: the same in every revision. A game stored before then has none of them in its options. */
const ADDED: ReadonlySet<string> = new Set(ADDED_FOR_BOTH)
const ADDED_FIGURES = '45d015d71a7f1a9c'

test('every revision from the first on can be played, and has the figures it had', () => {
  expect(ALL.map(({ revision }) => revision)).toEqual(FIGURES.map((_, index) => FIGURES.length - index))
  expect(FIGURES.map((_, index) => fingerprint(index + 1, name => !ADDED.has(name)))).toEqual(FIGURES)
  expect(new Set(FIGURES.map((_, index) => fingerprint(index + 1, name => ADDED.has(name))))).toEqual(
    new Set([ADDED_FIGURES]),
  )
})

function fingerprint(revision: number, counts: (name: string) => boolean): string {
  const figures = Object.entries(valuesOf(REVISIONS.at(revision))).filter(([name]) => counts(name))
  return sha256Hex(JSON.stringify(Object.fromEntries(figures))).slice(0, 16)
}

test.each(formerGamesOf(spinningJenny))(
  'a game of $file.options.players, revision $file.revision, ends where it ended',
  ({ file, fingerprint }) => {
    expect(endOf(file, ALL)).toBe(fingerprint)
  },
)

test.each([
  ['the first', first, undefined],
  ['the newest', spinningJenny, 2],
])('a position says by which revision it is played, and any goes on from it: %s', (_, game, revision) => {
  const state = opening(game)
  const random = seedRandom('moves')
  for (let i = 0; i < 30; i++) game.play(state, pick(random, game.moves(state)))
  const view = JSON.parse(JSON.stringify(game.view(state, 0)))
  expect(view.revision).toBe(revision)
  for (const other of ALL) {
    const restored = other.determinize(view, null)
    expect(restored.rules.revision).toBe(game.revision)
    expect(other.moves(restored)).toEqual(game.moves(state))
    expect(other.view(restored, 0)).toEqual(view)
  }
})

test('a position of a revision nobody knows is refused', () => {
  const view = spinningJenny.view(opening(spinningJenny), 'spectator')
  expect(() => spinningJenny.determinize({ ...view, revision: 99 }, null)).toThrow('Spinning Jenny has no revision 99')
})

test('the first revision asks equal sellers by seat number', () => {
  const { changed, play } = byNotation(first)
  const state = changed(opening(first), before => {
    before.startPlayer = 2
    before.turnsTaken = 4
    before.emptySpaces = 60
    for (const player of before.players) {
      Object.assign(player.factories[FOOD], { level: 1, price: 5, quality: 3, workers: [2, 0, 0, 0] })
      player.stored[FOOD] = 1
    }
    before.step = 'production'
  })
  const asked: Seat[] = []
  while (state.step === 'sell from store') {
    asked.push(state.seat)
    play(state, 'stop selling')
  }
  expect(asked).toEqual([0, 1, 2, 3])
})

test('corrections that only earlier revisions allowed are still read there', () => {
  const options = { players: 4, components: { cost: { clothes: [9, 24, 24, 15] } } }
  expect(first.parseOptions(options)).toMatchObject(options)
  expect(() => spinningJenny.parseOptions(options)).toThrow('a higher level must not be cheaper')
})

test('the first revision is sound', () => {
  proveByPlayouts(first, { options: { players: 4 }, games: 3, seed: 'first revision' })
})
