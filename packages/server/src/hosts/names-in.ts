// People and tables that a list of hosts names by id, read in one go.
import type { House } from '../house.ts'
import { asPerson } from '../people/person.ts'

type Ids = readonly (string | null)[]

export async function namesIn({ db }: House, { people, tables }: { people: Ids; tables: Ids }) {
  const persons = await read(people, ids =>
    db.selectFrom('people').select(['id', 'name', 'email', 'program']).where('id', 'in', ids).execute(),
  )
  const places = await read(tables, ids =>
    db.selectFrom('tables').select(['id', 'code', 'game']).where('id', 'in', ids).execute(),
  )
  return {
    person: (id: string | null) => {
      const found = persons.get(id ?? '')
      return found === undefined ? null : asPerson(found)
    },
    table: (id: string | null) => places.get(id ?? '') ?? null,
  }
}

async function read<T extends { id: string }>(ids: Ids, ask: (ids: string[]) => Promise<T[]>): Promise<Map<string, T>> {
  const wanted = [...new Set(ids.flatMap(id => id ?? []))]
  const rows = wanted.length === 0 ? [] : await ask(wanted)
  return new Map(rows.map(row => [row.id, row]))
}
