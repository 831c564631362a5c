// A scripted agent plays whole games through the tools, and no move of it is ever refused.
import { pick, seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { Agent } from './agent.ts'

const GAMES = ['spinning-jenny', 'water-frame', 'card-game']

test.each(GAMES)('an agent that takes the first listed turn plays a whole game of %s', async game => {
  const agent = new Agent()
  let { facts } = await agent.call('new_game', { game, seed: 'agent', bot: 'random' })
  let turns = 0
  while (facts.over !== true) {
    expect(facts.seat).toBe(0)
    const listed = await agent.call('turns')
    const [best] = listed.facts.turns ?? []
    expect(best?.score).toBeGreaterThanOrEqual(0)
    facts = (await agent.call('play', { moves: best?.moves })).facts
    turns++
  }
  expect(turns).toBeGreaterThan(10)
  const [own = { score: 0 }, other = { score: 0 }] = facts.standings ?? []
  expect(own.score).toBeGreaterThan(other.score)
})

test.each(GAMES)('an agent that takes any legal moves plays both seats of %s', async game => {
  const agent = new Agent()
  const random = seedRandom('agent')
  let { facts } = await agent.call('new_game', { game, seed: 'both', seats: [0, 1] })
  let seats = 0
  while (facts.over !== true) {
    seats |= 1 << (facts.seat ?? 0)
    facts = (await agent.call('play', { moves: [pick(random, facts.legal ?? [])] })).facts
  }
  expect(seats).toBe(0b11)
})
