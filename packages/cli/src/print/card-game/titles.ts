// The fifteen solo titles in words, the same as on the page: what each is called and what it asks for.
import type { Title } from '@arkwright/card-game'

interface TitleWords {
  readonly name: string
  readonly aim: string
}

export const TITLE_WORDS: Readonly<Record<Title, TitleWords>> = {
  magnate: { name: 'Magnate', aim: '500 points or more' },
  patriot: { name: 'Patriot', aim: 'nothing shipped in the whole game' },
  'hard-worker': { name: 'Hard Worker', aim: 'neither Patent nor Engineer taken' },
  'hero-of-the-proletariat': { name: 'Hero of the Proletariat', aim: 'no machines' },
  gentleman: { name: 'Gentleman or Lady', aim: 'no step of the stock exchange, no Broker used' },
  specialist: { name: 'Specialist', aim: 'only the two first factories' },
  generalist: { name: 'Generalist', aim: 'four open factories' },
  'full-employment': { name: 'Full Employment', aim: 'four factories with two worker cards each' },
  director: { name: 'Director', aim: '25 to 29 shares before the final scoring' },
  chairman: { name: 'Chairman', aim: '30 shares before the final scoring' },
  financier: { name: 'Financier', aim: 'share value £25 to £29 before the final scoring' },
  'baron-of-the-exchange': { name: 'Baron of the Exchange', aim: 'share value £30 before the final scoring' },
  upstart: { name: 'Upstart', aim: 'started without money: all of it spent on shares' },
  'nouveau-riche': { name: 'Nouveau Riche', aim: '£200 or more at the end, before the last shares are bought' },
  captain: { name: 'Captain', aim: 'five shipments or more' },
}
