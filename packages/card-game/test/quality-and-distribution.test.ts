import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import { CLOTHES, CUTLERY, FOOD, give, LAMPS, legal, open, play, player, position, refused, settled } from './table.ts'

/** Quality by good; factories are open where the entry is not undefined. */
const quality = (totals: readonly (number | undefined)[], level = 1) =>
  position(state => {
    for (const [good, total] of totals.entries()) if (total !== undefined) open(state, good, { quality: total })
    player(state).tracks[0] = level
  })

const distribution = (totals: readonly (number | undefined)[], level = 0) =>
  position(state => {
    for (const [good, total] of totals.entries()) if (total !== undefined) open(state, good, { distribution: total })
    player(state).tracks[1] = level
  })

rule('CG 1.a.4', 'quality and distribution never in the same turn', () => {
  const state = quality([0, 0])
  play(state, 'action quality', 'quality 2/0/0/0')
  expect(state.step).toBe('price')
})

rule('CG 1.a.4', 'at most 4 quality and 4 distribution at a factory', () => {
  const best = quality([3, 0], 3)
  play(best, 'action quality')
  expect([refused(best, 'quality 4/0/0/0'), refused(best, 'quality 5/0/0/0')]).toEqual([undefined, 'above-limit'])
  const wide = distribution([4, 4])
  expect(refused(wide, 'action distribution')).toBe('nothing-can-be-added')
  const one = distribution([3, 0], 3)
  play(one, 'action distribution')
  expect(refused(one, 'distribution 4/3/0/0')).toBeUndefined()
})

rule('CG 1.a.4', 'the development limits what is added, and a closed factory takes nothing', () => {
  const state = quality([1, 0], 1)
  play(state, 'action quality')
  expect(refused(state, 'quality 3/1/0/0')).toBe('above-allowance')
  expect(refused(state, 'quality 1/0/1/0')).toBe('factory-closed')
  expect(refused(state, 'quality 1/0/0/0')).toBe('nothing-added')
  expect(refused(state, 'quality 2/1/0/0')).toBeUndefined()
})

rule('CG 1.a.4', 'three quality cards make only some totals', () => {
  const state = quality([1, 1, 0], 3)
  play(state, 'action quality')
  expect(refused(state, 'quality 1/1/1/0')).toBe('cards-short')
  expect(refused(state, 'quality 1/1/2/0')).toBe('cards-short')
  expect(refused(state, 'quality 1/1/3/0')).toBeUndefined()
  expect(refused(state, 'quality 2/2/1/0')).toBe('cards-short')
})

rule('CG 1.a.4', 'two distribution cards serve two factories; a third one takes a card away', () => {
  const state = distribution([3, 2, 0])
  play(state, 'action distribution')
  expect(refused(state, 'distribution 3/2/2/0')).toBe('cards-short')
  expect(refused(state, 'distribution 3/0/2/0')).toBeUndefined()
  expect(refused(state, 'distribution 0/2/2/0')).toBeUndefined()
})

rule('CG-E7', 'example 1: distribution from 1 to 3 by turning one card over', () => {
  const state = distribution([1, undefined])
  play(state, 'action distribution', 'distribution 3/0/0/0')
  expect(player(state).distribution[FOOD]).toBe(3)
})

rule('CG-E8', 'example 2: quality 3 from the two small cards while the big one is at lamps', () => {
  const state = quality([undefined, 1, undefined, 3])
  play(state, 'action quality', 'quality 0/3/0/3')
  expect(player(state).quality[CLOTHES]).toBe(3)
})

rule('CG-E9', 'example 3: both factories from 2 to 3 by switching cards', () => {
  const state = quality([2, 2])
  play(state, 'action quality', 'quality 3/3/0/0')
  expect([player(state).quality[FOOD], player(state).quality[CLOTHES]]).toEqual([3, 3])
})

const wim = () => {
  const state = quality([5, 4, 3])
  give(state, 0, 'engineer')
  player(state).qualityLimit = 6
  return settled(state)
}

rule('CG-E10', 'example 4: Engineer and big card change places; the point lost is lost', () => {
  const state = wim()
  play(state, 'action quality')
  expect(refused(state, 'quality 4/5/4/0')).toBeUndefined()
  expect(refused(state, 'quality 5/5/4/0')).toBe('cards-short')
  play(state, 'quality 4/5/4/0')
  expect([player(state).quality[FOOD], player(state).quality[CLOTHES], player(state).quality[CUTLERY]]).toEqual([
    4, 5, 4,
  ])
})

rule('CG-E11', 'example 4, other wish: the lost point pays for nothing', () => {
  const state = wim()
  play(state, 'action quality')
  expect(refused(state, 'quality 4/6/4/0')).toBe('above-allowance')
})

rule('CG ruling 17', 'increases are added up over all factories; decreases give nothing back', () => {
  const state = distribution([4, 1, 0])
  play(state, 'action distribution')
  expect(refused(state, 'distribution 0/1/3/0')).toBe('above-allowance')
  expect(refused(state, 'distribution 0/2/1/0')).toBeUndefined()
})

rule('CG ruling 18', 'quality 5 and 6 also without the Engineer card at that factory, once the token shows 6', () => {
  const state = quality([4, 0])
  player(state).qualityLimit = 6
  play(state, 'action quality')
  expect(refused(state, 'quality 5/0/0/0')).toBeUndefined()
  expect(refused(state, 'quality 6/0/0/0')).toBeUndefined()
})

rule('CG ruling 50', 'a total falls only as far as its cards are needed elsewhere', () => {
  const state = distribution([3, 2, 0])
  play(state, 'action distribution')
  expect(refused(state, 'distribution 4/1/0/0')).toBe('needless-loss')
  expect(refused(state, 'distribution 3/1/1/0')).toBe('cards-short')
  expect(refused(state, 'distribution 0/0/2/0')).toBe('needless-loss')
  for (const text of legal(state)) expect(refused(state, text)).toBeUndefined()
})

rule('CG ruling 64', 'cards move freely between factories, so only the totals count', () => {
  const state = quality([3, undefined, undefined, 2])
  play(state, 'action quality')
  expect(refused(state, 'quality 3/0/0/4')).toBeUndefined()
  play(state, 'quality 4/0/0/2')
  expect([player(state).quality[FOOD], player(state).quality[LAMPS]]).toEqual([4, 2])
})
