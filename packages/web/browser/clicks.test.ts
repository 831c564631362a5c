// The small version of `npm run clicks`: some turns of the first table of each game.
import { expect, inject, test } from 'vitest'
import { composeTurn } from './composer.ts'
import { returnPage } from './lent-pages.ts'
import { oneBrowser } from './one-browser.ts'
import { visitor } from './open-position.ts'
import { GAME_IDS, turnsOf } from './positions.ts'
import { spread } from './spread.ts'

const TURNS = 10
/**
 * What these 30 turns took on 16 November 2026; since the composer waits for each panel they take 82. Whether the goal is met
 * only the 600 turns of `npm run clicks` say.
 */
const MOST = 86
const SIZE = { width: 1366, height: 768 }

/** How many presses these turns take together; all of them must be composed. */
async function pressesFor(id: string): Promise<number> {
  const turns = spread(turnsOf(id, 'medium', 'table', 1), TURNS)
  const page = await visitor(await oneBrowser(), inject('url'), SIZE, 'en')
  let presses = 0
  for (const turn of turns) {
    const { pressed, fault } = await composeTurn(page, turn)
    expect(fault, turn.moves.join(' ; ')).toBeUndefined()
    presses += pressed.length
  }
  await returnPage(page)
  return presses
}

test('turns of all games are composed, and take no more presses than before', async () => {
  let presses = 0
  for (const id of GAME_IDS) presses += await pressesFor(id)
  expect(presses).toBeGreaterThanOrEqual(GAME_IDS.length * TURNS)
  expect(presses).toBeLessThanOrEqual(MOST)
})
