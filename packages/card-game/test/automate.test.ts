import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { factorySheet } from '../src/sheet.ts'
import { CLOTHES, CUTLERY, FOOD, factory, legal, open, play, player, position, refused, type State } from './table.ts'

const bothKinds = (change: (state: State) => void = () => undefined) =>
  position(state => {
    open(state, CUTLERY)
    change(state)
  })

rule('CG 1.a.3', 'rotating a worker card replaces workers by machines and makes the same goods', () => {
  const state = bothKinds()
  const before = factorySheet(state, 0, CUTLERY)
  play(state, 'action automate', 'automate cutlery 1')
  expect(factorySheet(state, 0, CUTLERY)).toMatchObject({ goods: before?.goods, workers: 2, machines: 2 })
  expect(before).toMatchObject({ workers: 4, machines: 0 })
})

rule('CG 1.a.3', 'machines may go to several factories, up to the level of machinery', () => {
  const state = bothKinds()
  play(state, 'action automate', 'automate food 1', 'automate clothes 1')
  expect(factory(state, FOOD).firstAutomated && factory(state, CLOTHES).firstAutomated).toBe(true)
  expect(state.step).toBe('price')
})

rule(
  'CG-E29',
  'two machines: the card with two, or the card with one and the token on the other; never two tokens',
  () => {
    const two = bothKinds()
    play(two, 'action automate', 'automate cutlery 1')
    expect([factory(two, CUTLERY).firstAutomated, player(two).machineToken]).toEqual([true, -1])
    const one = bothKinds()
    play(one, 'action automate', 'automate food 1', 'automate cutlery 1')
    expect([factory(one, FOOD).firstAutomated, factory(one, CUTLERY).firstAutomated]).toEqual([true, false])
    expect(player(one).machineToken).toBe(CUTLERY * 2)
    expect(factorySheet(one, 0, CUTLERY)).toMatchObject({ workers: 3, machines: 1 })
  },
)

rule('CG ruling 16', 'a half-automated card costs one machine and must come first', () => {
  const state = bothKinds(one => {
    player(one).machineToken = CUTLERY * 2
  })
  const [, first] = play(state, 'action automate')
  expect(first).toMatchObject({ type: 'automated', good: CUTLERY, machines: 1 })
  const waiting = bothKinds()
  play(waiting, 'action automate')
  player(waiting).machineToken = CUTLERY * 2
  expect(refused(waiting, 'automate food 1')).toBe('machine-token-first')
})

rule('CG ruling 16', 'after finishing the card the rest of the machines is free', () => {
  const state = bothKinds(one => {
    player(one).machineToken = CUTLERY * 2
    player(one).tracks[3] = 1
  })
  play(state, 'action automate')
  expect([factory(state, CUTLERY).firstAutomated, player(state).machineToken]).toEqual([true, -1])
  expect(legal(state)).toEqual(['done', 'automate food 1', 'automate clothes 1'])
})

rule('CG ruling 60', 'the token is laid only with the last machine', () => {
  const state = bothKinds(one => {
    player(one).tracks[3] = 1
  })
  play(state, 'action automate', 'automate cutlery 1')
  expect(player(state).machineToken).toBe(-1)
  expect(state.turn.machines).toBe(1)
})
