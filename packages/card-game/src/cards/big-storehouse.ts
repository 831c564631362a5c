// Big Storehouse — CG card 13: one more storehouse, for up to four goods.
import type { Card } from './card.ts'

export const bigStorehouse: Card = { number: 13, storehouse: figures => figures.bigStorehouse }
