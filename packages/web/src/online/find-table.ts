// Finds the table for the code in a link. Requests by code are rate-limited, so they come last.
import { ServerFault, type Table } from '@arkwright/server/client'
import { api } from './api.ts'
import { lookForHouse, useHouse } from './house.ts'
import { knownTable, rememberTables } from './known-tables.ts'

/** 'who': the table is private, and visitors need a name to enter by its code. */
export async function findTable(code: string): Promise<Table | 'who'> {
  await lookForHouse()
  const known = await seenBefore(code)
  if (known !== undefined) return known
  const { table: open } = await api.call('GET /api/codes/:code', { params: { code } })
  const { there, me } = useHouse.getState()
  if (open === null && there === true && me === undefined) return 'who'
  const table = open ?? (await api.call('POST /api/join', { body: { code } })).table
  rememberTables([table])
  return table
}

/** A table this browser has visited is requested by its id. Another person may have used the browser then. */
async function seenBefore(code: string): Promise<Table | undefined> {
  const table = knownTable(code)
  if (table === undefined) return undefined
  try {
    return (await api.call('GET /api/tables/:table', { params: { table } })).table
  } catch (error) {
    if (error instanceof ServerFault && error.status === 404) return undefined
    throw error
  }
}
