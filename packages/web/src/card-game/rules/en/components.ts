// Cards in English.
import { cardGameCards } from '@arkwright/words/en/card-game-cards'
import { described } from '../../../rules/components-text.ts'
import { cardNames } from '../card-kinds.ts'
import type { CardComponents } from '../components-text.ts'

export const components: CardComponents = {
  cards: described(cardNames(cardGameCards.short), {
    entrepreneur:
      'Once in each decade: breaks a tie for the highest appeal in your favour, also against the neutral player. Discarded at the end of any round: you name the start player.',
    'customs-office':
      'Once in each decade: one shipping token fewer when you ship. Expert: lifts the restriction of ships.',
    'extra-shift':
      'Discarded: one good more in production. Expert: also in an extra production, for the next factory ordered.',
    workshop: '2 machines in each of your factories cost nothing. Expert: lifts the restriction of machinery.',
    foreman: 'Laid to one factory when taken: up to 4 of its workers cost £2 less, at least nothing.',
    broker: 'Discarded instead of a development: one or two shares at half price, rounded up.',
    patron:
      'For two goods; there are six kinds. Once in each decade: one more sale at home of either good than appeal and demand allow. Your appeal must be above the demand.',
    inventor:
      'Discarded when you upgrade: up to two factories with their worker cards go one level up, whatever the decade. Expert: or, discarded instead of a development, two different steps of your board, whatever their decade; one if only one is possible.',
    developer:
      'The fixed cost of each of your factories is £2 less, at least nothing. Once in each decade: reactivates another used card of yours.',
    contract:
      'More income each time you ship, by the number of goods: £1, £3, £5, £6, £7, £8, £9 for one to seven, £10 for more.',
    patent: 'A third distribution card, worth 1 to 4. Expert: lifts the restriction of distribution.',
    engineer:
      'A quality card worth 5 or 6. The limit of quality rises to 6 in all your factories, for good. Discarded, only its factory loses quality, and free quality cards replace it at once up to its value. Expert: lifts the restriction of quality.',
    'big-storehouse': 'One more storehouse, for up to 4 goods of one kind. Discarded, the goods in it are lost.',
  }),
}
