// Inventor — CG card 8, CG ruling 15: discarded while upgrading, takes up to two factories one level up, whatever the decade. Expert: or two different steps of the board.
import type { Card } from './card.ts'

export const inventor: Card = { number: 8, advances: 2, freeSteps: 2 }
