import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { cardGame } from '../../src/game.ts'
import { FOOD, factory, LAMPS, legal, play, player, refused, setUpGame, startGame } from '../table.ts'
import { beforeDraw, openSetUp, soloOf, soloPosition } from './solo-table.ts'

/** Lays the first fifteen cards that come. */
function layGrid(state: ReturnType<typeof openSetUp>): void {
  while (state.step === 'lay') play(state, legal(state)[0] ?? '')
}

rule(
  'CG solo 1',
  'market side and supply of three players, opponents with 12 shares at 12, eight markers in the bag',
  () => {
    const state = setUpGame({ players: 1 })
    expect(state.rules.wages).toHaveLength(13)
    expect(state.rivals.map(({ shares, shareValue }) => [shares, shareValue])).toEqual([
      [12, 12],
      [12, 12],
    ])
    expect(soloOf(state).bag).toEqual([3, 3, 2])
    expect(player(state)).toMatchObject({ money: 50, shares: 10, ships: 2 })
  },
)

rule('CG solo 1', 'a card under a disc cannot be taken', () => {
  const state = soloPosition(one => {
    one.step = 'develop'
    one.stage = 'development'
  })
  expect([refused(state, 'pick 1'), refused(state, 'pick 2')]).toEqual(['card-of-an-opponent', undefined])
  expect(refused(state, 'take patent')).toBe('picked-from-the-grid')
  play(state, 'pick 2')
  expect(soloOf(state).grid[1]).toBe(-1)
})

rule('CG solo 2', 'first factory, opponents, second factory', () => {
  const state = openSetUp()
  layGrid(state)
  expect(state.step).toBe('choose factory')
  play(state, 'choose lamps')
  expect([state.step, legal(state)]).toEqual(['opponents', expect.arrayContaining(['opponents food lamps'])])
  expect(legal(state)).toHaveLength(6)
  play(state, 'opponents food clothes', 'choose food')
  expect([factory(state, LAMPS).first, factory(state, FOOD).first]).toEqual([1, 1])
})

rule('CG solo 2 variant', 'both factories drawn at random from the four', () => {
  const state = openSetUp({ factories: 'drawn' })
  layGrid(state)
  expect([state.step, cardGame.pending(state)?.seat, legal(state).length]).toEqual(['draw factory', 'chance', 4])
  play(state, 'draw factory food', 'opponents food clothes')
  expect(legal(state)).toEqual(['draw factory clothes', 'draw factory cutlery', 'draw factory lamps'])
})

rule('CG-S1', 'opponents at 4, 4, 3, 3; demand up by 2, 2, 1, 1', () => {
  const state = openSetUp()
  layGrid(state)
  const before = [...state.demand]
  play(state, 'choose food', 'opponents food cutlery')
  expect(state.rivals.map(({ appeal }) => appeal)).toEqual([
    [4, -1, 3, -1],
    [-1, 4, -1, 3],
  ])
  expect(state.demand.map((demand, good) => demand - (before[good] ?? 0))).toEqual([2, 2, 1, 1])
  expect(state.demand).toEqual([1, 1, 1, 1])
})

rule('CG-S9', 'seventeen cards: fifteen laid, two unused, a disc on the first card of each row', () => {
  const state = openSetUp()
  expect(state.supply.reduce((sum, count) => sum + count, 0)).toBe(17)
  layGrid(state)
  const { grid, discs } = soloOf(state)
  expect([grid.length, grid.includes(-1), discs]).toEqual([15, false, [0, 5, 10]])
  expect(state.supply.every(count => count === 0)).toBe(true)
})

rule('CG ruling 41', "the opponents' first factories move only the demand listed", () => {
  const state = startGame({ players: 1 })
  expect([state.wageSpace, state.demand]).toEqual([0, [1, 1, 1, 1]])
})

rule('CG ruling 42', 'the starting development is one step of the board', () => {
  const state = openSetUp()
  layGrid(state)
  play(state, 'choose food', 'opponents food clothes', 'choose lamps')
  expect(state.step).toBe('starting development')
  expect(legal(state)).toHaveLength(6)
  expect(refused(state, 'no development')).toBe('a-step-of-the-board')
  const expert = openSetUp({ expert: ['choose-start'] })
  layGrid(expert)
  play(expert, 'choose food', 'opponents food clothes', 'choose lamps')
  expect([refused(expert, 'pick 2'), refused(expert, 'no development')]).toEqual([undefined, undefined])
})

rule('CG ruling 48', 'the same order in the standard game and with expert modules', () => {
  const state = openSetUp({ expert: 'all' })
  while (cardGame.pending(state)?.seat === 'chance') play(state, legal(state)[0] ?? '')
  expect(state.step).toBe('choose factory')
  play(state, 'choose food')
  expect(state.step).toBe('opponents')
})

rule('CG ruling 57', 'discs: first opponent, second opponent, neutral, one row each', () => {
  const state = beforeDraw(one => {
    one.good = 1
  })
  play(state, 'no development')
  const events = play(state, 'draw second opponent')
  expect(soloOf(state).discs[0]).toBe(0)
  expect(events).toContainEqual(expect.objectContaining({ type: 'disc moved', marker: 1 }))
  expect(soloOf(state).discs[1]).toBeGreaterThan(5)
})
