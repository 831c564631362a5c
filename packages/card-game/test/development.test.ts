import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
import type { FaceName } from '../src/components/faces.ts'
import { FOOD, give, has, legal, open, play, player, position, refused, type State, withoutCards } from './table.ts'

const developing = (change: (state: State) => void = () => undefined, players = 3) =>
  position(
    state => {
      withoutCards(state)
      state.step = 'develop'
      state.stage = 'development'
      player(state).tracks = [0, 0, 0, 0, 0, 0]
      change(state)
    },
    { players },
  )

rule('CG 1.c', 'one step of the board or one card', () => {
  const state = developing()
  play(state, 'develop machinery')
  expect([player(state).tracks, state.seat]).toEqual([[0, 0, 0, 1, 0, 0], 1])
  const card = developing()
  play(card, 'take patent')
  expect([has(card, 'patent'), card.seat]).toEqual([true, 1])
})

rule('CG 1.c', 'no second card of a type, none that is not in the supply', () => {
  const state = developing(one => give(one, 0, 'patent'))
  expect(refused(state, 'take patent')).toBe('one-of-each-type')
  expect(refused(state, 'take inventor')).toBe('not-in-supply')
  expect(refused(state, 'pick 1')).toBe('not-in-supply')
})

rule('CG 1.c', 'a track ends', () => {
  const state = developing(one => {
    player(one).tracks = [3, 3, 2, 2, 2, 2]
  })
  expect(legal(state).filter(text => text.startsWith('develop'))).toEqual([])
  expect(refused(state, 'develop ship')).toBe('track-at-its-end')
})

rule('CG 1.c.1', 'quality: 1, 2, 2, 3 for one action', () => {
  expect(developing().rules.tracks[0]).toEqual([1, 2, 2, 3])
  const state = position(one => {
    player(one).tracks[0] = 0
  })
  play(state, 'action quality')
  expect([refused(state, 'quality 1/0/0/0'), refused(state, 'quality 2/0/0/0')]).toEqual([undefined, 'above-allowance'])
})

rule('CG 1.c.2', 'distribution: 2, 3, 3, 4 for one action', () => {
  const most = [0, 1, 2, 3].map(level => {
    const state = position(one => {
      player(one).tracks[1] = level
    })
    play(state, 'action distribution')
    return legal(state).filter(text => text.startsWith('distribution') && text.endsWith('/0/0/0')).length
  })
  expect(most).toEqual([2, 3, 3, 4])
})

rule('CG 1.c.3', 'two development cards, then three, then four', () => {
  const state = developing(one => give(one, 0, 'patent', 'engineer'))
  play(state, 'take workshop')
  expect(state.step).toBe('make room')
  expect(legal(state)).toEqual(['discard patent', 'discard engineer'])
  const wider = developing(one => {
    give(one, 0, 'patent', 'engineer')
    player(one).tracks[2] = 1
  })
  play(wider, 'take workshop')
  expect(wider.seat).toBe(1)
})

rule('CG 1.c.4', 'machinery: 2, 3, 4 machines for one action', () => {
  const added = [0, 1, 2].map(level => {
    const state = position(one => {
      player(one).tracks[3] = level
      for (const good of [2, 3]) open(one, good, { second: 1 })
    })
    play(state, 'action automate')
    return state.turn.machines
  })
  expect(added).toEqual([2, 3, 4])
})

rule('CG 1.c.5', 'a ship carries 2, 3 or 4 goods', () => {
  const carried = [0, 1, 2].map(level => {
    const state = position(
      one => {
        open(one, FOOD)
        player(one).tracks[4] = level
        player(one).stock = [8, 0, 0, 0]
        give(one, 0, 'big-storehouse')
        one.good = 3
        player(one).ships = 1
      },
      { players: 3, expert: ['early-shipping'] },
    )
    play(state, 'action early shipping')
    return legal(state).filter(text => text.startsWith('load food')).length
  })
  expect(carried).toEqual([2, 3, 4])
})

rule('CG 1.c.6', 'stock exchange: no, one, two shares at half price', () => {
  const left = [0, 1, 2].map(level => {
    const state = position(one => {
      player(one).tracks[5] = level
    })
    play(state, 'action stock exchange', 'buy 3')
    return player(state).money
  })
  expect(left).toEqual([50 - 30, 50 - 25, 50 - 20])
})

rule(
  'CG cards',
  'a discarded card is in the supply again, for everybody, but not for its owner in the same turn',
  () => {
    const state = developing(one => give(one, 0, 'patent', 'engineer'))
    const before = state.supply[15] ?? 0
    play(state, 'take workshop', 'discard patent')
    expect([has(state, 'patent'), state.supply[15]]).toEqual([false, before + 1])
    const same = developing(one => {
      one.turn.discarded = 1 << 15
    })
    expect(refused(same, 'take patent')).toBe('discarded-this-turn')
  },
)

rule('CG cards', 'at the limit a card is discarded first, and then the new one is taken', () => {
  const state = developing(one => give(one, 0, 'patent', 'engineer'))
  play(state, 'take workshop')
  expect([state.step, has(state, 'workshop')]).toEqual(['make room', false])
  expect(refused(state, 'discard workshop')).toBe('card-not-owned')
  const happened = play(state, 'discard patent')
  expect(happened.slice(0, 2).map(({ type }) => type)).toEqual(['discarded card', 'took card'])
  expect([has(state, 'workshop'), has(state, 'patent'), has(state, 'engineer')]).toEqual([true, false, true])
})

const givingUp = (card: FaceName, change: (state: State) => void) => {
  const state = developing(one => {
    give(one, 0, card, 'contract')
    player(one).qualityLimit = 6
    change(one)
  })
  play(state, 'take workshop', `discard ${card}`)
  return state
}

const withQuality = (...totals: readonly number[]) =>
  givingUp('engineer', one => {
    for (const [good, quality] of totals.entries()) if (quality > 0) open(one, good, { quality })
  })

rule('CG ruling 19', 'a discarded Engineer leaves the limit of 6; free cards of the reserve take its place', () => {
  const state = withQuality(5, 4)
  expect([player(state).quality, player(state).qualityLimit, state.seat]).toEqual([[4, 4, 0, 0], 6, 1])
  expect(player(withQuality(3, 5)).quality).toEqual([3, 4, 0, 0])
  expect(player(withQuality(5, 0, 2)).quality).toEqual([5, 0, 2, 0])
})

rule('CG ruling 19', 'without a free card the factory loses all that the Engineer showed', () => {
  expect(player(withQuality(5, 4, 3)).quality).toEqual([0, 4, 3, 0])
})

rule('CG ruling 64', 'the owner says where a card that is given up lay; other factories keep what they have', () => {
  const state = withQuality(6, 5)
  expect([state.step, legal(state)]).toEqual(['keep quality', ['quality 2/5/0/0', 'quality 6/2/0/0']])
  expect(refused(state, 'quality 5/2/0/0')).toBe('only-what-lay-on-it')
  expect(refused(state, 'quality 1/5/0/0')).toBe('needless-loss')
  expect(refused(state, 'quality 6/5/0/0')).toBe('cards-short')
  expect(refused(state, 'quality 6/6/0/0')).toBe('not-so-much-there')
})

rule('CG ruling 20', 'a discarded Patent takes the distribution of one factory with it', () => {
  const patent = givingUp('patent', one => {
    for (const good of [0, 1, 2]) open(one, good, { distribution: good + 1 })
  })
  expect(legal(patent)).toEqual(['distribution 0/2/3/0', 'distribution 1/0/3/0', 'distribution 1/2/0/0'])
  expect(refused(patent, 'distribution 1/1/3/0')).toBe('cards-short')
  expect(refused(patent, 'distribution 1/0/0/0')).toBe('only-what-lay-on-it')
})

const withStock = (...stock: readonly number[]) =>
  givingUp('big-storehouse', one => {
    player(one).stock = stock
  })

rule('CG ruling 20', 'the goods on a discarded Big Storehouse are wasted; those in small ones stay', () => {
  expect(player(withStock(4, 2, 2, 0)).stock).toEqual([0, 2, 2, 0])
  expect(player(withStock(2, 2, 4, 0)).stock).toEqual([2, 2, 0, 0])
  expect(player(withStock(8, 0, 0, 0)).stock).toEqual([4, 0, 0, 0])
  expect(player(withStock(2, 0, 1, 0)).stock).toEqual([2, 0, 1, 0])
})

rule('CG ruling 20', 'where its goods may have been of several kinds, the owner says which', () => {
  const state = withStock(3, 2, 0, 0)
  expect([state.step, legal(state)]).toEqual(['keep goods', ['store 2/2/0/0', 'store 3/0/0/0']])
  expect(refused(state, 'store 1/2/0/0')).toBe('needless-loss')
  expect(refused(state, 'store 2/1/0/0')).toBe('only-what-lay-on-it')
})
