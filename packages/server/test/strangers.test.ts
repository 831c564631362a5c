// The short form of `npm run trial:strangers`: every attack once, and a few honest turns beside hostile guests. Times are not judged.
import { beforeAll, expect, test } from 'vitest'
import { honestTurns } from '../trials/hostile-guests.ts'
import { ATTACKS } from '../trials/strangers.ts'
import { onBoth, openTestHouse, type TestHouse } from './houses.ts'

onBoth('strangers', kind => {
  let house: TestHouse
  beforeAll(async () => {
    house = await openTestHouse(kind, { patience: 1, trustProxy: 1 })
  })

  test.each(Object.entries(ATTACKS))('%s', async (_, attack) => {
    // Attacks on the clock need one that runs.
    const began = performance.now()
    const start = house.now()
    const running = setInterval(() => house.later(Math.round(performance.now() - began) - (house.now() - start)), 5)
    try {
      expect(await attack(house.server.port)).toBeUndefined()
    } finally {
      clearInterval(running)
    }
  })

  test('honest turns are played while hostile guests attack', async () => {
    const attacked = await openTestHouse(kind, { patience: 1, trustProxy: 1 }, { checkAnswers: false })
    const load = { hostile: 3, turns: 20, thinkMilliseconds: 0 }
    expect(await honestTurns(attacked.server.port, load)).toHaveLength(20)
    await attacked.close()
  })
})
