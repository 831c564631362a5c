import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { seedRandom } from '@arkwright/kernel'
import { describe, expect, test } from 'vitest'
import { openingOf } from '../../src/arena/opening.ts'
import { LearnedJudge } from '../../src/expert/judge.ts'
import { Network, type StoredNetwork } from '../../src/expert/network.ts'
import { loadNetwork } from '../../src/expert/networks.ts'
import { floatsOf, halvesOf } from '../../src/expert/numbers.ts'
import { LADDERS } from '../../src/ladder.ts'

const SAMPLES = join(import.meta.dirname, 'samples')
const NAMES = existsSync(SAMPLES) ? readdirSync(SAMPLES).map(file => file.replace(/\.json$/, '')) : []

interface Sample {
  readonly figures: string
  readonly margins: readonly number[]
  readonly odds: readonly number[]
}

function expectSame(network: Network | undefined, { figures, margins, odds }: Sample): void {
  const rows = floatsOf(figures)
  const inputs = rows.length / margins.length
  for (const [i, margin] of margins.entries()) {
    const row = rows.subarray(i * inputs, (i + 1) * inputs)
    expect(network?.margin(row)).toBeCloseTo(margin, 6)
    expect(network?.odds(row)).toBeCloseTo(odds[i] ?? Number.NaN, 6)
  }
}

/** A small network and the outputs of PyTorch for some positions: written by training/train.py with `--hidden 8,4`. */
const FIXTURE = JSON.parse(readFileSync(join(import.meta.dirname, 'fixture.json'), 'utf8')) as {
  readonly network: StoredNetwork
  readonly sample: Sample
}

test('a network gives the same outputs as PyTorch', () => expectSame(new Network(FIXTURE.network), FIXTURE.sample))

test('a network with too few weights is refused', () => {
  const short = { ...FIXTURE.network, hidden: [9, 4] as const }
  expect(() => new Network(short)).toThrow('weights')
})

test('numbers are read as they were stored', () => {
  // 1, -2, 0.333251953125, the smallest and the largest half, 0.
  expect([...halvesOf('ADwAwFU1AQD/ewAA')]).toEqual([1, -2, 0.333251953125, 2 ** -24, 65504, 0])
  expect([...floatsOf('AACAPwAAIMA=')]).toEqual([1, -2.5])
})

describe.each(NAMES)('the network of %s', name => {
  const [game = '', players = ''] = name.split('-by-')

  test('gives the same outputs as PyTorch', async () => {
    const sample = JSON.parse(readFileSync(join(SAMPLES, `${name}.json`), 'utf8')) as Sample
    expectSame(await loadNetwork(game, Number(players)), sample)
  })

  test('decides for expert from the first turn on', async () => {
    const ladder = LADDERS.get(game)
    if (ladder === undefined) throw new Error(`no bots for ${game}`)
    const rules = ladder.expertise.game
    const state = openingOf(ladder.expertise, rules.parseOptions({ players: Number(players) }), 'decides')
    const view: unknown = rules.view(state, state.seat)
    await ladder.bots.expert.prepare?.(view)
    const { report } = ladder.bots.expert.choose(view, state.seat, { sims: 4 }, seedRandom('decides'))
    expect(report.judgedBy).toBe('network')
  })

  test('is at most 100 kB compressed', () => {
    const file = join(import.meta.dirname, '..', '..', 'src', 'expert', 'networks', `${name}.ts`)
    expect(gzipSync(readFileSync(file)).length).toBeLessThanOrEqual(100_000)
  })

  test('knows the start of a game, but not one with very different figures', async () => {
    const expertise = LADDERS.get(game)?.tuned
    const network = await loadNetwork(game, Number(players))
    if (expertise === undefined || network === undefined) throw new Error(`no network for ${name}`)
    const judge = new LearnedJudge(expertise, network)
    const state = expertise.game.setup(expertise.game.parseOptions({ players: Number(players) }), seedRandom('known'))
    expect(judge.knows(state, 0)).toBe(true)
    expect(Number.isFinite(judge.judge(state, 0))).toBe(true)
    const figures = new Float64Array(network.stored.inputs).fill(1000)
    expect(network.strangeness(figures)).toBeGreaterThan(0.5)
  })
})
