// Work to be done now or later, as rows that any server or worker claims. The code is the same on both databases.
import { type RawBuilder, sql } from 'kysely'
import type { House } from '../house.ts'
import { newId } from '../secrets.ts'
import type { Database } from '../storage/database.ts'
import { insertGiven } from '../storage/given.ts'
import type { JobRow } from '../storage/schema.ts'
import type { NewJob } from './job.ts'

/** A claim expires after this time, because its server may have died. A claim that lasts longer was made before the clock was set back. */
const LEASE = 60_000
const LONGEST_WAIT = 5 * 60_000
const FIRST_WAIT = 2_000

export function unclaimed(job: NewJob): JobRow {
  return { ...job, attempts: 0, claimed_by: null, claimed_until: null }
}

/** Adds jobs. A job with the same id is replaced. */
export function putJobs(kind: Database['kind'], which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${insertGiven(kind, 'jobs', which)}
    on conflict (id) do update set kind = excluded.kind, due = excluded.due, person = excluded.person, content = excluded.content,
      attempts = 0, claimed_by = null, claimed_until = null`
}

/** Each claim has a mark of its own. So a job that was replaced and claimed again is not ended by the one it replaced. */
export async function claim(house: House, kinds: readonly JobRow['kind'][], most: number): Promise<JobRow[]> {
  const now = house.now()
  let free = freeJobs(house, now)
    .select('id')
    .where('kind', 'in', [...kinds])
    .orderBy('due')
    .limit(most)
  // Two servers that look at once take different rows instead of waiting for each other.
  if (house.database.kind === 'postgres') free = free.modifyEnd(sql`for update skip locked`)
  return house.db
    .updateTable('jobs')
    .set({ claimed_by: newId(), claimed_until: now + LEASE })
    .where('id', 'in', free)
    .returningAll()
    .execute()
}

/** The kinds of work that could be claimed now. */
export async function dueKinds(house: House): Promise<ReadonlySet<JobRow['kind']>> {
  const rows = await freeJobs(house, house.now()).select('kind').distinct().execute()
  return new Set(rows.map(({ kind }) => kind))
}

function freeJobs({ db }: House, now: number) {
  return db
    .selectFrom('jobs')
    .where('due', '<=', now)
    .where(({ or, eb }) =>
      or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now), eb('claimed_until', '>', now + LEASE)]),
    )
}

/** If the job was replaced while we worked, the new one stays. */
export async function finish(house: House, job: JobRow): Promise<void> {
  await house.db.deleteFrom('jobs').where('id', '=', job.id).where('claimed_by', '=', job.claimed_by).execute()
}

export async function postpone(house: House, job: JobRow): Promise<void> {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** job.attempts)
  await house.db
    .updateTable('jobs')
    .set({ attempts: job.attempts + 1, due: house.now() + wait, claimed_by: null, claimed_until: null })
    .where('id', '=', job.id)
    .where('claimed_by', '=', job.claimed_by)
    .execute()
}

/** Also while the old one runs: the runner leaves the new one alone. */
export async function replaceJob({ db }: Pick<House, 'db'>, job: NewJob): Promise<void> {
  const { id, ...fresh } = unclaimed(job)
  await db
    .insertInto('jobs')
    .values({ id, ...fresh })
    .onConflict(conflict => conflict.column('id').doUpdateSet(fresh))
    .execute()
}

/**
 * Sets when a job that looks again and again looks next. `ran` is the run that says so: its own job waits until then, unless
 * it was replaced meanwhile, because this run may not know why. Another job is only brought forward.
 */
export async function lookAgain(house: House, ran: JobRow, next: NewJob): Promise<void> {
  const { id, due, ...fresh } = unclaimed(next)
  if (ran.id === id) {
    await house.db
      .updateTable('jobs')
      .set({ due, ...fresh })
      .where('id', '=', id)
      .where('claimed_by', '=', ran.claimed_by)
      .execute()
    return
  }
  await house.db
    .insertInto('jobs')
    .values({ id, due, ...fresh })
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet({
        ...fresh,
        due: sql<number>`case when jobs.due < excluded.due then jobs.due else excluded.due end`,
      }),
    )
    .execute()
}

/** Adds a job unless one with its id exists. */
export async function putJob(house: House, job: NewJob): Promise<void> {
  await house.db
    .insertInto('jobs')
    .values(unclaimed(job))
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute()
  house.nudge(job.kind)
}

/** By kind: how many jobs are due that no server has claimed, and how long the oldest has waited. */
export async function dueJobs({ db, now }: House): Promise<{ kind: string; waiting: number; seconds: number }[]> {
  const time = now()
  const rows = await db
    .selectFrom('jobs')
    .select(({ fn }) => ['kind', fn.countAll<number | string>().as('waiting'), fn.min('due').as('oldest')])
    .where('due', '<=', time)
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<', time)]))
    .groupBy('kind')
    .execute()
  return rows.map(({ kind, waiting, oldest }) => ({
    kind,
    waiting: Number(waiting),
    seconds: (time - Number(oldest)) / 1000,
  }))
}
