// A job that was replaced while it ran: the old run must neither end nor put off the new one, also on the same server.
import { expect, test } from 'vitest'
import { dailyJob, eventJob, eventTableJob } from '../src/jobs/job.ts'
import { claim, finish, lookAgain, postpone, replaceJob, unclaimed } from '../src/jobs/jobs.ts'
import { type Kind, onBoth, openTestHouse, type TestHouse } from './houses.ts'

/** The house's own runner would claim the jobs too, once a second. */
async function openWithoutRunner(kind: Kind): Promise<TestHouse> {
  const test = await openTestHouse(kind)
  await test.server.open.runner.stop()
  return test
}

onBoth('claims', kind => {
  test('the end of a replaced job leaves the new one alone', async () => {
    const test = await openWithoutRunner(kind)
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

  test('an event that was started while a look at it ran is looked at again at once', async () => {
    const test = await openWithoutRunner(kind)
    const { house } = test.server.open
    const later = test.now() + 600_000
    const dues = () =>
      house.db.selectFrom('jobs').select(['id', 'due', 'claimed_by']).where('kind', '=', 'event').execute()
    const claimed = async () => {
      const [taken] = await claim(house, ['event'], 1)
      if (taken === undefined) throw new Error('the job was not claimed')
      return taken
    }
    await replaceJob(house, eventJob('cup', test.now()))
    const look = await claimed()
    await replaceJob(house, eventJob('cup', test.now()))
    await lookAgain(house, look, eventJob('cup', later))
    await finish(house, look)
    expect(await dues()).toEqual([{ id: 'event cup', due: test.now(), claimed_by: null }])

    const second = await claimed()
    await lookAgain(house, second, eventJob('cup', later))
    await finish(house, second)
    expect(await dues()).toEqual([{ id: 'event cup', due: later, claimed_by: null }])

    // A look for another reason brings the usual one forward, and never puts it off.
    const other = unclaimed(eventTableJob('cup', 'table', test.now()))
    await lookAgain(house, other, eventJob('cup', later + 1))
    expect(await dues()).toMatchObject([{ due: later }])
    await lookAgain(house, other, eventJob('cup', later - 1))
    expect(await dues()).toMatchObject([{ due: later - 1 }])
    await test.close()
  })
})
