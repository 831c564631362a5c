import type { MachineState, Move, Seat } from '@arkwright/kernel'
import { seedRandom } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { rateTurns } from '../../src/greedy-bot.ts'
import { LADDERS } from '../../src/ladder.ts'

const CELLS = [
  { game: 'spinning-jenny', sizes: [2, 3, 4] },
  { game: 'water-frame', sizes: [2, 3, 4] },
  { game: 'card-game', sizes: [1, 2, 3, 4] },
].flatMap(({ game, sizes }) => sizes.map(players => ({ game, players })))

describe.each(CELLS)('$game by $players', ({ game: id, players }) => {
  const expertise = LADDERS.get(id)?.tuned
  if (expertise?.features === undefined) throw new Error(`${id} has no features`)
  const { game, features } = expertise

  function figuresOf(state: MachineState<Move>, seat: Seat): Float64Array {
    // One extra entry, which must stay unchanged.
    const figures = new Float64Array(features.count(players) + 1).fill(Number.NaN)
    features.fill(state, [seat], [figures])
    return figures
  }

  /** All views of a position at once. */
  function viewsOf(state: MachineState<Move>, seat: Seat): Float64Array[] {
    const views = seatsFrom(seat).map(() => new Float64Array(features.count(players) + 1).fill(Number.NaN))
    features.fill(state, seatsFrom(seat), views)
    return views
  }

  /** All seats, the given one first. */
  function seatsFrom(seat: Seat): Seat[] {
    return Array.from({ length: players }, (_, place) => ((seat + place) % players) as Seat)
  }

  test('every figure is present at every decision, and the first is the margin at the end', () => {
    const state = game.setup(game.parseOptions({ players }), seedRandom('figures'))
    for (let decision = game.pending(state); decision !== undefined; decision = game.pending(state)) {
      const { seat } = decision
      if (seat === 'chance') throw new Error('a game with a seed draws by itself')
      const figures = figuresOf(state, seat)
      expect(figures.findIndex(Number.isNaN)).toBe(features.count(players))
      expect(figures).toEqual(figuresOf(game.determinize(game.view(state, seat), null), seat))
      expect(viewsOf(state, seat)).toEqual(seatsFrom(seat).map(other => figuresOf(state, other)))
      const [best] = rateTurns(expertise, state, seat, 'brisk')
      for (const move of best?.turn.moves ?? []) game.play(state, move)
    }
    if (players === 1) return
    const scores = game.standings(state).toSorted((one, other) => one.seat - other.seat)
    for (const { seat, score, rank } of scores) {
      const rival = Math.max(...scores.filter(other => other.seat !== seat).map(other => other.score))
      if (scores.every(other => other.rank !== null) && rank !== null)
        expect(figuresOf(state, seat)[0]).toBeCloseTo(score - rival, -1)
    }
  })
})
