// Spinning Jenny and Water Frame in the page's list of games.
import type { Listed } from '../play/catalogue.ts'
import { Jenny, Mill } from './picture.tsx'

const free = ({ setup }: Readonly<Record<string, unknown>>) => setup === 'free'

export const spinningJenny: Listed = {
  id: 'spinning-jenny',
  revision: 2,
  players: [2, 3, 4],
  usualPlayers: 4,
  options: [{ name: 'setup', values: ['predetermined', 'free'] }],
  load: async () => (await import('./page.ts')).spinningJennyPages,
  optionWords: text => text.boardGame.options,
  picture: Jenny,
}

export const waterFrame: Listed = {
  id: 'water-frame',
  revision: 4,
  players: [2, 3, 4],
  usualPlayers: 3,
  options: [
    { name: 'setup', values: ['predetermined', 'predetermined-shuffled', 'free'] },
    { name: 'edition', values: [2016, 2014] },
    { name: 'patrons', values: [true, false], asked: free },
    { name: 'houseEvents', values: [false, true], asked: free },
  ],
  load: async () => (await import('./page.ts')).waterFramePages,
  optionWords: text => text.waterFrame.options,
  picture: Mill,
}
