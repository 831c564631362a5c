import { ACTION_MARKERS, moves, type State, TILE_NAMES, waterFrame } from '@arkwright/board-game'
import { expect, test } from 'vitest'
import { legalOf, stateOf } from '../src/board-game/control/stage.ts'
import { placing } from '../src/board-game/control/sums.ts'
import { waterFramePage as page } from '../src/board-game/page.ts'
import { compose, type Draft, startDraft, tryMove } from '../src/play/draft.ts'
import { everyWaterFrameDecision, WATER_FRAME_TABLES } from './positions.ts'

const ACCOUNTANT = TILE_NAMES.indexOf('accountant')
/** What is left of their sum pays for prices; a larger sum may also buy more machines. */
const PAYS_PRICES: readonly string[] = ['quality', 'distribution']

/** Turns of players whose Accountant leaves the sum open, at the choice of a marker. */
function openTurns(): readonly Draft[] {
  const found: Draft[] = []
  const look = (state: State) => {
    const owns = state.players[state.seat]?.tiles.some(({ tile }) => tile === ACCOUNTANT)
    if (state.step === 'place marker' && owns) found.push(startDraft(page, waterFrame.copy(state), state.seat))
  }
  for (const table of WATER_FRAME_TABLES.slice(0, 3)) everyWaterFrameDecision('sums', table, look)
  return found
}

const TURNS = openTurns()

test('where no sum buys more the lowest is paid; otherwise the sum is asked', () => {
  const known = { paid: 0, asked: 0 }
  for (const draft of TURNS) {
    for (const place of legalOf(stateOf(draft), 'place')) {
      const sums = legalOf(stateOf(tryMove(page, draft, place)), 'pay').map(({ amount }) => amount)
      if (sums.length === 0) continue
      const made = placing(page, draft, place).map(({ text }) => text)
      const action = ACTION_MARKERS[place.marker]?.action ?? ''
      if (made.length === 2) {
        known.paid++
        expect(PAYS_PRICES, place.text).not.toContain(action)
        expect(made).toEqual([place.text, `pay ${Math.min(...sums)}`])
      } else if ([...PAYS_PRICES, 'machinery'].includes(action)) known.asked++
      else expect.fail(`${place.text} asks for a sum that buys nothing`)
    }
  }
  expect(known.paid).toBeGreaterThan(0)
  expect(known.asked).toBeGreaterThan(0)
})

test('a step of quality is led to with a sum that pays for it and not a pound more', () => {
  let led = 0
  for (const draft of TURNS) {
    for (const good of [0, 1, 2, 3] as const) {
      const turn = page.lead?.(draft, [moves.quality(good)])
      const pay = turn?.find(one => one.text.startsWith('pay '))
      if (turn === undefined || pay === undefined || !('amount' in pay)) continue
      led++
      expect(compose(page, draft, turn).tried).toHaveLength(turn.length)
      const less = turn.map(one => (one === pay ? moves.pay(Number(pay.amount) - 1) : one))
      if (pay.amount !== 0) expect(compose(page, draft, less).tried.length).toBeLessThan(turn.length)
    }
  }
  expect(led).toBeGreaterThan(0)
})
