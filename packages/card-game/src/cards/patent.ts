// Patent — CG card 11: one more distribution card. Expert: lifts the restriction of distribution.
import { DISTRIBUTION } from '../components/names.ts'
import type { Card } from './card.ts'

export const patent: Card = { number: 11, distributionCards: 1, lifts: DISTRIBUTION }
