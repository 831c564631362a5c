// The fifteen solo titles in words: the name and the requirement of each.
import { TITLE_FIGURES, type Title } from '@arkwright/card-game'
import { cardGameCards } from '@arkwright/words/en/card-game-cards'

export function titleName(title: Title): string {
  return cardGameCards.titleName({ title })
}

export function titleAim(title: Title): string {
  const aim = cardGameCards.aims[title]
  return typeof aim === 'string' ? aim : aim(TITLE_FIGURES)
}
