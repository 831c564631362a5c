// A price on the scale of a mill: a click sets it, past the questions before it — SJ II.3.1.
import { type Good, moves } from '@arkwright/board-game'
import { text } from '../../messages/index.ts'
import { Spot } from '../../shell/spot.tsx'

interface PriceSpotProps {
  readonly good: Good
  readonly price: number
  /** The price that stands. */
  readonly now: number
  readonly shown: string
}

export function PriceSpot({ good, price, now, shown }: PriceSpotProps) {
  return (
    <Spot
      mine={shown !== ''}
      moves={[moves.price(good, price)]}
      leads={[[moves.price(good, price)]]}
      className={`price ${price === now ? 'now' : ''} ${shown === '' ? 'beyond' : ''}`}
      label={text.boardGame.moves.price({ good, price })}
    >
      {shown}
    </Spot>
  )
}
