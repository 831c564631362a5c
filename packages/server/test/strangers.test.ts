// The short form of `npm run trial:strangers`: every attack once, and a few honest turns beside hostile guests. Times are not judged.
import { expect, test } from 'vitest'
import { honestTurns } from '../trials/hostile-guests.ts'
import { ATTACKS } from '../trials/strangers.ts'
import { onBoth, openTestHouse } from './houses.ts'

onBoth('strangers', kind => {
  test.each(Object.entries(ATTACKS))('%s', async (_, attack) => {
    const house = await openTestHouse(kind, { patience: 1, trustProxy: 1 })
    // Attacks on the clock need one that runs.
    const began = performance.now()
    const running = setInterval(() => house.later(Math.round(performance.now() - began) - (house.now() - start)), 5)
    const start = house.now()
    try {
      expect(await attack(house.server.port)).toBeUndefined()
    } finally {
      clearInterval(running)
      await house.close()
    }
  })

  test('honest turns are played while hostile guests attack', async () => {
    const house = await openTestHouse(kind, { patience: 1, trustProxy: 1 }, { checkAnswers: false })
    expect(await honestTurns(house.server.port, { hostile: 3, turns: 20 })).toHaveLength(20)
    await house.close()
  })
})
