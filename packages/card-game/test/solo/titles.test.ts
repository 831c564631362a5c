import { OVER } from '@arkwright/kernel'
import { rule } from '@arkwright/testing'
import { expect, test } from 'vitest'
import { faceNamed } from '../../src/components/faces.ts'
import { standings } from '../../src/flow/final-scoring.ts'
import { enterResult, openTitles, suggestTitles, titlesAllowed } from '../../src/solo/record-book.ts'
import { TITLES, titlesReached } from '../../src/solo/titles.ts'
import type { Player } from '../../src/state.ts'
import { open, player, type State, startGame } from '../table.ts'

const finished = (changes: Partial<Player>, change: (state: State) => void = () => undefined) => {
  const state = startGame({ players: 1 })
  Object.assign(player(state), changes)
  change(state)
  state.step = OVER
  return state
}

const reaches = (title: (typeof TITLES)[number], changes: Partial<Player>, change?: (state: State) => void) =>
  titlesReached(finished(changes, change)).includes(title)

rule('CG solo 4', 'fifteen titles', () => {
  expect(TITLES).toHaveLength(15)
})

rule('CG solo 4', 'Magnate: 500 points', () => {
  expect([reaches('magnate', { shares: 25, shareValue: 20, money: 0 }), reaches('magnate', {})]).toEqual([true, false])
})

rule('CG solo 4', 'Patriot and Captain: no shipment, or five', () => {
  expect([0, 1, 4, 5].map(shipments => reaches('patriot', { shipments }))).toEqual([true, false, false, false])
  expect([0, 1, 4, 5].map(shipments => reaches('captain', { shipments }))).toEqual([false, false, false, true])
})

rule('CG solo 4', 'Hero of the proletariat: no machine', () => {
  const token = reaches('hero-of-the-proletariat', { machineToken: 2 })
  const card = reaches('hero-of-the-proletariat', {}, state => open(state, 0, { firstAutomated: true }))
  expect([reaches('hero-of-the-proletariat', {}), token, card]).toEqual([true, false, false])
})

rule('CG solo 4', 'Gentleman or Lady: no step of the stock exchange, no Broker', () => {
  const tracks = [0, 0, 0, 0, 0, 1]
  const broker = 1 << faceNamed('broker')
  expect([
    reaches('gentleman', { tracks: [1, 0, 0, 0, 0, 0] }),
    reaches('gentleman', { tracks }),
    reaches('gentleman', { everUsed: broker }),
  ]).toEqual([true, false, false])
})

rule('CG solo 4', 'Specialist, Generalist, Full employment: factories and worker cards', () => {
  const all = (second: number) => (state: State) => {
    for (const good of [0, 1, 2, 3]) open(state, good, { second })
  }
  expect([reaches('specialist', {}), reaches('specialist', {}, all(0))]).toEqual([true, false])
  expect([reaches('generalist', {}), reaches('generalist', {}, all(0))]).toEqual([false, true])
  expect([reaches('full-employment', {}, all(0)), reaches('full-employment', {}, all(1))]).toEqual([false, true])
})

rule('CG solo 4', 'shares and value before final scoring: 25-29, 30', () => {
  const seen = [24, 25, 29, 30].map(shares => [reaches('director', { shares }), reaches('chairman', { shares })])
  expect(seen).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [false, true],
  ])
  const values = [24, 25, 29, 30].map(shareValue => [
    reaches('financier', { shareValue }),
    reaches('baron-of-the-exchange', { shareValue }),
  ])
  expect(values).toEqual(seen)
})

rule('CG solo 4', 'Upstart: no money left when the game begins', () => {
  expect([reaches('upstart', { moneyAtStart: 0 }), reaches('upstart', { moneyAtStart: 10 })]).toEqual([true, false])
})

rule('CG ruling 49', 'Nouveau riche counts money before shares are bought at the end', () => {
  expect([reaches('nouveau-riche', { money: 200 }), reaches('nouveau-riche', { money: 199 })]).toEqual([true, false])
})

rule(
  'CG ruling 59',
  'Hard worker: taking a Patent or Engineer counts as using it; Captain counts each time goods sail',
  () => {
    expect(reaches('hard-worker', { everTaken: 1 << faceNamed('workshop') })).toBe(true)
    expect(reaches('hard-worker', { everTaken: 1 << faceNamed('patent') })).toBe(false)
    expect(reaches('hard-worker', { everTaken: 1 << faceNamed('engineer') })).toBe(false)
  },
)

rule('CG ruling 58', 'the rank counts opponents who are strictly ahead; a tie goes to the player', () => {
  const rank = (first: number, second: number) => {
    const state = finished({ shares: 12, shareValue: 12, money: 0 }, one => {
      one.rivals = [first, second].map(shares => ({ appeal: [0, 0, 0, 0], shares, shareValue: 12 }))
    })
    return standings(state).map(one => one.rank)
  }
  expect([rank(12, 11), rank(13, 12), rank(13, 13)]).toEqual([[1], [2], [3]])
})

test('an unfinished, bankrupt or larger game has no titles', () => {
  const state = finished({ bankrupt: true })
  expect(titlesReached(state)).toEqual([])
  expect(titlesReached(startGame({ players: 1 }))).toEqual([])
  const two = startGame({ players: 2 })
  two.step = OVER
  expect(titlesReached(two)).toEqual([])
})

rule('CG solo 4 variant', 'the winner chooses two titles, the second one', () => {
  expect([1, 2, 3].map(rank => titlesAllowed(rank, 'choice'))).toEqual([2, 1, 0])
  expect([1, 2, 3].map(rank => titlesAllowed(rank, 'winner'))).toEqual([15, 0, 0])
  const book = enterResult([], { date: '2026-11-15', score: 510, rank: 1, titles: ['magnate', 'patriot'] }, 'choice')
  expect(openTitles(book)).toHaveLength(13)
  expect(suggestTitles(book, ['magnate', 'specialist', 'captain'], 2, 'choice')).toEqual(['specialist'])
  expect(suggestTitles(book, ['magnate', 'specialist', 'captain'], 1, 'choice')).toEqual(['specialist', 'captain'])
})

test('the record book takes only what can be true', () => {
  const result = { date: '2026-11-15', score: 300, rank: 2, titles: ['patriot', 'captain'] as const }
  expect(() => enterResult([], result, 'choice')).toThrow(/rank 2 may enter 1 titles/)
  expect(() => enterResult([], { ...result, titles: [], date: 'today' }, 'choice')).toThrow(/date must be a day/)
  expect(() => enterResult([], { ...result, titles: ['king' as never] }, 'choice')).toThrow(/no title king/)
  expect(enterResult([], { ...result, titles: [] }, 'winner')).toHaveLength(1)
})
