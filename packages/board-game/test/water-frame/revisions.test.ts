// Games begun by earlier revisions of Water Frame go on as they began.
import { pick, seedRandom, sha256Hex, valuesOf } from '@arkwright/kernel'
import { endOf, formerGamesOf, proveByPlayouts } from '@arkwright/testing'
import { expect, test } from 'vitest'
import { EVENT_FIGURES } from '../../src/components/events.ts'
import { TILE_EFFECT_FIGURES, TILE_NAMES } from '../../src/components/tiles.ts'
import { REVISIONS } from '../../src/revisions-water-frame.ts'
import { formerWaterFrames, waterFrame } from '../../src/water-frame.ts'
import { ADDED_FOR_BOTH } from '../added-figures.ts'

const ALL = [waterFrame, ...formerWaterFrames]
const [first] = formerWaterFrames.filter(({ revision }) => revision === 1)
if (first === undefined) throw new Error('the first revision is gone')

type Position = ReturnType<typeof waterFrame.setup>

function opening(game: typeof waterFrame, options: unknown = { players: 3 }): Position {
  return game.setup(game.parseOptions(options), seedRandom('opening'))
}

/** Who begins with the foreman, by seat. */
function foreman({ players }: Position): number {
  return players.findIndex(({ tiles }) => tiles.some(({ tile }) => TILE_NAMES[tile] === 'foreman'))
}

/** From the first on. A changed figure makes a new revision: its old value goes to `REPLACED`, the new fingerprint to the end of this list. */
const FIGURES = ['aa33d987f1a1e84c', 'b1cf2bb4e7d194ac', 'b1cf2bb4e7d194ac']

/** Numbers that were constants before they became figures: the same in every revision. A game stored before then has none of them in its options. */
const ADDED: ReadonlySet<string> = new Set([
  ...ADDED_FOR_BOTH,
  'shipCapacities',
  'contractTrack',
  ...Object.keys(TILE_EFFECT_FIGURES),
  ...Object.keys(EVENT_FIGURES),
])
const ADDED_FIGURES = '95f781c4e4e505fa'

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

test.each(formerGamesOf(waterFrame))(
  'a game of $file.options.players, revision $file.revision, ends where it ended',
  ({ file, fingerprint }) => {
    expect(endOf(file, ALL)).toBe(fingerprint)
  },
)

test('the same options give each revision its own set-up', () => {
  const options = waterFrame.parseOptions({ players: 3 })
  expect([waterFrame, first, waterFrame].map(game => foreman(opening(game, options)))).toEqual([0, 2, 0])
})

test.each([
  ['the first', first, undefined],
  ['the newest', waterFrame, 3],
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
    expect(other.load(JSON.parse(JSON.stringify(game.save(state)))).rules.revision).toBe(game.revision)
  }
})

test('a position of a revision nobody knows is refused', () => {
  const view = waterFrame.view(opening(waterFrame), 'spectator')
  expect(() => waterFrame.determinize({ ...view, revision: 99 }, null)).toThrow('Water Frame has no revision 99')
})

test('the first revision is sound', () => {
  proveByPlayouts(first, { options: { players: 3 }, games: 3, seed: 'first revision' })
})
