import { finalResult, Journal, positionKey } from '@arkwright/kernel'
import { beforeAll, expect, test } from 'vitest'
import { type CorpusGame, CorpusLines, type CorpusPlan, readHeader, writeHeader } from '../src/corpus/corpus.ts'
import { CorpusJudge, differenceOf } from '../src/corpus/judge.ts'
import { CorpusPlayer, headerOf } from '../src/corpus/play.ts'
import { LADDERS } from '../src/ladder.ts'

const GAMES = [...LADDERS.values()].map(({ expertise }) => expertise.game)

function planFor(id: string): CorpusPlan {
  const game = GAMES.find(one => one.id === id)
  if (game === undefined) throw new Error(`no game ${id}`)
  const options = game.parseOptions({ players: 2 })
  return { game: id, revision: game.revision, options, level: 'random', sims: 1, seed: 'corpus', program: 'test' }
}

/** The game with draws. */
const PLAN = planFor('water-frame')
const header = headerOf(PLAN, GAMES)
const judge = new CorpusJudge(header, GAMES)
let player: CorpusPlayer
let game: CorpusGame

beforeAll(async () => {
  player = await CorpusPlayer.ready(PLAN)
  game = player.play(3)
})

test('header and lines are read as they were written', () => {
  const lines = new CorpusLines(readHeader(writeHeader(header)))
  expect(lines.header).toEqual(header)
  expect(lines.read(lines.write(game))).toEqual(game)
})

test('the same plan and number give the same game, other numbers other games', () => {
  expect(player.play(3)).toEqual(game)
  expect(differenceOf(game, player.play(3))).toBeUndefined()
  expect(differenceOf(game, { ...player.play(4), number: 3 })).toContain('game 3: move ')
})

test('a sound game has no fault, and each kind of fault is named', () => {
  expect(judge.faultOf(game)).toBeUndefined()
  const { moves, revealed, scores, places } = game
  const swapped = [moves[1] ?? '', moves[0] ?? '', ...moves.slice(2)]
  expect(judge.faultOf({ ...game, moves: swapped })).toContain('is not allowed')
  expect(judge.faultOf({ ...game, moves: moves.slice(0, -1) })).toContain('is not over')
  expect(judge.faultOf({ ...game, revealed: revealed.toReversed() })).toContain('draws')
  expect(judge.faultOf({ ...game, scores: scores.map(score => score + 1) })).toContain('ends')
  expect(judge.faultOf({ ...game, places: places.map(() => 1) })).toContain('places')
})

test.each([
  ['no JSON', '{'],
  ['no corpus', '{"arkwright":1}'],
  ['a later format', '{"corpus":99}'],
  ['another level', writeHeader({ ...header, level: 'grandmaster' as 'hard' })],
])('a header with %s is refused', (_what, line) => {
  expect(() => readHeader(line)).toThrow(expect.objectContaining({ name: 'BadInput' }))
})

test.each(['[1,[1,2],[1,2],[99999],[]]', '[1,[1,2],[1,2],[]]', '[-1,[],[],[],[]]', '[1,["a"],[1],[],[]]', 'x'])(
  'the line %s is refused',
  line => {
    expect(() => new CorpusLines(header).read(line)).toThrow(expect.objectContaining({ name: 'BadInput' }))
  },
)

test('the result is that of the rules', () => {
  const rules = GAMES.find(({ id }) => id === PLAN.game)
  if (rules === undefined) throw new Error('no game')
  const journal = new Journal(rules, PLAN.options, 'corpus 3')
  for (const move of game.moves) journal.play(move)
  expect(finalResult(rules, journal.position)).toEqual({ scores: game.scores, places: game.places })
})

/**
 * Explorers store these keys. If one changes, a view has changed: run `npm run openings`, and tell hosts to import their corpora
 * again.
 */
test.each([
  ['spinning-jenny', 4_358_131_195_286_603],
  ['water-frame', 8_122_398_999_529_052],
  ['card-game', 4_820_794_072_352_775],
])('the key of the opening of %s is what explorers have stored', (id, key) => {
  const rules = GAMES.find(one => one.id === id)
  if (rules === undefined) throw new Error('no game')
  expect(positionKey(rules, rules.setup(rules.parseOptions({ players: 2 }), null))).toBe(key)
})
