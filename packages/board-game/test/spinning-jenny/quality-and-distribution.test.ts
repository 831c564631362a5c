import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { markerNamed } from '../../src/components/action-markers.ts'
import { appealOf } from '../../src/factory.ts'
import { CLOTHES, CUTLERY, changed, FOOD, moves, newGame, play, playerOf, why } from './position.ts'

function withMarkers(...advanced: string[]) {
  return changed(newGame(), (_, player) => {
    player.advanced = advanced.map(markerNamed)
  })
}

rule('E21', 'two quality steps for food raise its appeal by two', () => {
  const state = changed(withMarkers('light quality'), (_, player) => {
    Object.assign(player.factories[FOOD], { level: 1, price: 5, workers: [2, 0, 0, 0] })
  })
  play(state, 'place light quality 4', 'quality food', 'quality food')
  const factory = playerOf(state, 0).factories[FOOD]
  expect(factory.quality).toBe(2)
  expect(appealOf(state, factory, FOOD)).toBe(5)
})

rule('SJ II.2.4', 'steps by marker and sum paid', () => {
  const steps = (marker: string, space: number) => {
    const state = withMarkers('light quality', 'dark quality')
    play(state, `place ${marker} ${space}`)
    while (state.step === 'quality') play(state, moves(state)[0] ?? '')
    return playerOf(state, 0).factories[CLOTHES].quality
  }
  expect([1, 2, 3, 4, 5].map(space => steps('quality', space))).toEqual([0, 0, 1, 1, 1])
  expect([1, 2, 3, 4, 5].map(space => steps('light quality', space))).toEqual([0, 1, 1, 2, 2])
  expect([1, 2, 3, 4, 5].map(space => steps('dark quality', space))).toEqual([0, 1, 2, 2, 3])
})

rule('SJ II.2.4', 'steps may be spread; four levels are the most; no factory, no quality', () => {
  const state = changed(withMarkers('dark quality'), (_, player) => {
    player.factories[CUTLERY].quality = 4
  })
  play(state, 'place dark quality 5', 'quality clothes')
  expect(why(state, 'quality cutlery')).toBe('SJ II.2.4: highest-quality')
  expect(why(state, 'quality food')).toBe('SJ II.2.4: no-factory')
})

rule('ruling 9', 'what quality steps leave of the paid sum buys price adjustments elsewhere', () => {
  const state = newGame()
  play(state, 'place quality 5', 'quality clothes')
  expect(state.turn.budget).toBe(10 - 6)
  expect(why(state, 'price cutlery 8')).toBeUndefined()
  play(state, 'price cutlery 8')
  expect(state.turn.budget).toBe(3)
  const exact = newGame()
  play(exact, 'place quality 3', 'quality clothes')
  expect(why(exact, 'price cutlery 8')).toBe('SJ II.3.1: factory-not-affected')
})

rule('E22', 'distribution from 0 to 4 costs 10, from 1 to 3 costs 5', () => {
  const state = changed(withMarkers('dark distribution'), (_, player) => {
    player.factories[CUTLERY].distribution = 1
  })
  const four = changed(state, () => undefined)
  play(
    four,
    'place dark distribution 5',
    'distribution clothes',
    'distribution clothes',
    'distribution clothes',
    'distribution clothes',
  )
  expect(playerOf(four, 0).factories[CLOTHES].distribution).toBe(4)
  expect(four.turn.budget).toBe(0)
  play(state, 'place dark distribution 5', 'distribution cutlery', 'distribution cutlery')
  expect(state.turn.budget).toBe(10 - 5)
})

rule('SJ II.2.5', 'the marker limits what is useful: 4, 7, 10', () => {
  const budget = (marker: string) => {
    const state = withMarkers('light distribution', 'dark distribution')
    play(state, `place ${marker} 5`)
    return state.turn.budget
  }
  expect(['distribution', 'light distribution', 'dark distribution'].map(budget)).toEqual([4, 7, 10])
})

rule('SJ II.2.5', 'each step raises the appeal; four is the most; no factory, no distribution', () => {
  const state = changed(withMarkers('dark distribution'), (_, player) => {
    player.factories[CLOTHES].distribution = 4
  })
  play(state, 'place dark distribution 5')
  expect(why(state, 'distribution clothes')).toBe('SJ II.2.5: highest-distribution')
  expect(why(state, 'distribution food')).toBe('SJ II.2.5: no-factory')
  const before = appealOf(state, playerOf(state, 0).factories[CUTLERY], CUTLERY)
  play(state, 'distribution cutlery')
  expect(appealOf(state, playerOf(state, 0).factories[CUTLERY], CUTLERY)).toBe(before + 1)
})

rule('E36', 'with £4: one factory from +1 to +2 for 2, £1 for each of two others, prices free in all three', () => {
  const state = changed(newGame(), (_, player) => {
    Object.assign(player.factories[FOOD], { level: 1, price: 5, workers: [2, 0, 0, 0] })
    for (const good of [FOOD, CLOTHES, CUTLERY] as const) player.factories[good].distribution = 1
  })
  play(state, 'place distribution 2', 'distribution food')
  expect(state.turn.budget).toBe(2)
  play(state, 'done', 'price food 6', 'price clothes 7', 'price cutlery 9')
  expect(playerOf(state, 0).factories.map(({ distribution, price }) => [distribution, price])).toEqual([
    [2, 6],
    [1, 7],
    [1, 9],
    [0, 0],
  ])
  expect(state.seat).toBe(1)
})

rule('SJ II.3.1', 'prices from 5 to 25, never below appeal zero, once for each factory', () => {
  const state = newGame()
  play(state, 'place distribution 2', 'done')
  expect(moves(state, 'price clothes')).toEqual([
    'price clothes 5',
    'price clothes 7',
    'price clothes 8',
    'price clothes 9',
  ])
  expect(why(state, 'price clothes 10')).toBe('SJ II.3.1: appeal-below-zero')
  expect(why(state, 'price clothes 6')).toBe('SJ II.3.1: price-unchanged')
  expect(why(state, 'price clothes 26')).toBe('SJ II.3.1: price-off-scale')
  play(state, 'price clothes 9')
  expect(why(state, 'price clothes 8')).toBe('SJ II.3.1: price-already-adjusted')
})

rule('ruling 10', 'a price never stands on a space that holds stored goods', () => {
  const state = changed(newGame(), (_, player) => {
    player.factories[CUTLERY].quality = 4
    Object.assign(player.factories[CUTLERY], { distribution: 4 })
    player.stored[CUTLERY] = 5
    player.factories[CUTLERY].level = 2
  })
  const tall = changed(state, before => {
    const [player] = before.players
    if (player) player.factories[CUTLERY].quality = 10
  })
  play(tall, 'place distribution 2', 'done')
  expect(why(tall, 'price cutlery 20')).toBeUndefined()
  expect(why(tall, 'price cutlery 21')).toBe('SJ III.4: goods-stored-there')
})
