// The figures of the rules that the texts of the card game's lessons use.
import { type State, TITLES } from '@arkwright/card-game'

export function cardFigures({ rules: { figures } }: State) {
  return {
    shareValue: figures.startShareValue,
    soldForValue: figures.soldForValue,
    shipTokens: figures.shipSpaces,
    storehouse: figures.smallStorehouse,
    opponentShares: figures.opponentShares,
    opponentValue: figures.opponentShareValue,
    opponentRaise: figures.opponentRaise,
    titles: TITLES.length,
  }
}
