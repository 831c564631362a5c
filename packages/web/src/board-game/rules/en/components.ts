// Tiles, events and pieces in English.
import { waterFrame } from '@arkwright/words/en/water-frame'
import type { BoardComponents } from '../components-text.ts'
import { eventTexts, tileTexts } from '../water-frame-texts.ts'

const BUYS_ONE_MORE =
  'After the sale of its good you may sell 1 more, from what is left over or from store, at your price, whatever appeal and demand say. It counts as sold. You need a factory for the good.'

export const components: BoardComponents = {
  tiles: tileTexts(waterFrame, {
    charisma:
      'You win ties among players for the two bonuses of share value, never against the importer. Returned at the end of a cycle or decade, it lets you name the start player.',
    administrator: 'No fee of £2 when you use a marker again. You may use the £2 space despite Bureaucracy.',
    accountant: 'You pay up to £2 more or less than the space says. What you pay is what counts for the action.',
    developer:
      'Return it in a factory action: £5 off each factory built or modernised in it, once for each factory and not for a level beyond the current one.',
    inventor:
      'One level beyond the current one: modernise a factory at full price, take an advanced marker or take a ship. The first use is free. After each use, pay for the next one (£5, then £10, £15, £20) at once, or return the tile.',
    workshop:
      'A machinery action counts £3 more than you paid. Assigned to a factory, it makes all its machines cost £1 together.',
    school:
      'Workers replaced by machines may move to free spaces in your factories; they are not replaced again in the same action. In a production you may switch off the last staffed row, if none of its goods was sold: no goods, no costs. That may be the first row too; stored goods may still be sold.',
    foreman: 'Assigned to a factory: up to 4 of its workers cost £2 less, but at least £1 each.',
    'engineering works': 'You get £1 from the bank for each machine that another player buys.',
    engineer:
      'Quality may rise to 5 and 6, and stays there even without the tile. In a quality action you choose what to pay, whatever the space says: from nothing to the dearest price on the marker and £1 more for each of your factories, for price adjustments. With the Accountant also up to £2 more than the space, where that is more.',
    patent:
      'In a distribution action: £2 more than you paid, beyond the limit of the marker, for steps or price adjustments. Or return it for 2 free steps, in any of your factories; those count as touched by the action.',
    broker:
      'In every event phase, after the event, you may sell stored goods and buy and sell shares, but never buy while owing loans. Or return it instead of taking a special marker: 1 or 2 shares at half price, rounded up.',
    'agent in the colonies':
      'In each shipment you may deliver 1 good more or fewer than one contract says. It does not help against open contracts at the end.',
    office: '£5 for each shipment: one ship action, or one shipment in a production, however many ships carry it.',
    'extra shifts':
      'Return it for 1 more good: in a sale at the first call after your output is gone, after any sale of a good you produce, before patron, shipping and storing, or in a production action. In a sale and after it you need a row that produces.',
    'small warehouse': '5 goods in all may be stored on your price scales, without any workers.',
    'patron of food': BUYS_ONE_MORE,
    'patron of clothes': BUYS_ONE_MORE,
    'patron of cutlery': BUYS_ONE_MORE,
    'patron of lamps': BUYS_ONE_MORE,
  }),
  events: eventTexts(waterFrame),
  pieces: {
    factory: {
      name: 'Factory',
      effect: 'Build, modernise, close; then price adjustment. In every player’s colour.',
    },
    workers: { name: 'Workers', effect: 'Hire and fire; then special marker. In every player’s colour.' },
    machinery: {
      name: 'Machinery',
      effect:
        'Machines instead of workers; then special marker. Coloured: 1, 2, 3 for £3, £6, £13; light: £2, £5, £10; dark: £2, £3, £6.',
    },
    quality: {
      name: 'Quality',
      effect:
        'Lasting quality; then price adjustment. Coloured: 1, 2 steps for £6, £12; light: 1, 2, 3 for £4, £8, £12; dark: £3, £6, £10.',
    },
    distribution: {
      name: 'Distribution',
      effect: 'Fading distribution; then price adjustment. Coloured up to £4, light up to £7, dark up to £10.',
    },
    'stock exchange': {
      name: 'Stock exchange',
      effect:
        'Stored goods, shares, loans, contracts; then special marker. The light one sells the first share at half price and has no additional action.',
    },
    production: {
      name: 'Production',
      effect: 'One factory produces at once into the warehouse; then its price. Light: two rows, dark: four rows.',
    },
    ship: {
      name: 'Ship',
      effect:
        'Carries whole contracts; then special marker. Capacities 2, 4, 6, 8, 10 with crews of 0, 1, 2, 3, 4; from levels I, II, III, IV, IV.',
    },
    'economy marker': {
      name: 'Economy marker',
      effect: 'Nine for each good, five of them in a game: importer 0 to 2 spaces ahead, 1 to 3 workers back.',
    },
    'contract marker': {
      name: 'Contract marker',
      effect: 'One for each good and player, on 2, 4, 6, 8 or 10 goods to be shipped in one piece.',
    },
    importer: {
      name: 'Importer',
      effect: 'One for each good. Its place is its appeal and the number of goods it can sell.',
    },
  },
}
