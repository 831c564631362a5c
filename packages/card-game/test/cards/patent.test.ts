import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { give, open, play, player, position, refused } from '../table.ts'

const three = (withPatent: boolean) =>
  position(state => {
    for (const good of [0, 1, 2]) open(state, good, { distribution: good < 2 ? 2 : 0 })
    if (withPatent) give(state, 0, 'patent')
  })

rule('CG card 11', 'a third distribution card', () => {
  const without = three(false)
  play(without, 'action distribution')
  expect(refused(without, 'distribution 2/2/2/0')).toBe('cards-short')
  const owner = three(true)
  play(owner, 'action distribution')
  expect(refused(owner, 'distribution 2/2/2/0')).toBeUndefined()
})

rule('CG card 11 expert', 'lifts the restriction of distribution', () => {
  const state = position(
    one => {
      one.step = 'develop'
      one.stage = 'development'
      player(one).tracks = [0, 1, 0, 0, 0, 0]
    },
    { players: 3, expert: ['restrictions'] },
  )
  expect(refused(state, 'develop distribution')).toBe('decade-not-reached')
  give(state, 0, 'patent')
  expect(refused(state, 'develop distribution')).toBeUndefined()
})
