// Values the house must remember, created on first use. If several servers try, the first one creates it for all.
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export async function houseValue(db: Kysely<Schema>, name: string, make: () => string): Promise<string> {
  const known = await db.selectFrom('house').select('value').where('name', '=', name).executeTakeFirst()
  if (known !== undefined) return known.value
  await db
    .insertInto('house')
    .values({ name, value: make() })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  return houseValue(db, name, make)
}
