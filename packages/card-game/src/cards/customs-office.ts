// Customs Office — CG card 2: one shipping token fewer, once per decade. Expert: lifts the restriction of ships.
import { SHIP } from '../components/names.ts'
import type { Card } from './card.ts'

export const customsOffice: Card = { number: 2, rotates: true, sparedTokens: 1, lifts: SHIP }
