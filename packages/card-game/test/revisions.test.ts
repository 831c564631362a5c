// Games begun by earlier revisions go on as they began.
import { pick, seedRandom, sha256Hex, valuesOf } from '@arkwright/kernel'
import { endOf, formerGamesOf, proveByPlayouts } from '@arkwright/testing'
import { expect, test } from 'vitest'
import { cardGame, formerCardGames } from '../src/game.ts'
import { REVISIONS } from '../src/revisions.ts'
import { CLOTHES, FOOD, LAMPS } from './table.ts'

const ALL = [cardGame, ...formerCardGames]
const [second, first] = formerCardGames
if (first?.revision !== 1 || second?.revision !== 2) throw new Error('a revision is gone')

type Position = ReturnType<typeof cardGame.setup>

function opening(game: typeof cardGame, options: unknown): Position {
  return game.setup(game.parseOptions(options), seedRandom('opening'))
}

function goodsOfSecond(state: Position): readonly number[] {
  return (state.players[1]?.factories ?? []).flatMap(({ side }, good) => (side > 0 ? [good] : []))
}

/** From the first on. A figure that is changed makes a new one: what it was goes to `REPLACED`, its fingerprint here to the end of the list. */
const FIGURES = ['9c2f64182100ad71', '1226d651420a5122', '1226d651420a5122']

test('every revision from the first on can be played, and has the figures it had', () => {
  expect(ALL.map(({ revision }) => revision)).toEqual(FIGURES.map((_, index) => FIGURES.length - index))
  const found = FIGURES.map((_, index) => {
    const { decades, ...figures } = valuesOf(REVISIONS.at(index + 1))
    // A constant before it became a figure: the same in every revision.
    expect(decades).toBe(3)
    return sha256Hex(JSON.stringify(figures)).slice(0, 16)
  })
  expect(found).toEqual(FIGURES)
})

test.each(formerGamesOf(cardGame))(
  'a game of $file.options.players, revision $file.revision, ends where it ended',
  ({ file, fingerprint }) => {
    expect(endOf(file, ALL)).toBe(fingerprint)
  },
)

test('a corrected figure is that of the revision, unless the game corrects it itself', () => {
  expect(goodsOfSecond(opening(first, { players: 2 }))).toEqual([FOOD, CLOTHES])
  expect(goodsOfSecond(opening(cardGame, { players: 2 }))).toEqual([CLOTHES, LAMPS])
  const options = first.parseOptions({ players: 2, components: { startMoney: 60 } })
  expect(goodsOfSecond(opening(first, options))).toEqual([FOOD, CLOTHES])
  const two = [
    [1, 3],
    [1, 4],
  ]
  expect(goodsOfSecond(opening(first, { players: 2, components: { startGoods: { two } } }))).toEqual([FOOD, LAMPS])
  const { startGoods: before } = first.components(options)
  const { startGoods: now } = cardGame.components(options)
  expect(before).not.toEqual(now)
})

test('the same options give each revision its own game', () => {
  const options = cardGame.parseOptions({ players: 2 })
  expect(goodsOfSecond(opening(cardGame, options))).toEqual([CLOTHES, LAMPS])
  expect(goodsOfSecond(opening(first, options))).toEqual([FOOD, CLOTHES])
  expect(goodsOfSecond(opening(cardGame, options))).toEqual([CLOTHES, LAMPS])
})

test('a position says by which revision it is played, so bots that know only the newest play it on', () => {
  for (const [game, other] of [
    [first, cardGame],
    [cardGame, first],
  ] as const) {
    const state = opening(game, { players: 2 })
    const random = seedRandom('moves')
    for (let i = 0; i < 30; i++) game.play(state, pick(random, game.moves(state)))
    const view = JSON.parse(JSON.stringify(game.view(state, 0)))
    expect(view.revision).toBe(game === first ? undefined : cardGame.revision)
    const restored = other.determinize(view, null)
    expect(restored.rules.revision).toBe(game.revision)
    expect(restored.rules.figures.startGoods).toEqual(state.rules.figures.startGoods)
    expect(other.moves(restored)).toEqual(game.moves(state))
    expect(other.view(restored, 0)).toEqual(view)
  }
})

test('a position of a revision nobody knows is refused', () => {
  const view = cardGame.view(opening(cardGame, { players: 2 }), 'spectator')
  expect(() => cardGame.determinize({ ...view, revision: 99 }, null)).toThrow(/no revision 99; the newest is \d/)
})

test.each([
  [first, { players: 2 }],
  [first, { players: 4 }],
  [second, { players: 1 }],
  [second, { players: 3, expert: 'all' }],
])('revision $revision is sound', (game, options) => {
  proveByPlayouts(game, { options, games: 3, seed: `revision ${game.revision} of ${options.players}` })
})
