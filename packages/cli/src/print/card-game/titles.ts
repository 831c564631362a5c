// The fifteen solo titles in words: what each is called and what it asks for.
import { TITLE_FIGURES, type Title } from '@arkwright/card-game'
import { cardGameCards } from '@arkwright/words/en/card-game-cards'

export function titleName(title: Title): string {
  return cardGameCards.titleName({ title })
}

export function titleAim(title: Title): string {
  const aim = cardGameCards.aims[title]
  return typeof aim === 'string' ? aim : aim(TITLE_FIGURES)
}
