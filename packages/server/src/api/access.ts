// Who may do what. All access decisions are made here. A person who may not see a table gets "not found".
import { notAllowed, notFound, signInFirst } from '../fault.ts'
import type { House } from '../house.ts'
import type { Signed } from '../people/sessions.ts'
import { hasVisited, type Scene, seatOf } from '../tables/scene.ts'
import type { Access } from './route.ts'

export interface Admitted {
  readonly scene: Scene | undefined
  readonly seat: number | undefined
}

export async function admit(
  house: House,
  access: Access,
  signed: Signed | undefined,
  read: () => Promise<Scene | undefined>,
): Promise<Admitted> {
  if (access === 'visitor' && signed !== undefined && signed.session === undefined) throw notAllowed()
  if (access === 'anyone' || access === 'visitor') return { scene: undefined, seat: undefined }
  if (access === 'server-host') {
    if (signed?.session === undefined || signed.person.host === 0) throw notFound()
    return { scene: undefined, seat: undefined }
  }
  if (access === 'person' || access === 'owner') {
    if (signed === undefined) throw signInFirst()
    if (access === 'owner' && signed.session === undefined) throw notAllowed()
    return { scene: undefined, seat: undefined }
  }
  const scene = await visibleTable(house, signed, await read())
  const seat = seatOf(scene, signed?.person.id)
  if (access === 'reader') return { scene, seat }
  if (signed === undefined) throw signInFirst()
  if (access === 'player' && seat === undefined) throw notAllowed()
  if (access === 'host' && scene.row.host !== signed.person.id) throw notAllowed()
  return { scene, seat }
}

async function visibleTable(house: House, signed: Signed | undefined, scene: Scene | undefined): Promise<Scene> {
  if (scene === undefined || !(await maySee(house, scene, signed?.person.id))) throw notFound()
  return scene
}

/** A table of a rated event whose round is not over. */
export function isClosed({ sealed, public: open }: Scene['row']): boolean {
  return sealed === 1 && open === 0
}

export async function maySee(house: House, { row, seats }: Scene, person: string | undefined): Promise<boolean> {
  if (row.public === 1) return true
  if (person === undefined) return false
  // Others play the same deal: until the round is over the code opens the table to no one else.
  if (isClosed(row)) return seats.some(seat => seat.person === person)
  if (row.host === person || seats.some(seat => seat.person === person)) return true
  return hasVisited(house, row.id, person)
}
