// The faces of the development cards — CG cards 1-13. Each kind of Patron is a type of its own.

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

export function faceNamed(name: FaceName): Face {
  return FACES.indexOf(name)
}
