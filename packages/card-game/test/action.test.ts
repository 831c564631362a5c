import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { cardGame } from '../src/game.ts'
import { give, legal, open, play, player, position, refused, startGame } from './table.ts'

rule('CG game', 'three decades of four rounds, then the game is over', () => {
  const state = startGame({ players: 2 })
  const rounds: [number, number][] = []
  while (cardGame.pending(state) !== undefined) {
    const last = rounds.at(-1)
    if (last?.[0] !== state.decade || last[1] !== state.good) rounds.push([state.decade, state.good])
    const quiet = ['no action', 'no development', 'decline'].find(text => legal(state).includes(text))
    play(state, quiet ?? legal(state)[0] ?? '')
  }
  expect(rounds).toHaveLength(12)
  expect(rounds.at(-1)).toEqual([3, 3])
})

rule('CG game', 'a variant has two or four decades; side III stays in use after decade III', () => {
  for (const decades of [2, 4]) {
    const state = startGame({ players: 2, components: { decades } })
    while (cardGame.pending(state) !== undefined) {
      const quiet = ['no action', 'no development', 'decline'].find(text => legal(state).includes(text))
      play(state, quiet ?? legal(state)[0] ?? '')
    }
    expect([state.decade, state.good]).toEqual([decades, 3])
  }
  const late = position(
    state => {
      state.decade = 4
      open(state, 0, { side: 2, first: 2 })
    },
    { players: 2, components: { decades: 4 } },
  )
  play(late, 'action employ', 'employ food')
  expect(player(late).factories[0]?.second).toBe(3)
})

rule('CG 1', 'each player in clockwise order acts, prices, develops', () => {
  const state = startGame({ players: 3 })
  const order: string[] = []
  for (let turn = 0; turn < 3; turn++) {
    order.push(`${state.seat} ${state.step}`)
    play(state, 'no action')
    if (state.step === 'price') {
      order.push(`${state.seat} ${state.step}`)
      play(state, 'appeal 0')
    }
    order.push(`${state.seat} ${state.step}`)
    play(state, 'no development')
  }
  expect(order).toEqual([
    '0 action',
    '0 price',
    '0 develop',
    '1 action',
    '1 develop',
    '2 action',
    '2 price',
    '2 develop',
  ])
  expect(state.stage).toBe('production')
})

rule('CG 1.a', 'one action of those in play', () => {
  const state = position(one => {
    one.decade = 2
  })
  expect(legal(state)).toEqual([
    'no action',
    'action factories',
    'action employ',
    'action automate',
    'action quality',
    'action distribution',
    'action stock exchange',
  ])
  play(state, 'action employ', 'employ food', 'done')
  expect(state.step).toBe('price')
  expect(refused(state, 'action quality')).toBe('not-now')
})

rule('CG ruling 1', 'action and development may both be skipped', () => {
  const state = position(one => {
    one.good = 3
  })
  play(state, 'no action', 'no development')
  expect(state.seat).toBe(1)
})

rule('CG ruling 62', 'an action must do something before it ends', () => {
  const state = position(() => undefined)
  play(state, 'action factories')
  expect(refused(state, 'done')).toBe('nothing-done-yet')
  const full = position(one => {
    for (const good of [0, 1, 2, 3]) open(one, good, { second: 1 })
  })
  expect(refused(full, 'action factories')).toBe('nothing-to-build-or-upgrade')
  expect(refused(full, 'action employ')).toBe('no-factory-takes-workers')
  Object.assign(player(full), { loans: 9, shares: 30 })
  expect(refused(full, 'action stock exchange')).toBe('nothing-to-do')
  give(full, 0, 'patent')
  expect(refused(full, 'action extra production')).toBe('module-not-in-play')
  expect(refused(full, 'action early shipping')).toBe('module-not-in-play')
})
