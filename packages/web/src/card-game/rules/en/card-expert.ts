// The card game's expert modules in English.
import type { ChapterText } from '../../../rules/plan.ts'

export const cardExpert: ChapterText<'card-expert'> = {
  title: 'Expert modules',
  sections: {
    'CG-expert-3': [
      'Decade restrictions',
      '[expert] Steps of quality, distribution, machinery and ship need their decade: the first step decade I, the second decade II, the third decade III.',
      'As long as you own them, cards lift this: {card engineer} for quality, {card patent} for distribution, {card workshop} for machinery, {card customs-office} for ship. Steps once taken stay.',
      '[ruling] The {card inventor} may be given up for two different steps, whatever their decade, or for one if only one is possible; this comes with this module. The development at the start obeys decade I.',
    ],
    'CG-expert-4': [
      'Choosing where to start',
      '[expert] From the start player on, clockwise, everyone chooses a first factory; then, counterclockwise, a second one; then, counterclockwise, one development: a card or a step.',
    ],
    'CG-expert-7': ['No ships', '[expert] No player has ships at the start. The first stock exchange brings two.'],
    'CG-expert-10': [
      'Random supply',
      '[expert] One Entrepreneur, and Engineers and Patents one fewer than there are players. Then four cards for each player are drawn from the others, which have two faces. No type may lie there in as many copies as there are players; too many of one type are turned over, or drawn again.',
      '> Three players: 1 + 2 + 2 = 5 cards, then 12 more: 17 in all, none more than twice.',
      '[ruling] With this module the development at the start is chosen, even if factories are not.',
    ],
    'CG-expert-11': [
      'Shares before the start',
      '[expert] Before the first round everyone may buy shares for £10 each.',
      '> Five shares cost all £50: 15 shares and no money.',
    ],
    'CG-1.a.6': [
      'Extra production',
      '[expert] As your action, let one or more factories produce at once: the factory alone, with its first worker card, or with both. The goods go into storehouses at that factory; what finds no room is wasted.',
      'You pay wages, machines and fixed cost, but only for what was used.',
      '[ruling] The emergency fund may pay for it, but nothing may be ordered that money and fund together cannot pay. An {card extra-shift} adds one good to the next factory ordered.',
    ],
    'CG-1.a.7': [
      'Early shipping',
      '[expert] As your action, ship any stored goods of any of your factories. One ship may mix kinds. Each good brings the export price of its factory, each ship costs a token.',
    ],
  },
}
