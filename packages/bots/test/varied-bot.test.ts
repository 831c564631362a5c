import { seedRandom } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { conduct, playOn } from '../src/arena/game.ts'
import { type Bot, LADDERS } from '../src/index.ts'
import { finish } from '../src/steps.ts'
import { variedBot } from '../src/varied-bot.ts'

describe.each([...LADDERS])('%s', (_id, { bots, expertise, nearly }) => {
  const { game } = expertise

  /** The moves of a whole game from the usual set-up, which is the same for every seed of the bots. */
  function gameOf(bot: Bot, seed: string): string[] {
    const moves: string[] = []
    const noting: Bot = {
      name: bot.name,
      choose(...asked) {
        const choice = bot.choose(...asked)
        moves.push(...choice.moves)
        return choice
      },
    }
    const state = game.setup(game.parseOptions({ players: 2 }), seedRandom('set-up'))
    const names = [bot.name, bot.name]
    playOn(conduct({ game, state, names, budget: { sims: 1 }, seed }), [noting, noting])
    return moves
  }

  test('two games from the same set-up differ by seed, and only with variety', () => {
    const varied = variedBot(bots.easy, nearly)
    expect(gameOf(varied, 'a')).toEqual(gameOf(varied, 'a'))
    expect(gameOf(varied, 'a')).not.toEqual(gameOf(varied, 'b'))
    expect(gameOf(bots.easy, 'a')).toEqual(gameOf(bots.easy, 'b'))
  })
})

const CHOICE = {
  moves: ['best'],
  report: {
    candidates: [
      { moves: ['best'], value: 10, sims: 8 },
      { moves: ['equal'], value: 10, sims: 8 },
      { moves: ['close'], value: 9.75, sims: 8 },
      { moves: ['dropped early'], value: 9.9, sims: 4 },
      { moves: ['worse'], value: 8, sims: 8 },
    ],
    sims: 36,
  },
}

test('takes only turns that are nearly as good and as well searched', () => {
  const bot: Bot = {
    name: 'fixed',
    choose: () => CHOICE,
    *think() {
      yield
      return CHOICE
    },
  }
  const varied = variedBot(bot, 0.5)
  const chosen = Array.from({ length: 30 }, (_, i) => varied.choose({}, 0, { sims: 1 }, seedRandom(`${i}`)))
  expect(new Set(chosen.flatMap(({ moves }) => moves))).toEqual(new Set(['best', 'close']))
  expect(chosen.every(({ report }) => report === CHOICE.report)).toBe(true)
  const thought = varied.think?.({}, 0, { sims: 1 }, seedRandom('3'))
  expect(thought && finish(thought)).toEqual(varied.choose({}, 0, { sims: 1 }, seedRandom('3')))
})
