import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { markerNamed } from '../../src/components/action-markers.ts'
import { appealOf } from '../../src/factory.ts'
import { CLOTHES, changed, EDITIONS, firstTurn, give, play, playerOf, setFactory, turnWith, why } from './position.ts'

rule('E21', 'in Water Frame too: two quality steps raise the appeal by two', () => {
  const state = turnWith((_, player) => {
    player.advanced = [markerNamed('dark quality')]
  })
  const before = appealOf(state, playerOf(state, 0).factories[CLOTHES], CLOTHES)
  play(state, 'place dark quality 3', 'quality clothes', 'quality clothes')
  expect(appealOf(state, playerOf(state, 0).factories[CLOTHES], CLOTHES)).toBe(before + 2)
})

rule(
  'WF II.2.4',
  'quality stays when a factory is modernised and is gone when it is closed; four levels without a tile',
  () => {
    const state = turnWith((before, player) => {
      before.decade = 2
      player.cash = 100
      setFactory(player, CLOTHES, { quality: 4 })
    })
    const full = changed(state, () => undefined)
    play(full, 'place quality 3')
    expect(why(full, 'quality clothes')).toBe('WF II.2.4: highest-quality')
    play(state, 'place factory 1', 'modernise clothes')
    expect(playerOf(state, 0).factories[CLOTHES].quality).toBe(4)
    play(state, 'close clothes')
    expect(playerOf(state, 0).factories[CLOTHES].quality).toBe(0)
  },
)

rule('E22', 'in Water Frame too: distribution 0 to 4 costs 10, 1 to 3 costs 5', () => {
  const state = turnWith((_, player) => {
    player.advanced = [markerNamed('dark distribution')]
  })
  play(state, 'place dark distribution 5', ...Array.from({ length: 4 }, () => 'distribution clothes'))
  expect([state.turn.budget, playerOf(state, 0).factories[CLOTHES].distribution]).toEqual([0, 4])
  const second = turnWith((_, player) => {
    player.advanced = [markerNamed('dark distribution')]
    setFactory(player, CLOTHES, { distribution: 1 })
  })
  play(second, 'place dark distribution 5', 'distribution clothes', 'distribution clothes')
  expect(second.turn.budget).toBe(5)
})

rule('E23', 'light distribution on £8 is worth 7, with the Patent 9', () => {
  const state = turnWith((_, player) => {
    player.advanced = [markerNamed('light distribution')]
    give(player, 'patent')
  })
  play(state, 'place light distribution 4')
  expect(state.turn.budget).toBe(7)
  play(state, 'use patent')
  expect(state.turn.budget).toBe(9)
})

rule('WF II.2.5', 'four levels at most, each as dear as the level reached', () => {
  const state = turnWith((_, player) => setFactory(player, CLOTHES, { distribution: 4 }))
  play(state, 'place distribution 2')
  expect(why(state, 'distribution clothes')).toBe('WF II.2.5: highest-distribution')
  play(state, 'distribution cutlery')
  expect(state.turn.budget).toBe(3)
})

for (const edition of EDITIONS) {
  rule('D15', `${edition}: the money for distribution may be split over factories`, () => {
    const state = firstTurn({ edition })
    play(state, 'place distribution 2', 'distribution clothes', 'distribution cutlery', 'distribution cutlery')
    expect(state.turn.budget).toBe(0)
  })

  rule('D12', `${edition}: £13 needs the Workshop, £12 the Accountant, quality 5 the Engineer`, () => {
    const state = turnWith(
      (_, player) => {
        give(player, 'accountant')
        setFactory(player, CLOTHES, { quality: 3 })
      },
      { edition },
    )
    play(state, 'place quality 5', 'pay 12', 'quality clothes')
    expect(why(state, 'quality clothes')).toBe('WF II.2.4: highest-quality')
    play(state, 'quality cutlery')
    expect(state.turn.steps).toBe(2)
  })
}
