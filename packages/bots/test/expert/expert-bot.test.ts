import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Seat, seedRandom } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { expertBot } from '../../src/expert/expert-bot.ts'
import { LearnedJudge } from '../../src/expert/judge.ts'
import { Network, type StoredNetwork } from '../../src/expert/network.ts'
import { LADDERS } from '../../src/ladder.ts'

const { network } = JSON.parse(readFileSync(join(import.meta.dirname, 'fixture.json'), 'utf8')) as {
  readonly network: StoredNetwork
}
const ladder = LADDERS.get('spinning-jenny')
if (ladder === undefined) throw new Error('no ladder')
const { tuned, bots, expertSettings } = ladder
const { game } = tuned

function expertBy(stored: StoredNetwork | undefined) {
  return expertBot({
    name: 'expert',
    expertise: tuned,
    settings: expertSettings,
    fallback: bots.hard,
    hintProductions: 2,
    load: async () => stored && new Network(stored),
  })
}

const start = game.setup(game.parseOptions({ players: 2 }), seedRandom('expert'))
const view: unknown = game.view(start, start.seat)
const BUDGET = { sims: 16 }

test('judges by the network, the same for the same seed', async () => {
  const expert = expertBy(network)
  await expert.prepare?.(view)
  const choice = expert.choose(view, start.seat, BUDGET, seedRandom('a'))
  expect(choice.report.judgedBy).toBe('network')
  expect(expert.choose(view, start.seat, BUDGET, seedRandom('a'))).toEqual(choice)
})

test('reports that hard decided in its place: without a network, and in strange positions', async () => {
  // Every figure of every position is above this network's training range.
  const strange = { ...network, greatest: network.least, least: network.least }
  for (const stored of [undefined, strange]) {
    const expert = expertBy(stored)
    await expert.prepare?.(view)
    const { moves, report } = expert.choose(view, start.seat, BUDGET, seedRandom('a'))
    expect(report.judgedBy).toBe('projection')
    expect(moves).toEqual(bots.hard.choose(view, start.seat, BUDGET, seedRandom('a')).moves)
  }
})

test('advises by the network: chances of all seats, figures of the projection', async () => {
  const expert = expertBy(network)
  await expert.prepare?.(view)
  const [first, second] = [...(expert.advise?.(view, start.seat, { sims: 8 }, seedRandom('a')) ?? [])]
  if (first === undefined || second === undefined) throw new Error('no advice')
  expect(first.prospects.reduce((sum, { winChance }) => sum + winChance, 0)).toBeCloseTo(1)
  expect(first.hints.length).toBeGreaterThan(0)
  for (const { winChance, sims } of second.hints) {
    expect(sims).toBe(1)
    expect(winChance).toBeGreaterThan(0)
    expect(winChance).toBeLessThan(1)
  }
})

test('advises like hard where there is no network', async () => {
  const plain = expertBy(undefined)
  await plain.prepare?.(view)
  const [advice] = plain.advise?.(view, start.seat, { sims: 1 }, seedRandom('a')) ?? []
  const [same] = bots.hard.advise?.(view, start.seat, { sims: 1 }, seedRandom('a')) ?? []
  expect(advice).toBeDefined()
  expect(advice).toEqual(same)
})

test('of two players, one is ahead by what the other is behind', async () => {
  const judge = new LearnedJudge(tuned, new Network(network))
  const state = game.setup(game.parseOptions({ players: 2 }), seedRandom('both views'))
  const plain = new Network(network)
  const margins = [0, 1].map(seat => {
    const figures = new Float64Array(network.inputs)
    tuned.features?.fill(state, [seat as Seat], [figures])
    return plain.margin(figures)
  })
  const [first = 0, second = 0] = margins
  expect(first + second).not.toBeCloseTo(0)
  expect(judge.judge(state, 0)).toBeCloseTo((first - second) / 2)
  expect(judge.judge(state, 1)).toBeCloseTo((second - first) / 2)
})

test('must be prepared first', () => {
  expect(() => expertBy(network).choose(view, start.seat, BUDGET, seedRandom('a'))).toThrow('prepared')
})

test('a network of another game or other features does not fit', async () => {
  for (const other of [
    { ...network, game: 'water-frame' },
    { ...network, features: 0 },
    { ...network, players: 3 },
  ]) {
    await expect(expertBy(other).prepare?.(view)).rejects.toThrow('network')
  }
})
