import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { canLayQuality, ORDINARY, WITH_EXTRA } from '../../src/laying.ts'
import { give, has, open, play, player, position, refused, withoutCards } from '../table.ts'

rule('CG card 12', 'taking it raises the limit of quality to 6 in all factories, for good', () => {
  const state = position(one => {
    withoutCards(one)
    one.step = 'develop'
    one.stage = 'development'
  })
  play(state, 'take engineer')
  expect([has(state, 'engineer'), player(state).qualityLimit]).toEqual([true, 6])
})

rule('CG card 12', 'it is a quality card of 5 or 6, laid by the quality action only', () => {
  const state = position(one => {
    open(one, 0, { quality: 4 })
    open(one, 1, { quality: 4 })
    give(one, 0, 'engineer')
    player(one).qualityLimit = 6
    player(one).tracks[0] = 1
  })
  play(state, 'action quality')
  expect([refused(state, 'quality 5/4/0/0'), refused(state, 'quality 6/4/0/0')]).toEqual([undefined, undefined])
  const { layable } = state.rules
  expect(canLayQuality(layable, WITH_EXTRA, [5, 4, 4, 0])).toBe(true)
  expect(canLayQuality(layable, ORDINARY, [5, 4, 4, 0])).toBe(false)
})

rule('CG card 12 expert', 'lifts the restriction of quality', () => {
  const state = position(
    one => {
      one.step = 'develop'
      one.stage = 'development'
      player(one).tracks = [1, 0, 0, 0, 0, 0]
    },
    { players: 3, expert: ['restrictions'] },
  )
  expect(refused(state, 'develop quality')).toBe('decade-not-reached')
  give(state, 0, 'engineer')
  expect(refused(state, 'develop quality')).toBeUndefined()
})
