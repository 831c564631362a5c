import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { FACES, faceNamed } from '../src/components/faces.ts'
import { cardGame } from '../src/game.ts'
import { FOOD, factory, give, LAMPS, legal, play, player, position, refused, setUpGame, startGame } from './table.ts'

const total = (list: readonly number[]) => list.reduce((sum, count) => sum + count, 0)

rule('CG expert 3', 'a restricted development waits for its decade', () => {
  const options = { players: 3, expert: ['restrictions'] }
  const develop = (decade: number, level: number) =>
    position(state => {
      state.decade = decade
      state.step = 'develop'
      state.stage = 'development'
      player(state).tracks = [level, 0, 0, 0, 0, 0]
    }, options)
  expect(refused(develop(1, 0), 'develop quality')).toBeUndefined()
  expect(refused(develop(1, 1), 'develop quality')).toBe('decade-not-reached')
  expect(refused(develop(2, 1), 'develop quality')).toBeUndefined()
  expect(refused(develop(2, 2), 'develop quality')).toBe('decade-not-reached')
  expect(refused(develop(3, 2), 'develop quality')).toBeUndefined()
  const free = develop(1, 1)
  player(free).tracks = [0, 0, 1, 0, 0, 1]
  expect([refused(free, 'develop cards'), refused(free, 'develop stock')]).toEqual([undefined, undefined])
})

rule('CG expert 4', 'factories are chosen clockwise, then back; then a development counterclockwise', () => {
  const state = setUpGame({ players: 3, expert: ['choose-start'] })
  const order: number[] = []
  while (state.step === 'choose factory') {
    order.push(state.seat)
    play(state, legal(state)[0] ?? '')
  }
  expect(order).toEqual([0, 1, 2, 2, 1, 0])
  expect([state.step, state.seat]).toEqual(['starting development', 2])
  expect(legal(state)).toContain('no development')
  play(state, 'take foreman', 'assign food', 'develop ship')
  expect(state.seat).toBe(0)
  play(state, 'no development')
  expect([state.stage, state.step, state.seat]).toEqual(['action', 'action', 0])
  expect([player(state, 2).assigned, player(state, 1).tracks]).toEqual([FOOD, [0, 0, 0, 0, 1, 0]])
})

rule('CG expert 4', 'a chosen factory has its first worker card and moves neither demand nor wages', () => {
  const state = setUpGame({ players: 2, expert: ['choose-start'] })
  play(state, 'choose lamps')
  expect(factory(state, LAMPS)).toMatchObject({ side: 1, first: 1, marker: 0 })
  expect([state.demand, state.wageSpace]).toEqual([[-1, -1, 0, 0], 0])
})

rule('CG expert 7', 'no ship is ready until the stock exchange', () => {
  const state = position(() => undefined, { players: 3, expert: ['no-ships'] })
  expect(player(state).ships).toBe(0)
  play(state, 'action stock exchange', 'buy 0', 'loans 0')
  expect(player(state).ships).toBe(2)
})

rule(
  'CG expert 10',
  'one Entrepreneur, Engineers and Patents by players, four more cards each, none above the limit',
  () => {
    for (const players of [2, 3, 4]) {
      for (let game = 0; game < 20; game++) {
        const { supply } = setUpGame({ players, expert: ['random-supply'] }, `supply ${game}`)
        expect(supply[faceNamed('entrepreneur')]).toBe(1)
        expect(supply[faceNamed('engineer')]).toBe(players - 1)
        expect(supply[faceNamed('patent')]).toBe(players - 1)
        expect(Math.max(...supply)).toBeLessThanOrEqual(players - 1)
        expect(total(supply)).toBe(1 + 2 * (players - 1) + 4 * players)
      }
    }
  },
)

rule('CG expert 11', 'shares are bought at 10 before the game', () => {
  const state = setUpGame({ players: 2, expert: ['buy-shares'] })
  play(state, 'assign food')
  expect([state.step, state.seat]).toEqual(['starting shares', 0])
  expect(legal(state)).toEqual(['buy 0', 'buy 1', 'buy 2', 'buy 3', 'buy 4', 'buy 5'])
  play(state, 'buy 2')
  expect([player(state).money, player(state).shares, state.seat]).toEqual([30, 12, 1])
})

rule('CG-E4', 'three players: five fixed cards, twelve drawn, no type above two', () => {
  const { supply } = setUpGame({ players: 3, expert: ['random-supply'] })
  expect(total(supply)).toBe(17)
  expect(Math.max(...supply)).toBeLessThanOrEqual(2)
})

rule('CG-E5', 'two and four players: 11 and 23 cards, limit 1 and 3, Patrons counted apart', () => {
  const two = setUpGame({ players: 2, expert: ['random-supply'] }).supply
  const four = setUpGame({ players: 4, expert: ['random-supply'] }).supply
  expect([total(two), Math.max(...two)]).toEqual([11, 1])
  expect(total(four)).toBe(23)
  expect(Math.max(...four)).toBeLessThanOrEqual(3)
  const patrons = FACES.filter(name => name.startsWith('patron'))
  expect(patrons).toHaveLength(6)
})

rule('CG-E6', 'five shares bought at set-up leave no money and make fifteen', () => {
  const state = setUpGame({ players: 2, expert: ['buy-shares'] })
  play(state, 'assign food', 'buy 5')
  expect([player(state).money, player(state).shares]).toEqual([0, 15])
})

rule('CG ruling 39', 'the starting development obeys decade I', () => {
  const state = setUpGame({ players: 2, expert: ['choose-start', 'restrictions'] })
  while (state.step === 'choose factory') play(state, legal(state)[0] ?? '')
  expect(refused(state, 'develop quality')).toBeUndefined()
  const later = cardGame.copy(state)
  player(later, 1).tracks[0] = 1
  expect(refused(later, 'develop quality')).toBe('decade-not-reached')
})

rule(
  'CG ruling 54',
  'with the random supply the starting development is chosen, for the fixed card may be missing',
  () => {
    const state = setUpGame({ players: 3, expert: ['random-supply'] })
    expect([state.step, state.seat]).toEqual(['starting development', 2])
    expect(player(state, 2).cards).toBe(0)
    expect(factory(state, FOOD).side).toBe(1)
  },
)

rule('CG ruling 65', 'a card whose faces are both at the limit goes back to the box, and another is drawn', () => {
  const options = cardGame.parseOptions({ players: 2, expert: ['random-supply'] })
  const state = cardGame.setup(options, null)
  expect(cardGame.pending(state)?.seat).toBe('chance')
  const deal = (text: string) => {
    const events: unknown[] = []
    const move = cardGame.parseMove(text)
    if (move === undefined) throw new Error(text)
    cardGame.play(state, move, event => events.push(event))
    return events
  }
  expect(deal('deal 16a')).toContainEqual(expect.objectContaining({ face: faceNamed('big-storehouse'), kept: true }))
  expect(deal('deal 17a')).toContainEqual(expect.objectContaining({ type: 'dealt card', kept: false }))
  deal('deal 1a')
  expect(deal('deal 2a')).toContainEqual(
    expect.objectContaining({ face: faceNamed('contract'), flipped: true, kept: true }),
  )
  expect(total(state.supply)).toBe(3 + 3)
  expect(cardGame.weight(state, cardGame.parseMove('deal 3a') ?? state.legal[0] ?? failed())).toBe(1)
})

function failed(): never {
  throw new Error('no such move')
}

rule('CG ruling 55', 'the expert side of a card comes with the module it belongs to', () => {
  const choose = (expert: readonly string[]) =>
    position(
      state => {
        give(state, 0, 'inventor')
        state.step = 'develop'
        state.stage = 'development'
      },
      { players: 4, expert },
    )
  expect(refused(choose([]), 'use inventor')).toBe('expert-restrictions-only')
  expect(refused(choose(['restrictions']), 'use inventor')).toBeUndefined()
  expect(startGame({ players: 4, expert: 'all' }).rules.expert['extra-production']).toBe(true)
})
