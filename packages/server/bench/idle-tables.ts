// Memory cost of an idle table whose position is cached. Measured as the slope over thousands of tables, because the heap
// fluctuates by more than a few tables weigh.
import { type BusyTable, busyTable, playOneTurn } from './players.ts'
import type { StartedServer } from './started-server.ts'

const AT_ONCE = 16

/** Bytes per table. Creates the tables in one step per count; every table has started playing. */
export async function bytesPerIdleTable(server: StartedServer, counts: readonly number[]): Promise<number> {
  const port = server.port
  const people = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => busyTable(port, i)))
  const points: [number, number][] = []
  let made = 0
  for (const count of counts) {
    while (made < count) {
      const some = people.slice(0, Math.min(AT_ONCE, count - made))
      await Promise.all(some.map((there, i) => oneMore(port, made + i, there)))
      made += some.length
    }
    points.push([made, await server.memory()])
  }
  return slope(points)
}

async function oneMore(port: number, number: number, there: BusyTable): Promise<void> {
  await playOneTurn(() => port, await busyTable(port, number, there))
}

/** Slope of the best-fitting line. */
function slope(points: readonly (readonly [number, number])[]): number {
  const mean = (part: 0 | 1) => points.reduce((sum, point) => sum + point[part], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  const above = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  const below = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
  return above / below
}
