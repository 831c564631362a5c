// Workshop — CG card 4: up to two machines of each factory need no maintenance. Expert: lifts the restriction of machinery.
import { MACHINERY } from '../components/names.ts'
import type { Card } from './card.ts'

export const workshop: Card = {
  number: 4,
  lifts: MACHINERY,
  paidMachines: (figures, machines) => Math.max(0, machines - figures.workshopMachines),
}
