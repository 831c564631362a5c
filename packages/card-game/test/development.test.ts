import { rule } from '@arkwright/testing'
import { expect } from 'vitest'
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

rule('CG cards', 'the card just taken is not the one that goes', () => {
  const state = developing(one => give(one, 0, 'patent', 'engineer'))
  play(state, 'take workshop')
  expect(refused(state, 'discard workshop')).toBe('card-just-taken')
  expect(refused(state, 'discard foreman')).toBe('card-not-owned')
})

rule('CG ruling 19', 'a discarded Engineer leaves the limit of 6; free cards may take its place', () => {
  const state = developing(one => {
    give(one, 0, 'patent', 'engineer')
    player(one).qualityLimit = 6
    open(one, FOOD, { quality: 5 })
    open(one, 1, { quality: 4 })
  })
  play(state, 'take workshop', 'discard engineer')
  expect(state.step).toBe('keep quality')
  expect(legal(state)).toEqual(['quality 5/2/0/0', 'quality 4/4/0/0'])
  play(state, 'quality 4/4/0/0')
  expect([player(state).quality[FOOD], player(state).qualityLimit]).toEqual([4, 6])
})

rule('CG ruling 20', 'a discarded Patent or Big Storehouse loses what lay on it', () => {
  const patent = developing(one => {
    give(one, 0, 'patent', 'engineer')
    for (const good of [0, 1, 2]) open(one, good, { distribution: good + 1 })
  })
  play(patent, 'take workshop', 'discard patent')
  expect(legal(patent)).toEqual(['distribution 1/2/0/0', 'distribution 1/0/3/0', 'distribution 0/2/3/0'])
  const storehouse = developing(one => {
    give(one, 0, 'big-storehouse', 'engineer')
    open(one, 2)
    player(one).stock = [2, 2, 4, 0]
  })
  play(storehouse, 'take workshop', 'discard big-storehouse')
  expect(legal(storehouse)).toEqual(['store 2/2/0/0', 'store 2/0/2/0', 'store 0/2/2/0', 'store 0/0/4/0'])
})
