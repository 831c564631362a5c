import { type AnyGame, Journal, pick, seedRandom } from '@arkwright/kernel'
import { beforeAll, expect, test } from 'vitest'
import { expertFor } from '../src/analysis/experts.ts'
import { partLuckFromSkill } from '../src/analysis/luck.ts'
import { gapBetween, Sampler } from '../src/analysis/samples.ts'
import { turnsPlayed, walk } from '../src/analysis/walk.ts'
import { analyse, analyseByExpert, canAnalyse, type GameAnalysis, LADDERS, loadNetwork, Network } from '../src/index.ts'

const SETTINGS = { samples: 2, others: 2 }
const SEED = 'analysed'

/** Two players: Blue plays sensibly, Red makes any legal move. */
function playedGame(id: string, options: unknown, seed = SEED): readonly string[] {
  const ladder = LADDERS.get(id)
  if (ladder === undefined) throw new Error(`no bots for ${id}`)
  const { game } = ladder.expertise
  const journal = new Journal(game, game.parseOptions(options), seed)
  const random = seedRandom(`${seed} choices`)
  for (;;) {
    const seat = game.pending(journal.position)?.seat
    if (seat === undefined || seat === 'chance') return journal.moves
    const bot = ladder.bots[seat === 0 ? 'easy' : 'random']
    const { moves } = bot.choose(game.view(journal.position, seat), seat, { sims: 1 }, random)
    for (const move of moves) if (game.pending(journal.position)?.seat === seat) journal.play(move)
  }
}

function last(analyses: Iterable<GameAnalysis>): GameAnalysis {
  let found: GameAnalysis | undefined
  for (const analysis of analyses) found = analysis
  if (found === undefined) throw new Error('nothing was found')
  return found
}

async function all(analyses: AsyncIterable<GameAnalysis>): Promise<GameAnalysis[]> {
  const found: GameAnalysis[] = []
  for await (const analysis of analyses) found.push(analysis)
  return found
}

const options = { players: 2, setup: 'predetermined' }
let moves: readonly string[]
let analysis: GameAnalysis

beforeAll(() => {
  moves = playedGame('spinning-jenny', options)
  analysis = last(analyse({ game: 'spinning-jenny', revision: 1, options, seed: SEED, moves }, SETTINGS))
})

test('the same number of simulations gives the same analysis', () => {
  const opening = moves.slice(0, 12)
  const again = () =>
    last(analyse({ game: 'spinning-jenny', revision: 1, options, seed: SEED, moves: opening }, SETTINGS))
  expect(again()).toEqual(again())
})

test('expert analyses by its network, and by the projection where a position is unlike those in training', async () => {
  const opening = { game: 'spinning-jenny', revision: 1, options, seed: SEED, moves: moves.slice(0, 12) }
  const byProjection = last(analyse(opening, SETTINGS))
  const found = await all(analyseByExpert(opening, SETTINGS))
  const byExpert = last(found)
  expect(await all(analyseByExpert(opening, SETTINGS))).toEqual(found)
  expect(byExpert.estimates).toHaveLength(byProjection.estimates.length)
  for (const [turn, { seats }] of byExpert.estimates.entries()) {
    expect(seats.reduce((sum, { winChance }) => sum + winChance, 0)).toBeCloseTo(1)
    expect(seats.map(({ winChance }) => winChance)).not.toEqual(
      byProjection.estimates[turn]?.seats.map(({ winChance }) => winChance),
    )
  }
  const { stored } = (await loadNetwork('spinning-jenny', 2)) ?? {}
  if (stored === undefined) throw new Error('no network')
  const unlike = new Network({ ...stored, greatest: stored.least })
  expect(last(analyse(opening, SETTINGS, unlike))).toEqual(byProjection)
})

test('every turn has an estimate for every seat, and the last is the result', () => {
  expect(analysis.done).toBe(analysis.turns)
  expect(analysis.estimates).toHaveLength(analysis.turns + 1)
  for (const { seats } of analysis.estimates) {
    expect(seats).toHaveLength(2)
    expect(seats.reduce((sum, { winChance }) => sum + winChance, 0)).toBeCloseTo(1)
    for (const { low, score, high } of seats) {
      expect(low).toBeLessThanOrEqual(score + 1e-9)
      expect(score).toBeLessThanOrEqual(high + 1e-9)
    }
  }
  const expertise = expertFor('spinning-jenny')
  const game = expertise?.game as AnyGame
  const journal = new Journal(game, game.parseOptions(options), SEED)
  for (const move of moves) journal.play(move)
  const scores = game.standings(journal.position).toSorted((a, b) => a.seat - b.seat)
  expect(analysis.estimates.at(-1)?.seats.map(({ score }) => score)).toEqual(scores.map(({ score }) => score))
})

test('without a search for better turns the estimates are the same, and no turn is costly', () => {
  const opening = { game: 'spinning-jenny', revision: 1, options, seed: SEED, moves: moves.slice(0, 12) }
  const { estimates } = last(analyse(opening, SETTINGS))
  expect(last(analyse(opening, { ...SETTINGS, others: 0 }))).toMatchObject({ estimates, costly: [] })
})

test('random play makes the costly turns; each costs more than three times its error', () => {
  const of = (seat: number) => analysis.costly.filter(turn => turn.seat === seat).length
  expect(of(1)).toBeGreaterThan(of(0))
  for (const { gap, error, better, played } of analysis.costly) {
    expect(error).toBeLessThanOrEqual(gap / 3)
    expect(better).not.toEqual(played)
  }
})

test('each better turn named can be played', () => {
  const expertise = expertFor('spinning-jenny')
  const game = expertise?.game as AnyGame
  for (const { at, seat, better, played } of analysis.costly) {
    const journal = new Journal(game, game.parseOptions(options), SEED)
    for (const move of moves.slice(0, at)) journal.play(move)
    expect(moves.slice(at, at + played.length)).toEqual(played)
    for (const move of better) {
      expect(game.pending(journal.position)?.seat).toBe(seat)
      expect(journal.play(move)).toBeUndefined()
    }
  }
})

test('a turn compared with itself has no gap', () => {
  const expertise = expertFor('spinning-jenny')
  if (expertise === undefined) throw new Error('Spinning Jenny has no bots')
  const [turn] = turnsPlayed({ game: expertise.game, options, seed: SEED, moves })
  if (turn === undefined) throw new Error('no turn was played')
  const sampler = new Sampler(expertise, turn, seedRandom('itself'))
  const gap = gapBetween(sampler.samplesOf(turn.moves, 3), sampler.samplesOf(turn.moves, 3), turn.seat)
  expect(gap).toEqual({ gap: 0, error: 0, pounds: 0, winChance: 0 })
})

test('a game without chance has no luck', () => {
  expect(analysis.partings).toBeUndefined()
})

test('luck and decisions add up to what a seat gained', () => {
  const expertise = expertFor('card-game')
  if (expertise === undefined) throw new Error('the card game has no bots')
  const solo = { players: 1, expert: [] }
  const { game } = expertise
  const journal = new Journal(game, game.parseOptions(solo), SEED)
  const random = seedRandom('solo')
  while (game.pending(journal.position) !== undefined) journal.play(pick(random, game.moves(journal.position)).text)
  const played = { game, options: solo, seed: SEED, moves: journal.moves }
  const partings = partLuckFromSkill(played, expertise)
  expect(partings).toHaveLength(1)
  const worths = [0, 0, 0, 0]
  const stops = walk(played)
  let first: number | undefined
  let stop = stops.next()
  while (stop.done !== true) {
    if (first === undefined && game.pending(stop.value.state)?.begins === true) {
      expertise.project(stop.value.state, worths)
      first = worths[0]
    }
    stop = stops.next()
  }
  expertise.project(stop.value, worths)
  const { luck = 0, own = 0, others = 0 } = partings?.[0] ?? {}
  expect(luck + own + others).toBeCloseTo((worths[0] ?? 0) - (first ?? 0))
  expect(luck).not.toBe(0)
})

test('games without bots are not judged', () => {
  expect(canAnalyse('spinning-jenny')).toBe(true)
  expect(canAnalyse('card-game')).toBe(true)
  expect(canAnalyse('draughts')).toBe(false)
  expect(() => last(analyse({ game: 'draughts', revision: 1, options: {}, seed: '', moves: [] }))).toThrow('draughts')
})
