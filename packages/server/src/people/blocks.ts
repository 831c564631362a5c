// Blocking: two people of whom one has blocked the other exchange no invitations and do not sit down at the same table.
// The one who blocked does not see the other's chat.
import { Fault } from '../fault.ts'
import type { House } from '../house.ts'
import type { Scene } from '../tables/scene.ts'

/** Announced when the list of a person changes. */
export const blocksOf = (person: string) => `blocks ${person}` as const

export async function blockedBy(house: House, person: string | undefined): Promise<ReadonlySet<string>> {
  if (person === undefined) return new Set()
  const rows = await house.db.selectFrom('blocks').select('blocked').where('person', '=', person).execute()
  return new Set(rows.map(({ blocked }) => blocked))
}

/** Whether one of the others has blocked the person, or the person one of them. */
export async function isApart(house: House, person: string, others: readonly string[]): Promise<boolean> {
  if (others.length === 0) return false
  const found = await house.db
    .selectFrom('blocks')
    .select('at')
    .where(({ or, and, eb }) =>
      or([
        and([eb('person', '=', person), eb('blocked', 'in', [...others])]),
        and([eb('blocked', '=', person), eb('person', 'in', [...others])]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Throws if the person may not sit down beside the people who are there and the one who set the table up. */
export async function checkMaySit(house: House, { row, seats }: Scene, person: string): Promise<void> {
  const there = seats.flatMap(seat => (seat.left === 0 && seat.person !== null ? [seat.person] : []))
  if (await isApart(house, person, [row.host, ...there])) throw new Fault(403, 'blocked')
}
