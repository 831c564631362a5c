// The Engineer of the active factory given up in step c: what becomes of appeal and price.
import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { priceOf } from '../../src/factory.ts'
import {
  close,
  FOOD,
  type Furnished,
  factory,
  give,
  open,
  play,
  player,
  position,
  type State,
  withoutCards,
} from '../table.ts'

/** Seat 0 ends the last turn of the round with the Engineer at food; nobody else makes food, and no quality card is free. */
const giving = (changes: Partial<Furnished>) =>
  position(state => {
    for (const seat of [0, 1, 2]) withoutCards(state, seat)
    for (const seat of [1, 2]) close(state, FOOD, seat)
    Object.assign(state, { startPlayer: 1, place: 2, step: 'develop', stage: 'development' })
    state.demand[FOOD] = 0
    give(state, 0, 'engineer', 'patent')
    Object.assign(player(state), { qualityLimit: 6, ships: 0, tracks: [0, 0, 0, 0, 0, 0] })
    open(state, FOOD, { quality: 5, ...changes })
    open(state, 1, { quality: 4 })
    open(state, 2, { quality: 3 })
  })

const figures = (state: State) => [factory(state, FOOD).marker, priceOf(state.rules, player(state), FOOD)]

const sold = (state: State, card: string) =>
  play(state, 'take workshop', `discard ${card}`).flatMap(event =>
    event.type === 'sold' ? [[event.count, event.price]] : [],
  )

rule('CG ruling 66', 'quality on appeal: the marker stays and the lost steps come off the price', () => {
  const state = giving({ qualityOnAppeal: true, marker: 5 })
  expect(figures(state)).toEqual([5, 8])
  expect(sold(state, 'engineer')).toEqual([[3, 3]])
  expect([factory(state, FOOD).marker, player(state).quality[FOOD]]).toEqual([5, 0])
})

rule('CG ruling 66', 'quality on price: the price falls by the lost steps as well', () => {
  const state = giving({ spot: 1, marker: 2 })
  expect(figures(state)).toEqual([2, 11])
  expect(sold(state, 'engineer')).toEqual([[2, 6]])
})

rule('CG ruling 66', 'the price never falls below £0', () => {
  const state = giving({ spot: 0, officeOnAppeal: true, qualityOnAppeal: true, marker: 12 })
  expect(figures(state)).toEqual([12, 1])
  expect(sold(state, 'engineer')).toEqual([[3, 0]])
})

rule('CG ruling 66', 'it counts for this round only', () => {
  const state = giving({ qualityOnAppeal: true, marker: 5 })
  play(state, 'take workshop', 'discard engineer')
  expect([state.good, priceOf(state.rules, player(state), FOOD)]).toEqual([1, 8])
})

rule('CG ruling 66', 'before production the page, the bots and the command line see the lower price', () => {
  const state = giving({ qualityOnAppeal: true, marker: 5 })
  Object.assign(state, { startPlayer: 0, place: 0 })
  play(state, 'take workshop', 'discard engineer')
  expect([state.seat, ...figures(state)]).toEqual([1, 5, 3])
})

rule('CG ruling 66', 'a Patent given up leaves the price alone: distribution never was part of it', () => {
  const state = giving({ quality: 0, distribution: 2, marker: 2 })
  for (const good of [1, 2]) open(state, good, { distribution: 1 })
  play(state, 'take workshop', 'discard patent')
  expect(state.step).toBe('keep distribution')
  const events = play(state, 'distribution 0/1/1/0')
  expect(events).toContainEqual({ type: 'sold', seat: 0, good: FOOD, count: 2, price: 8 })
})
