// The order of a league's members, from the top of the first division to the bottom of the last.
import { chunks } from '../schedules/group.ts'

/** Divisions of `size`. A last one with fewer than half as many joins the one above. */
export function divisionsOf<T>(order: readonly T[], size: number): T[][] {
  const divisions = chunks(order, size)
  const last = divisions.at(-1) ?? []
  if (divisions.length < 2 || last.length * 2 >= size) return divisions
  return [...divisions.slice(0, -2), [...(divisions.at(-2) ?? []), ...last]]
}

/** How many of a division go up, and how many go down: never so many that someone would do both. */
export function movers(sizes: readonly number[], wanted: number, division: number): { up: number; down: number } {
  const between = (upper: number, lower: number) =>
    Math.min(wanted, Math.floor((sizes[upper] ?? 0) / 2), Math.floor((sizes[lower] ?? 0) / 2))
  return {
    up: division === 0 ? 0 : between(division - 1, division),
    down: division === sizes.length - 1 ? 0 : between(division, division + 1),
  }
}

/** After a season: the best of each division change places with the last of the one above. `tables`: each division, best first. */
export function promoted<T>(tables: readonly (readonly T[])[], wanted: number): T[][] {
  const sizes = tables.map(({ length }) => length)
  return tables.map((table, division) => {
    const { up, down } = movers(sizes, wanted, division)
    const fallen = division === 0 ? [] : (tables[division - 1] ?? []).slice((sizes[division - 1] ?? 0) - up)
    const risen = (tables[division + 1] ?? []).slice(0, down)
    return [...fallen, ...table.slice(up, table.length - down), ...risen]
  })
}
