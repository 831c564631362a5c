// Entrepreneur — CG card 1: breaks a tie for the highest appeal once per decade; discarded at the end of a round, its owner names the start player.
import type { Card } from './card.ts'

export const entrepreneur: Card = { number: 1, rotates: true, breaksTies: true, namesStartPlayer: true }
