// The faces of the development cards — CG cards 1-13. Each kind of Patron is a separate type.

export const FACES = [
  'entrepreneur',
  'customs-office',
  'extra-shift',
  'workshop',
  'foreman',
  'broker',
  'patron-clothes-food',
  'patron-cutlery-food',
  'patron-lamps-food',
  'patron-cutlery-clothes',
  'patron-lamps-clothes',
  'patron-lamps-cutlery',
  'inventor',
  'developer',
  'contract',
  'patent',
  'engineer',
  'big-storehouse',
] as const
export type FaceName = (typeof FACES)[number]
/** Position of a face in FACES. */
export type Face = number

/** Sets of faces are kept as bits of one number. */
export function hasFace(set: number, face: Face): boolean {
  return (set & (1 << face)) !== 0
}

export function facesIn(set: number): readonly Face[] {
  return FACES.flatMap((_, face) => (hasFace(set, face) ? [face] : []))
}

export function faceNamed(name: FaceName): Face {
  return FACES.indexOf(name)
}
