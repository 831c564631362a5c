// Inventor — CG card 8, CG ruling 15: discarded while upgrading, upgrades up to two factories by one level, in any decade. Expert: or two different steps of the board.
import type { Card } from './card.ts'

export const inventor: Card = { number: 8, advances: 2, freeSteps: 2 }
