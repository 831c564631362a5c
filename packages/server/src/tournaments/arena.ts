// An arena: free players are seated again and again until its end. Its deals are its rounds; their seeds are shown at its end.
import type { House } from '../house.ts'
import { standingsOf } from './results.ts'
import { endEvent, openTables, pairingsOf, plannedRound, tablesOf } from './rounds.ts'
import { arenaTables } from './schedules/arena.ts'
import type { Group } from './schedules/group.ts'
import { activeIn, boardsOf, FILLERS, playedRounds, type Whole } from './whole.ts'

/** After this time bots sit down with those who find no one. */
const LONGEST_WAIT = 45_000
const ANY_ROUND = Number.MAX_SAFE_INTEGER

export async function runArena(house: House, whole: Whole): Promise<void> {
  if (whole.row.ends === null) return
  if (house.now() < whole.row.ends) await seatFree(house, whole)
  else if (whole.pairings.every(({ state }) => state === 'over')) await endArena(house, whole)
}

async function seatFree(house: House, whole: Whole): Promise<void> {
  const { row } = whole
  const waiting = await freePlayers(house, whole)
  const dealsOf = new Map<number, Set<number>>()
  for (const { entry, round } of whole.pairings) {
    if (entry !== null) dealsOf.set(entry, (dealsOf.get(entry) ?? new Set()).add(round))
  }
  const seen = (entry: number) => dealsOf.get(entry) ?? new Set<number>()
  const played = playedRounds(whole).flat()
  const patient = waiting.filter(({ waits }) => waits < LONGEST_WAIT).map(({ entry }) => entry)
  const all = waiting.map(({ entry }) => entry)
  const { tables, left } = arenaTables(all, played, row.seats, seen)
  if (left.some(entry => !patient.includes(entry)) && row.filler !== 'bye') {
    const fillers = Array.from({ length: row.seats - left.length }, (_, i) => FILLERS + i)
    tables.push(...arenaTables([...left, ...fillers], played, row.seats, seen).tables)
  }
  if (tables.length > 0) await addTables(house, whole, tables)
}

/** Best first, with the time since their last game. */
async function freePlayers({ db, now }: House, whole: Whole): Promise<{ entry: number; waits: number }[]> {
  const busy = new Set(whole.pairings.filter(({ state }) => state !== 'over').map(({ entry }) => entry))
  const ids = tablesOf(whole)
  const ended =
    ids.length === 0 ? [] : await db.selectFrom('tables').select(['id', 'ended']).where('id', 'in', ids).execute()
  const endOf = new Map(ended.map(one => [one.id, one.ended ?? 0]))
  const active = new Map(activeIn(whole, ANY_ROUND).map(one => [one.number, one]))
  return standingsOf(whole).flatMap(({ entry }) => {
    const one = active.get(entry)
    if (one === undefined || busy.has(entry)) return []
    const last = whole.pairings
      .filter(pairing => pairing.entry === entry)
      .map(({ table_id }) => endOf.get(table_id ?? '') ?? 0)
    return [{ entry, waits: now() - Math.max(one.joined, whole.row.started ?? 0, ...last) }]
  })
}

async function addTables(
  house: House,
  whole: Whole,
  tables: readonly { seated: Group; deal: number }[],
): Promise<void> {
  const { row } = whole
  const now = house.now()
  const deals = Math.max(...tables.map(({ deal }) => deal))
  await house.db.transaction().execute(async trx => {
    const won = await trx
      .updateTable('tournaments')
      .set({ round: row.round + 1 })
      .where('id', '=', row.id)
      .where('round', '=', row.round)
      .where('state', '=', 'running')
      .returning('id')
      .execute()
    if (won.length === 0) return
    const known = whole.rounds.length
    // One more than needed, so that its hash is known before it is played.
    for (let number = known + 1; number <= deals + 1; number++) {
      await trx
        .insertInto('rounds')
        .values(plannedRound(row.id, number, null))
        .execute()
    }
    const boards = new Map<number, number>()
    for (const { round, board } of boardsOf(whole)) boards.set(round, Math.max(board, boards.get(round) ?? 0))
    for (const { seated, deal } of tables) {
      const board = (boards.get(deal) ?? 0) + 1
      boards.set(deal, board)
      const seats = seated.map(entry => (entry >= FILLERS ? null : entry))
      await trx
        .insertInto('pairings')
        .values(pairingsOf(row.id, deal, { tables: [seats], byes: [] }, board))
        .execute()
    }
    await trx
      .updateTable('rounds')
      .set({ state: 'playing', started: now })
      .where('tournament', '=', row.id)
      .where('number', 'in', [...new Set(tables.map(({ deal }) => deal))])
      .where('state', '=', 'planned')
      .execute()
  })
}

async function endArena(house: House, whole: Whole): Promise<void> {
  const { row } = whole
  const now = house.now()
  await house.db.transaction().execute(async trx => {
    const won = await trx
      .updateTable('rounds')
      .set({ state: 'over', ended: now })
      .where('tournament', '=', row.id)
      .where('state', '=', 'playing')
      .returning('number')
      .execute()
    if (won.length === 0 && whole.pairings.length > 0) return
    await openTables(trx, tablesOf(whole))
    await endEvent(trx, whole, now)
  })
}
