import { seedRandom } from '@arkwright/kernel'
import { rule } from '@arkwright/testing'
import { expect, test } from 'vitest'
import type { BoardEvent } from '../../src/events.ts'
import type { State } from '../../src/state.ts'
import { waterFrame as game } from '../../src/water-frame.ts'
import { idleMove, setUp } from './position.ts'

/** Everything a player could read off the position. */
function readable(state: State): unknown {
  return {
    views: [game.view(state, 0), game.view(state, 1), game.view(state, 'spectator')],
    pending: game.pending(state),
    moves: game.moves(state).map(({ text }) => text),
    refusals: game.vocabulary.map(move => game.refusal(state, move)),
  }
}

function step(state: State, text: string): BoardEvent[] {
  const events: BoardEvent[] = []
  const move = game.parseMove(text)
  if (move === undefined) throw new Error(`${text} is no move`)
  game.play(state, move, event => events.push(event))
  return events
}

for (const setup of ['free', 'predetermined-shuffled'] as const)
  rule(
    'ruling 27',
    `${setup}: games with the same past and another future look alike until chance shows the difference`,
    () => {
      const state = setUp({ setup, players: 3, seed: 'past' })
      let parted = 0
      for (let decision = 0; decision < 400 && state.step !== 'over'; decision++) {
        // The mark: another source of chance holds another future in every hidden marker.
        const other = game.determinize(game.view(state, 0), seedRandom(`another future ${decision}`))
        expect(readable(other)).toEqual(readable(state))
        const move = idleMove(state)
        const here = step(state, move)
        const there = step(other, move)
        const difference = here.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(there[i]))
        if (difference === -1) continue
        parted++
        // The first thing that differs is a revealed outcome, nothing before it.
        expect(here[difference]?.type).toBe('chance')
      }
      expect(parted).toBeGreaterThan(5)
    },
  )

test('the mark of the source of chance is in no view, event, refusal or list of moves', () => {
  const state = setUp({ setup: 'free', players: 3, seed: 'past' })
  const mark = 1_234_567_891
  state.random = [mark, mark, mark, 1]
  expect(JSON.stringify(readable(state))).not.toContain(String(mark))
  const events = step(state, idleMove(state))
  expect(JSON.stringify(events)).not.toContain(String(mark))
})

rule('ruling 27', 'what may still come is exactly what has not been seen', () => {
  const state = setUp({ setup: 'free', players: 4, seed: 'pool' })
  const outcomes: string[] = []
  while (game.pending(state) !== undefined)
    for (const event of step(state, idleMove(state)))
      if (event.type === 'chance' && event.outcome.startsWith('economy')) outcomes.push(event.outcome)
  // The very first marker, of food, was turned up with the set-up's last decision: all twenty are here.
  expect(outcomes).toHaveLength(20)
  for (const good of [0, 1, 2, 3]) {
    const markers = outcomes.filter((_, i) => i % 4 === good)
    expect(new Set(markers).size).toBe(5)
  }
})
