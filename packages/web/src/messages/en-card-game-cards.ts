// English for the development cards and the solo titles of the card game: what each is called and does.
import type { CardWords, TitleWords } from './named.ts'

/** All six of them. */
export const PATRON = 'Patron'

function patron(one: string, other: string) {
  return {
    name: `${PATRON} of ${one} and ${other}`,
    short: PATRON,
    effect: `Once a decade, with an appeal above the demand, you sell one good more: ${one} or ${other}.`,
  }
}

export const enCards: CardWords = {
  entrepreneur: {
    name: 'Entrepreneur',
    effect:
      'Once a decade wins a tie for the highest appeal. Given back at the end of a round, it lets you name who starts.',
  },
  'customs-office': { name: 'Customs Office', effect: 'Once a decade spares you one ship token when you ship.' },
  'extra-shift': { name: 'Extra Shift', effect: 'Give it back in production and make one good more.' },
  workshop: { name: 'Workshop', effect: 'Two machines of each factory cost nothing to maintain.' },
  foreman: { name: 'Foreman', effect: 'Stands at one factory: four of its workers cost £2 less each.' },
  broker: { name: 'Broker', effect: 'Give it back instead of a development: up to two shares at half price.' },
  'patron-clothes-food': patron('clothes', 'food'),
  'patron-cutlery-food': patron('cutlery', 'food'),
  'patron-lamps-food': patron('lamps', 'food'),
  'patron-cutlery-clothes': patron('cutlery', 'clothes'),
  'patron-lamps-clothes': patron('lamps', 'clothes'),
  'patron-lamps-cutlery': patron('lamps', 'cutlery'),
  inventor: {
    name: 'Inventor',
    effect: 'Give it back with the factories action: up to two factories go up one level, whatever the decade.',
  },
  developer: { name: 'Developer', effect: 'Fixed costs £2 less. Once a decade turns another used card back.' },
  contract: { name: 'Contract', effect: 'Extra income for what you ship at one time: the more goods, the more.' },
  patent: { name: 'Patent', effect: 'One more distribution card.' },
  engineer: { name: 'Engineer', effect: 'A quality card of 5 or 6, and from now on quality may reach 6.' },
  'big-storehouse': { name: 'Big Storehouse', effect: 'One more storehouse, for four goods of one kind.' },
}

export const enTitles: TitleWords = {
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
