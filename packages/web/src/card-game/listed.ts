// The card game in the page's list of games.
import type { Listed } from '../play/catalogue.ts'
import { Cards } from './picture.tsx'

const alone = ({ players }: Readonly<Record<string, unknown>>) => players === 1

/** As in the rules of the card game, which would make the first page too large. A test compares them. */
const EXPERT_MODULES = [
  'restrictions',
  'choose-start',
  'random-supply',
  'no-ships',
  'buy-shares',
  'extra-production',
  'early-shipping',
]

export const cardGame: Listed = {
  id: 'card-game',
  revision: 3,
  players: [1, 2, 3, 4],
  usualPlayers: 3,
  options: [
    { name: 'factories', values: ['chosen', 'drawn'], asked: alone },
    { name: 'expert', values: EXPERT_MODULES, several: true },
  ],
  load: async () => (await import('./page.ts')).cardGamePages,
  optionWords: text => {
    const { factories, found, expert, modules, all } = text.cardOptions
    return { factories: { name: factories, values: found }, expert: { name: expert, values: modules, all } }
  },
  picture: Cards,
}
