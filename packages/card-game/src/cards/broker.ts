// Broker — CG card 6: discarded instead of developing, buys up to two shares at half price.
import type { Card } from './card.ts'

export const broker: Card = { number: 6, cheapShares: 2 }
