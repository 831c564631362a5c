// A job that was replaced while it ran: its end must leave the new one alone, also on the same server.
import { expect, test } from 'vitest'
import { dailyJob } from '../src/jobs/job.ts'
import { claim, finish, postpone, replaceJob } from '../src/jobs/jobs.ts'
import { onBoth, openTestHouse } from './houses.ts'

onBoth('claims', kind => {
  test('the end of a replaced job leaves the new one alone', async () => {
    const test = await openTestHouse(kind)
    const { house } = test.server.open
    const job = dailyJob('ada', '2026-01-05', test.now())
    const claimed = async () => {
      await replaceJob(house, job)
      const [taken] = await claim(house, ['daily'], 1)
      if (taken === undefined) throw new Error('the job was not claimed')
      return taken
    }
    const kept = () => house.db.selectFrom('jobs').select(['due', 'attempts']).where('id', '=', job.id).execute()

    const old = await claimed()
    const fresh = await claimed()
    await finish(house, old)
    await postpone(house, old)
    expect(await kept()).toEqual([{ due: test.now(), attempts: 0 }])
    await postpone(house, fresh)
    expect(await kept()).toEqual([{ due: test.now() + 2_000, attempts: 1 }])
    await finish(house, fresh)
    expect(await kept()).toHaveLength(1)

    test.later(2_000)
    const [again] = await claim(house, ['daily'], 1)
    if (again === undefined) throw new Error('the job was not claimed')
    await finish(house, again)
    expect(await kept()).toEqual([])
    await test.close()
  })
})
