import { withoutChance } from '@arkwright/kernel'
import { expect, test } from 'vitest'
import { boardGameExpertise } from '../../src/board-game/expertise.ts'
import { TUNED } from '../../src/board-game/tuned-weights.ts'
import { decisionsOf } from '../positions.ts'

const usual = boardGameExpertise(TUNED.weights)
const expert = boardGameExpertise(TUNED.weights, true)

test('other prices are legal, never lose the best turn, and repeat none', () => {
  let others = 0
  let number = 0
  for (const position of decisionsOf(usual, { players: 2, seed: 'other prices' })) {
    if (usual.game.pending(position)?.begins !== true || number++ % 2 !== 0) continue
    const state = withoutChance(usual.game, position)
    const listed = expert.turns(state, 'thorough')
    const texts = listed.map(({ moves }) => moves.map(({ text }) => text).join())
    expect(new Set(texts).size).toBe(texts.length)
    for (const { moves } of listed) {
      const copy = usual.game.copy(state)
      for (const move of moves) {
        expect(usual.game.refusal(copy, move)).toBeUndefined()
        usual.game.play(copy, move)
      }
    }
    const best = (turns: typeof listed) => Math.max(...turns.map(({ value }) => value ?? Number.NEGATIVE_INFINITY))
    const before = usual.turns(state, 'thorough')
    expect(best(listed)).toBeGreaterThanOrEqual(best(before))
    const known = new Set(before.map(({ moves }) => moves.map(({ text }) => text).join()))
    others += texts.filter(text => !known.has(text)).length
  }
  expect(others).toBeGreaterThan(0)
})
