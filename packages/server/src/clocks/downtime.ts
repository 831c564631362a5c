// Down-time of the server is not charged to any player. A row stores when a server was last alive. The server that finds it old
// shifts all running clocks by the gap. It does the same if the machine's clock was set while no server ran.
import { sql } from 'kysely'
import type { House } from '../house.ts'
import { planFollowUps } from '../play/follow-ups.ts'
import type { Change } from '../tables/change.ts'
import { act } from '../tables/commit.ts'
import { readScene } from '../tables/scene.ts'
import { type KeptClock, shiftClock, shownClock } from './clock.ts'

const ALIVE = 'alive'
const BEAT = 5_000
/** With several servers on one database, another may be alive: only a longer silence is down-time. */
const LONGEST_SILENCE = 3 * BEAT
const TABLES_AT_ONCE = 50

export interface Heartbeat {
  stop(): Promise<void>
}

export async function startHeartbeat(house: House): Promise<Heartbeat> {
  // A SQLite file has only one server, so any gap is down-time.
  await beat(house, house.database.kind === 'sqlite' ? 0 : LONGEST_SILENCE)
  let last = performance.now()
  const timer = setInterval(() => {
    const silence = performance.now() - last
    const long = silence > LONGEST_SILENCE
    void beat(house, long ? LONGEST_SILENCE : Number.POSITIVE_INFINITY).then(
      () => {
        last = performance.now()
      },
      error => house.log.warn({ error: String(error) }, 'the heartbeat could not be written'),
    )
  }, BEAT)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await beat(house, Number.POSITIVE_INFINITY).catch(() => {})
    },
  }
}

/** Records that this server is alive. The first server to see a gap longer than `silence`, in either direction, removes it from all clocks. */
async function beat(house: House, silence: number): Promise<void> {
  const now = house.now()
  const row = await house.db.selectFrom('house').select('value').where('name', '=', ALIVE).executeTakeFirst()
  if (row === undefined) {
    await house.db
      .insertInto('house')
      .values({ name: ALIVE, value: String(now) })
      .onConflict(conflict => conflict.column('name').doNothing())
      .execute()
    return
  }
  const { numUpdatedRows } = await house.db
    .updateTable('house')
    .set({ value: String(now) })
    .where('name', '=', ALIVE)
    .where('value', '=', row.value)
    .executeTakeFirst()
  const alive = Number(row.value)
  if (numUpdatedRows > 0n && Math.abs(now - alive) > silence) await forgive(house, alive, now)
}

async function forgive(house: House, alive: number, now: number): Promise<void> {
  if (now < alive) await moveJobs(house, now - alive)
  const rows = await house.db
    .selectFrom('tables')
    .select(['id', 'clock_state'])
    .where('state', '=', 'playing')
    .where('clock', '<>', JSON.stringify({ kind: 'none' }))
    .execute()
  const running = rows.filter(({ clock_state }) => (JSON.parse(clock_state) as KeptClock).running !== null)
  for (let from = 0; from < running.length; from += TABLES_AT_ONCE) {
    await Promise.all(running.slice(from, from + TABLES_AT_ONCE).map(({ id }) => forgiveTable(house, id, alive)))
  }
}

/** After the machine's clock was set back, jobs that were due would wait. */
async function moveJobs(house: House, by: number): Promise<void> {
  const moved = sql<number>`due + ${by}`
  await house.db.updateTable('jobs').set({ due: moved, claimed_by: null, claimed_until: null }).execute()
}

async function forgiveTable(house: House, table: string, alive: number): Promise<void> {
  try {
    const scene = await readScene(house, table)
    if (scene !== undefined) await act(house, scene, change => moveClock(change, alive))
  } catch (error) {
    // A damaged table must not stop the others.
    house.log.warn({ table, error: String(error) }, 'a clock could not be moved by the down-time')
  }
}

function moveClock(change: Change, alive: number): void {
  const state = change.clockState
  if (change.row.state !== 'playing' || state.running === null || state.since === null) return
  const used = Math.max(0, alive - state.since)
  change.clockState = shiftClock(state, change.now - used - state.since)
  change.append({ kind: 'resumed', seat: null, what: 'downtime', clockState: shownClock(change.clockState) })
  planFollowUps(change)
}
