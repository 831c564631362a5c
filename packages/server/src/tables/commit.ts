// Plans a change and writes it. Of two simultaneous changes to a table, on any servers, one wins and the other is planned again.
import type { Entry } from '../api/table-shapes.ts'
import { Fault, notFound } from '../fault.ts'
import type { House } from '../house.ts'
import type { Kept } from '../play/positions.ts'
import { Change } from './change.ts'
import { readScene, type Scene } from './scene.ts'

const MOST_ATTEMPTS = 20

export interface Committed {
  readonly scene: Scene
  readonly entries: readonly Entry[]
}

/**
 * `plan` decides what happens, or throws if it cannot. It runs again if another change came first. With `evenDamaged` it also
 * runs if the game cannot be replayed.
 */
export async function act(
  house: House,
  first: Scene,
  plan: (change: Change) => void,
  { evenDamaged = false } = {},
): Promise<Committed> {
  let scene = first
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const kept = wasStarted(scene) ? await positionOf(house, scene, evenDamaged) : undefined
    // No await from here to the end of the plan: scene and game are of the same moment, or we read again.
    if (kept === undefined || kept.sequence === scene.row.sequence) {
      const { game, revision } = scene.row
      const change = new Change(scene, house.games.at(game, revision), kept?.journal, house.now())
      plan(change)
      if (change.entries.length === 0) return { scene, entries: [] }
      if (await house.write({ before: scene, change })) return committed(house, scene, change)
    }
    const again = await readScene(house, first.row.id)
    if (again === undefined) throw notFound()
    scene = again
  }
  throw new Fault(503, 'busy')
}

/** Undefined: the record is damaged, and the plan does without it (leaving, archiving). */
async function positionOf(house: House, { row }: Scene, evenDamaged: boolean): Promise<Kept | undefined> {
  try {
    return await house.positions.of(row)
  } catch (error) {
    if (evenDamaged && error instanceof Fault) return undefined
    throw error
  }
}

function wasStarted({ row }: Scene): boolean {
  return row.state === 'playing' || row.state === 'over'
}

function committed(house: House, before: Scene, change: Change): Committed {
  house.positions.advance(change.row.id, before.row.sequence, change.entries)
  for (const { kind, by } of change.entries) if (kind === 'turn') house.metrics.turns.inc({ by: by ?? 'person' })
  house.news.announce(`table ${change.row.id}`)
  tellWaiting(house, before, change)
  for (const { kind, due } of change.jobs) if (due <= change.now) house.nudge(kind)
  return { scene: { row: change.row, seats: change.seats }, entries: change.entries }
}

/** The people who must decide now, or no longer, may have the page open elsewhere. */
function tellWaiting(house: House, before: Scene, change: Change): void {
  const people = [before.row.to_move, change.row.to_move].flatMap(seat =>
    seat === null ? [] : (change.seats[seat]?.person ?? []),
  )
  for (const person of new Set(people)) house.news.announce(`person ${person}`)
}
