// English names and effects of Water Frame's tiles and events.
import type { EventWords, TileWords } from './named.ts'

export const TILES: TileWords = {
  charisma: {
    name: 'Charisma',
    effect: 'Wins ties for most appeal and most sold. Give it back to name the start player.',
  },
  administrator: { name: 'Administrator', effect: 'No £2 for using a marker again; closed spaces are open to you.' },
  accountant: { name: 'Accountant', effect: 'Pay up to £2 more or less than the space says; what you pay counts.' },
  developer: { name: 'Developer', effect: 'Give it back in a factory action: £5 off each factory brought up to date.' },
  inventor: {
    name: 'Inventor',
    effect: 'One level beyond the current one. After each use pay £5, £10, £15, £20 for the next, or give it back.',
  },
  workshop: {
    name: 'Workshop',
    effect: 'At one factory: machinery counts £3 more than paid; all its machines together cost at most £1.',
  },
  school: {
    name: 'School',
    effect:
      'Replaced workers may move to free spaces; in a sale you may switch your last staffed row off, also the first.',
  },
  foreman: { name: 'Foreman', effect: 'At one factory: up to four workers cost £2 less, never below £1.' },
  'engineering works': { name: 'Engineering Works', effect: '£1 for each machine another player buys.' },
  engineer: { name: 'Engineer', effect: 'Quality up to +6, and any sum for quality whatever the space says.' },
  patent: {
    name: 'Patent',
    effect: 'Distribution counts £2 more, beyond the marker’s limit. Give it back for two free steps.',
  },
  broker: {
    name: 'Broker',
    effect: 'Trade in every event phase. Give it back instead of a special marker: one or two shares at half price.',
  },
  'agent in the colonies': {
    name: 'Agent in the Colonies',
    effect: 'One good more or fewer than one contract of a shipment says.',
  },
  office: { name: 'Office', effect: '£5 more for each shipment.' },
  'extra shifts': {
    name: 'Extra Shifts',
    effect: 'Give it back for one good more from a production, in a sale or after it.',
  },
  'small warehouse': { name: 'Small Warehouse', effect: 'Five goods in all on your price scales, without workers.' },
  'patron of food': { name: 'Patron of food', effect: 'Buys one food at your price after each sale of food.' },
  'patron of clothes': {
    name: 'Patron of clothes',
    effect: 'Buys one clothes at your price after each sale of clothes.',
  },
  'patron of cutlery': {
    name: 'Patron of cutlery',
    effect: 'Buys one cutlery at your price after each sale of cutlery.',
  },
  'patron of lamps': { name: 'Patron of lamps', effect: 'Buys one lamps at your price after each sale of lamps.' },
}

export const EVENTS: EventWords = {
  'end of game': {
    name: 'End of Game',
    effect:
      'A last stock exchange for everyone: sell stored goods, sell shares, repay loans, buy shares. Then penalties and the reckoning.',
  },
  bureaucracy: {
    name: 'Bureaucracy',
    effect: 'From now on nobody may use the £2 space of the administration chart, except with the Administrator.',
  },
  lobby: { name: 'Lobby', effect: 'Every importer goes one space back.' },
  'war on the continent': {
    name: 'War on the Continent',
    effect: 'Two fired workers for each player leave the game, as far as there are any.',
  },
  'world exhibition': {
    name: 'World Exhibition',
    effect: 'For each good, the single player with the highest quality goes one space up.',
  },
  'navigation acts': { name: 'Navigation Acts', effect: 'Everyone goes one space up for each own ship.' },
  'opium war': { name: 'Opium War', effect: 'Everyone goes one space down for each own ship.' },
  'economic crisis': {
    name: 'Economic Crisis',
    effect: 'Two fired workers for each player go back to the job market, as far as there are any.',
  },
  'hamburg credit crisis': {
    name: 'Hamburg Credit Crisis',
    effect: 'Everyone goes one space down, and one more for each loan.',
  },
  'machine breakers': {
    name: 'Machine Breakers',
    effect: 'Everyone’s factory with the most machines loses one; a worker takes its place, if one can be hired.',
  },
  'poor harvest': { name: 'Poor Harvest', effect: 'The importer of food goes two spaces ahead.' },
  'canal boom': { name: 'Canal Boom', effect: 'Everyone may raise the distribution of one factory by one.' },
  'steam engine': { name: 'Steam Engine', effect: 'Everyone may buy one machine for £3.' },
  'industrial spies': { name: 'Industrial Spies', effect: 'Every importer goes one space ahead.' },
  'warehouse fire': {
    name: 'Warehouse Fire',
    effect: 'Everyone loses half of the stored goods of each kind, rounded down.',
  },
  'income tax': { name: 'Income Tax', effect: 'Everyone pays £1 for each full £10 of cash.' },
  'share fever': { name: 'Share Fever', effect: 'Everyone may buy one share at half price, rounded up.' },
}

export function tile(name: string): string {
  return TILES[name]?.name ?? name
}

/** Tiles that are kept when used. */
export const USES: Record<string, string> = {
  patent: 'Use the patent: £2 more for distribution',
  school: 'Switch the last staffed row off',
  'patron of food': 'Sell one food to the patron',
  'patron of clothes': 'Sell one clothes to the patron',
  'patron of cutlery': 'Sell one cutlery to the patron',
  'patron of lamps': 'Sell one lamps to the patron',
}

/** Tiles that are given back for their effect. */
export const RETURNS: Record<string, string> = {
  charisma: 'Give back Charisma and name the start player',
  developer: 'Give back the developer: £5 off each factory',
  'extra shifts': 'Give back Extra Shifts for one good more',
  patent: 'Give back the patent for two free steps',
  broker: 'Give back the broker for shares at half price',
}
