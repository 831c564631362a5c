import { type MachineState, type Move, seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { conduct, playOn } from '../src/arena/game.ts'
import { openingOf } from '../src/arena/opening.ts'
import type { Bot } from '../src/bot.ts'
import { characterBot } from '../src/character.ts'
import { LADDERS, type Ladder } from '../src/ladder.ts'
import { type Style, stylesOf } from '../src/levels.ts'

const GAMES = 2
/** They are quick, and differ more. */
const GAMES_OF_EASY = 4

/** By style: what it likes, on average over what a bot chose. */
type Tastes = Map<Style, number>

function tasted(ladder: Ladder, bot: Bot, tastes: Tastes): Bot {
  let decisions = 0
  const { game } = ladder.expertise
  return {
    ...bot,
    choose(view, seat, budget, random) {
      const chosen = bot.choose(view, seat, budget, random)
      const before = game.determinize(view, null)
      const state = game.copy(before)
      const moves: Move[] = chosen.moves.flatMap(text => game.parseMove(text) ?? [])
      for (const move of moves) game.play(state, move)
      for (const style of stylesOf(game.id)) {
        const liked = ladder.leanings.of(style, 'medium', before, { moves, state }, seat)
        tastes.set(style, ((tastes.get(style) ?? 0) * decisions + liked) / (decisions + 1))
      }
      decisions++
      return chosen
    },
  }
}

/** Of one seat against an easy bot, always from the same openings. */
function tastesOf(ladder: Ladder, player: Bot, games = GAMES): Tastes {
  const tastes: Tastes = new Map()
  const { game } = ladder.expertise
  const options = game.parseOptions({ players: 2 })
  const own = tasted(ladder, player, tastes)
  for (let number = 0; number < games; number++) {
    const seed = `characters ${number}`
    const state: MachineState<Move> = openingOf(ladder.expertise, options, seed)
    const bots = number % 2 === 0 ? [own, ladder.bots.easy] : [ladder.bots.easy, own]
    playOn(conduct({ game, state, names: ['one', 'other'], budget: { sims: 1 }, seed }), bots)
  }
  return tastes
}

test.each([...LADDERS.keys()])('%s: every style can be told from the plain level', id => {
  const ladder = LADDERS.get(id)
  if (ladder === undefined) throw new Error('no ladder')
  const plain = tastesOf(ladder, ladder.bots.medium)
  for (const style of stylesOf(id)) {
    const own = tastesOf(ladder, characterBot(ladder, 'medium', style))
    expect(own.get(style) ?? 0, style).toBeGreaterThan(plain.get(style) ?? 0)
  }
})

test.each([...LADDERS.keys()])('%s: easy shows the styles for which it considers more turns', id => {
  const ladder = LADDERS.get(id)
  if (ladder === undefined) throw new Error('no ladder')
  const plain = tastesOf(ladder, ladder.bots.easy, GAMES_OF_EASY)
  expect(ladder.leanings.broadAtEasy.length).toBeGreaterThan(0)
  for (const style of ladder.leanings.broadAtEasy) {
    const own = tastesOf(ladder, characterBot(ladder, 'easy', style), GAMES_OF_EASY)
    expect(own.get(style) ?? 0, style).toBeGreaterThan(plain.get(style) ?? 0)
  }
})

test('without a style a character is the plain level', () => {
  for (const ladder of LADDERS.values()) expect(characterBot(ladder, 'hard', undefined)).toBe(ladder.bots.hard)
})

test('hard and expert follow their style too', async () => {
  const ladder = LADDERS.get('spinning-jenny')
  if (ladder === undefined) throw new Error('no ladder')
  const { game } = ladder.expertise
  const state = game.setup(game.parseOptions({ players: 2 }), seedRandom('style'))
  const view = game.view(state, game.pending(state)?.seat === 1 ? 1 : 0)
  const seat = game.pending(state)?.seat === 1 ? 1 : 0
  for (const level of ['hard', 'expert'] as const) {
    // A leaning that likes nothing but the last turn by name decides alone.
    const bot = ladder.botLeaning(level, (_, { moves }) => (isLast(moves) ? 1e6 : 0))
    await bot.prepare?.(view)
    expect(isLast(bot.choose(view, seat, { sims: 8 }, seedRandom('one')).moves.map(text => ({ text })))).toBe(true)
  }

  function isLast(moves: readonly { readonly text: string }[]): boolean {
    const all = ladder?.expertise.turns(game.determinize(view, null), 'thorough') ?? []
    const texts = all.map(turn => turn.moves.map(({ text }) => text).join())
    return moves.map(({ text }) => text).join() === texts.toSorted().at(-1)
  }
})
