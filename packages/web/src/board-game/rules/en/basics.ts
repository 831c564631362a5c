// The three sums behind everything, in English.
import type { ChapterText } from '../../../rules/plan.ts'

export const basics: ChapterText<'basics'> = {
  title: 'Three sums to know',
  sections: {
    'job-market': [
      'Job market: demand and wages',
      'The job market has 20 rows of four spaces, one column for each good: food, clothes, cutlery, lamps. Workers leave from the top, row by row and from left to right, and come back in exactly the opposite order. So the empty spaces are always the first ones.',
      'Demand for a good is the number of empty numbered spaces in its column. The topmost spaces carry no number: 1 for clothes, 2 for cutlery, 3 for lamps.',
      'The wage stands beside the row of the last empty space: £2 in rows 1 to 8, £3 in rows 9 to 12, £4 in rows 13 to 16, £5 in rows 17 to 20.',
      '> 42 spaces are empty: ten full rows and two more. Demand is 11 for food, 10 for clothes, 8 for cutlery and 7 for lamps; row 11 pays £3.',
      'Workers who lose their place go to the fired workers and come back to the market later ({5.I}). Only when the market is empty does one hire from the fired workers.',
    ],
    appeal: [
      'Appeal',
      'Appeal = base quality + quality + distribution − price. It is worked out again whenever one of them changes.',
      '- Base quality is the building cost of the factory: a factory for £9 makes goods of base quality 9.',
      '- Quality is gained for good ({II.2.4}).',
      '- Distribution fades by one with each production of its factory ({II.2.5}).',
      '- The price is yours to set, but only at certain moments ({II.3.1}).',
      'Appeal says three things: how many goods you may sell at most, who sells first, and who gets a bonus for it ({III.1}, {III.2}). It may never be below 0.',
      '> Clothes I has base quality 9. With distribution 2 and a price of £7 its appeal is 9 + 0 + 2 − 7 = 4.',
      '[ruling] Appeal has no upper limit. Without a factory there is no appeal and no sale.',
    ],
    'share-value': [
      'Share value',
      'Your indicator stands on a track of spaces; under each space stands what one share is worth.',
      '- Spaces 1 to 10: one pound for each space.',
      '- Spaces 11 to 30: two spaces to the pound, so space 30 is worth £20.',
      '- Spaces 31 to 60: three spaces to the pound, so space 60 is worth £30.',
      '> On space 22 a share is worth £16, on space 36 it is worth £22.',
      'All companies begin on space 10. “A space up” or “a space back” always means a space of the track, not a pound.',
      '[ruling] Beyond space 60 the track goes on with four spaces to the pound. It never goes below space 1.',
    ],
  },
}
