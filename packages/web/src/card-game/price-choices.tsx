// While the question is price and appeal: every pair that token, office and quality can show, below the factory.
import { factorySheet, type Move } from '@arkwright/card-game'
import { text } from '../messages/index.ts'
import { useLegal } from '../play/use-table.ts'
import { CardSpot } from './card-spot.tsx'
import type { FactoryProps } from './factory.tsx'
import { describe, priceAt } from './words.ts'

type AppealMove = Extract<Move, { kind: 'appeal' }>

export function PriceChoices({ state, seat, good, mine }: FactoryProps) {
  const legal = useLegal()
  if (!mine || state.step !== 'price' || good !== state.good || legal.size === 0) return null
  const appeals = state.legal.filter((move): move is AppealMove => move.kind === 'appeal')
  const now = factorySheet(state, seat, good)?.appeal
  return (
    <fieldset className="cg-prices" aria-label={text.cardGame.factory.prices({ good })}>
      {appeals.map(move => (
        <CardSpot
          key={move.appeal}
          moves={[move]}
          className={`cg-price ${move.appeal === now ? 'current' : ''}`}
          label={describe(state, move)}
        >
          <b>{text.figures.money(priceAt(state, move))}</b>
          <i>{text.cardGame.factory.appealIs({ appeal: move.appeal })}</i>
        </CardSpot>
      ))}
    </fieldset>
  )
}
