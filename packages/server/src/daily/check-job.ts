// Checks an entered day in a thread: the game is played again, and the bots decide again.
import type { Thinking } from '../bots/bot-threads.ts'
import type { Work } from '../jobs/runner.ts'

export function checkDay(threads: Thinking): Work {
  return async (house, job) => {
    const { day } = JSON.parse(job.content) as { day: string }
    const row = await house.db
      .selectFrom('daily')
      .selectAll()
      .where('person', '=', job.person ?? '')
      .where('day', '=', day)
      .where('state', '=', 'checking')
      .executeTakeFirst()
    if (row === undefined) return
    const verdict = await threads.check({ day, moves: JSON.parse(row.moves) as string[] })
    if ('fault' in verdict)
      house.log.info({ day, person: row.person, ...verdict }, 'a day of the Daily Mill was refused')
    await house.db
      .updateTable('daily')
      .set({ moves: '[]', ...('fault' in verdict ? { state: 'refused' } : { state: 'accepted', ...verdict }) })
      .where('person', '=', row.person)
      .where('day', '=', day)
      .execute()
  }
}
