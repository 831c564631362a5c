// What the editions do differently, and what only the program needs, in English.
import type { ChapterText } from '../../../rules/plan.ts'

export const editions: ChapterText<'editions'> = {
  title: 'Editions and the program',
  sections: {
    editions: [
      'Water Frame 2014 and 2016',
      'You choose the edition when you set up a table. These differ:',
      '- Closing and building again: in 2014 you may not build a closed level again, nor close a factory you built, all decade long; in 2016 only in the same action ({II.2.1}).',
      '- Hiring after firing: in 2014 not on the very spaces that were emptied, in 2016 not in that row ({II.2.2}).',
      '- Development tiles: 40 in 2014, 50 in 2016. With house events, Share Fever is in 2016 only.',
      'In all other points where the texts differ in wording, both are played the same way: late hiring marks only factories whose good was active already, the importer sells on to its position, a production action pays for the rows used, a loan costs one space, and the last stock exchange lets you repay loans.',
      'Which effects of tiles and events no text gives, and what we put in their place, is marked in the catalogue of components.',
    ],
    program: [
      'What only the program needs',
      'A game is kept as the list of its moves, each in a short notation such as “hire food 2”. A move that the notation does not know, or that comes after the end of the game, is refused.',
      'Chance is decided by a seed that is fixed, and sealed by its hash, before the game begins. With the seed, anyone can check every draw after the game.',
    ],
  },
}
