// What holds for the revisions of both board games: each can be played, keeps its figures, and continues stored games.
import { type ComponentTable, pick, type RevisedTable, seedRandom, sha256Hex, valuesOf } from '@arkwright/kernel'
import { endOf, formerGamesOf, proveByPlayouts } from '@arkwright/testing'
import { expect, test } from 'vitest'
import type { BoardGame } from '../src/board-game.ts'

interface Revised<O> {
  readonly name: string
  readonly game: BoardGame<O>
  readonly former: readonly BoardGame<O>[]
  readonly revisions: RevisedTable<ComponentTable>
  readonly players: number
  /**
   * Fingerprints from the first revision on. A changed figure makes a new revision: its old value goes to `REPLACED`,
   * the new fingerprint to the end of this list.
   */
  readonly figures: readonly string[]
  /**
   * Numbers that were constants before they became figures: the same in every revision. A game stored before then has
   * none of them in its options.
   */
  readonly added: ReadonlySet<string>
  readonly addedFigures: string
}

export function firstOf<O>(former: readonly BoardGame<O>[]): BoardGame<O> {
  const first = former.find(({ revision }) => revision === 1)
  if (first === undefined) throw new Error('the first revision is gone')
  return first
}

export function checkRevisions<O>(revised: Revised<O>): void {
  const { name, game, former, revisions, players, figures, added, addedFigures } = revised
  const all = [game, ...former]
  const first = firstOf(former)

  const opening = (played: BoardGame<O>) => played.setup(played.parseOptions({ players }), seedRandom('opening'))

  function fingerprint(revision: number, counts: (figure: string) => boolean): string {
    const counted = Object.entries(valuesOf(revisions.at(revision))).filter(([figure]) => counts(figure))
    return sha256Hex(JSON.stringify(Object.fromEntries(counted))).slice(0, 16)
  }

  test('every revision from the first on can be played, and has the figures it had', () => {
    expect(all.map(({ revision }) => revision)).toEqual(figures.map((_, index) => figures.length - index))
    expect(figures.map((_, index) => fingerprint(index + 1, figure => !added.has(figure)))).toEqual(figures)
    expect(new Set(figures.map((_, index) => fingerprint(index + 1, figure => added.has(figure))))).toEqual(
      new Set([addedFigures]),
    )
  })

  test.each(formerGamesOf(game))(
    'a game of $file.options.players, revision $file.revision, ends where it ended',
    ({ file, fingerprint: end }) => {
      expect(endOf(file, all)).toBe(end)
    },
  )

  test.each([
    ['the first', first, undefined],
    ['the newest', game, figures.length],
  ])('a position stores its revision, and the game of any revision continues it: %s', (_, played, revision) => {
    const state = opening(played)
    const random = seedRandom('moves')
    for (let i = 0; i < 30; i++) played.play(state, pick(random, played.moves(state)))
    const view = JSON.parse(JSON.stringify(played.view(state, 0)))
    expect(view.revision).toBe(revision)
    for (const other of all) {
      const restored = other.determinize(view, null)
      expect(restored.rules.revision).toBe(played.revision)
      expect(other.moves(restored)).toEqual(played.moves(state))
      expect(other.view(restored, 0)).toEqual(view)
      expect(other.load(JSON.parse(JSON.stringify(played.save(state)))).rules.revision).toBe(played.revision)
    }
  })

  test('a position of an unknown revision is refused', () => {
    const view = game.view(opening(game), 'spectator')
    expect(() => game.determinize({ ...view, revision: 99 }, null)).toThrow(`${name} has no revision 99`)
  })

  test('the first revision is sound', () => {
    proveByPlayouts(first, { options: { players }, games: 3, seed: 'first revision' })
  })
}
