// Time in which the server could not be reached is charged to no player. A row says when a server last lived; the one that finds it
// old moves all running clocks by the gap. The same happens where the machine's clock was set while no server ran.
import { sql } from 'kysely'
import type { House } from '../house.ts'
import { planFollowUps } from '../play/follow-ups.ts'
import type { Change } from '../tables/change.ts'
import { act } from '../tables/commit.ts'
import { readScene } from '../tables/scene.ts'
import { type KeptClock, shiftClock, shownClock } from './clock.ts'

const ALIVE = 'alive'
const BEAT = 5_000
/** Of many servers on one database another may live: only a longer silence is down-time. */
const LONGEST_SILENCE = 3 * BEAT
const TABLES_AT_ONCE = 50

export interface Heartbeat {
  stop(): Promise<void>
}

export async function startHeartbeat(house: House): Promise<Heartbeat> {
  // On a SQLite file nobody else is at work: any gap is down-time.
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

/** Writes that we live. A gap longer than `silence`, either way, is moved out of all clocks by the one server that sees it first. */
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

/** After the machine's clock was set back, what was due would wait. */
async function moveJobs(house: House, by: number): Promise<void> {
  const moved = sql<number>`due + ${by}`
  await house.db.updateTable('jobs').set({ due: moved, claimed_by: null, claimed_until: null }).execute()
}

async function forgiveTable(house: House, table: string, alive: number): Promise<void> {
  try {
    const scene = await readScene(house, table)
    if (scene !== undefined) await act(house, scene, change => moveClock(change, alive))
  } catch (error) {
    // A damaged table keeps no other from going on.
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
