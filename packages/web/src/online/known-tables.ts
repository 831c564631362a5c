// The tables that this browser has seen, by code, so that it need not ask for them by code again.
import type { Table } from '@arkwright/server/client'

const KEY = 'arkwright:tables'
const MOST = 200

/** Codes of online tables. Tables of this browser have other ids. */
export function isCode(id: string): boolean {
  return /^[A-Z2-9]{10}$/.test(id)
}

/** Accepts any spelling of a code, and whole links. */
export function codeIn(given: string): string | undefined {
  const [found] =
    given
      .toUpperCase()
      .match(/[A-Z2-9]{10}(?![A-Z2-9])/g)
      ?.slice(-1) ?? []
  return found
}

function known(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

export function knownTable(code: string): string | undefined {
  return known()[code]
}

export function rememberTables(tables: readonly Pick<Table, 'id' | 'code'>[]): void {
  const all = { ...known(), ...Object.fromEntries(tables.map(({ id, code }) => [code, id])) }
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST))))
}
