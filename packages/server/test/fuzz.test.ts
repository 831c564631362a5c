// The short form of `npm run trial:api`: the same requests on both databases.
import { expect, test } from 'vitest'
import { ApiFuzz } from '../trials/api-fuzz.ts'
import { onBoth, openTestHouse } from './houses.ts'

onBoth('requests from the description and beyond', kind => {
  test('never cause a server failure or reveal internals', async () => {
    const house = await openTestHouse(kind)
    const fuzz = new ApiFuzz(house.server.port, `short ${kind}`)
    await fuzz.prepare()
    await fuzz.run(1_200)
    const { faults, operations, byStatus } = fuzz.figures
    expect(faults).toEqual([])
    expect(operations).toBeGreaterThan(50)
    for (const status of [200, 400, 401, 403, 404, 409]) expect(byStatus.get(status), String(status)).toBeGreaterThan(0)
  })
})
