import { cardGame, EXPERT_MODULES, type State } from '@arkwright/card-game'
import { seedRandom } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { conduct, playOn } from '../../src/arena/game.ts'
import { cardGameExpertise } from '../../src/card-game/expertise.ts'
import { PLAIN_WEIGHTS } from '../../src/card-game/weights.ts'
import { BOT_NAMES, type BotName, LADDERS, play, table } from '../../src/index.ts'
import { decisionsOf } from './positions.ts'

const ladder = LADDERS.get('card-game')
if (ladder === undefined) throw new Error('the card game has no bots')
const { bots, expertise } = ladder

const CELLS = [
  ...[1, 2, 3, 4].flatMap(players => [{ players }, { players, expert: 'all' }]),
  ...EXPERT_MODULES.map(module => ({ players: 3, expert: [module] })),
  { players: 1, factories: 'drawn' },
]

describe.each(['easy', 'medium'] as const)('%s plays every cell to its end', name => {
  test.each(CELLS)('%o', options => {
    const state = expertise.game.setup(expertise.game.parseOptions(options), seedRandom('cell'))
    const seated = Array.from({ length: options.players }, () => bots[name])
    // Throws at the first illegal move.
    const names = seated.map(bot => bot.name)
    const contest = conduct({ game: expertise.game, state, names, budget: { sims: 1 }, seed: 'cell' })
    const standings = playOn(contest, seated)
    expect(state.step).toBe('over')
    expect(standings).toHaveLength(options.players)
    expect(Math.max(...standings.map(({ score }) => score))).toBeGreaterThan(0)
  })
})

function position(options: object, number: number): State {
  let left = number
  for (const state of decisionsOf(cardGameExpertise(PLAIN_WEIGHTS), options, 'bots')) {
    if (left-- === 0) return state
  }
  throw new Error(`the game has no decision ${number}`)
}

describe.each(BOT_NAMES)('%s', name => {
  test.each([{ players: 1 }, { players: 3, expert: 'all' }])(
    'decides the same for the same seed and simulations: %o',
    async options => {
      const state = position(options, 12)
      const view = cardGame.view(state, state.seat)
      await bots[name].prepare?.(view)
      const before = JSON.stringify(view)
      const choose = () => bots[name].choose(view, state.seat, { sims: 8 }, seedRandom('same'))
      const choice = choose()
      expect(choose()).toEqual(choice)
      expect(JSON.stringify(view)).toBe(before)
      expect(cardGame.moves(state).map(({ text }) => text)).toContain(choice.moves[0])
    },
  )
})

describe('a bot against itself comes out even on paired seeds', () => {
  test.each([
    { bot: bots.easy, players: 2, blocks: 3, sims: 1 },
    { bot: bots.medium, players: 3, blocks: 1, sims: 1 },
    { bot: bots.hard, players: 2, blocks: 1, sims: 2 },
  ])('$bot.name, $players players', ({ bot, players, blocks, sims }) => {
    const seated = Array.from({ length: players }, () => bot)
    const options = expertise.game.parseOptions({ players })
    const entries = table([...play({ expertise, options, bots: seated, blocks, seed: 'even', budget: { sims } })])
    expect(entries).toHaveLength(players)
    for (const { share, games } of entries) {
      expect(games).toBe(blocks * players)
      expect(share).toBeCloseTo(1 / players)
    }
  })
})

/** Small versions of the matches in docs/bots.md, with fixed simulation counts and wide bounds. */
describe('each level of the ladder beats the lower ones', () => {
  const share = (names: readonly BotName[], blocks: number, sims = 1): number => {
    const plan = {
      expertise,
      options: expertise.game.parseOptions({ players: names.length }),
      bots: names.map(name => bots[name]),
      blocks,
      seed: 'ladder',
      budget: { sims },
    }
    return table([...play(plan)]).find(({ bot }) => bot === names[0])?.share ?? 0
  }

  test('easy beats random', () => expect(share(['easy', 'random'], 10)).toBeGreaterThan(0.9))
  test('medium beats easy', () => expect(share(['medium', 'easy'], 5)).toBeGreaterThan(0.6))
  test('medium beats three easy', () => {
    expect(share(['medium', 'easy', 'easy', 'easy'], 2)).toBeGreaterThan(0.25)
  })
  test('hard beats easy', () => expect(share(['hard', 'easy'], 1, 4)).toBeGreaterThan(0.5))
})
