// Development cards: supply by player count, pairs of faces, figures of single cards — CG setup 10, CG expert 10, CG cards.
import { figure } from '@arkwright/kernel'
import { type FaceName, faceNamed } from './faces.ts'

const pair = (front: FaceName, back: FaceName): readonly number[] => [faceNamed(front), faceNamed(back)]

export const cardFigures = {
  supplyTwo: figure(
    {
      patent: 2,
      engineer: 2,
      'big-storehouse': 1,
      entrepreneur: 1,
      'extra-shift': 1,
      workshop: 2,
      foreman: 2,
    },
    'rulebook',
    'set-up, two players or more',
    { min: 1, max: 3 },
  ),
  supplyThree: figure(
    {
      patent: 1,
      engineer: 1,
      'big-storehouse': 1,
      'extra-shift': 1,
      'patron-clothes-food': 1,
      'patron-cutlery-food': 1,
    },
    'rulebook',
    'set-up, added for three players or more',
    { max: 3 },
  ),
  supplyFour: figure(
    {
      'patron-lamps-cutlery': 1,
      'patron-cutlery-clothes': 1,
      'patron-lamps-food': 1,
      inventor: 2,
    },
    'rulebook',
    'set-up, added for four players',
    { max: 3 },
  ),
  pairs: figure(
    [
      pair('extra-shift', 'broker'),
      pair('extra-shift', 'contract'),
      pair('workshop', 'contract'),
      pair('workshop', 'developer'),
      pair('foreman', 'broker'),
      pair('foreman', 'customs-office'),
      pair('patron-clothes-food', 'developer'),
      pair('patron-cutlery-food', 'customs-office'),
      pair('patron-lamps-cutlery', 'inventor'),
      pair('patron-cutlery-clothes', 'extra-shift'),
      pair('patron-lamps-food', 'workshop'),
      pair('inventor', 'foreman'),
      pair('inventor', 'patron-lamps-clothes'),
      pair('broker', 'developer'),
      pair('contract', 'broker'),
      pair('big-storehouse', 'big-storehouse'),
      pair('big-storehouse', 'big-storehouse'),
    ],
    'reconstructed',
    'the seventeen cards that are shuffled in expert mode; fills the known counts',
    { max: 17 },
  ),
  cardsPerPlayer: figure(4, 'rulebook', 'expert set-up', { max: 4 }),
  engineerCard: figure([5, 6], 'derived', 'quality example 4', { min: 1, max: 6 }),
  engineerLimit: figure(6, 'rulebook', 'Engineer', { min: 4, max: 6 }),
  bigStorehouse: figure(4, 'rulebook', 'Big Storehouse', { min: 1, max: 4 }),
  foremanDiscount: figure(2, 'rulebook', 'Foreman'),
  foremanWorkers: figure(4, 'rulebook', 'Foreman'),
  workshopMachines: figure(2, 'rulebook', 'Workshop'),
  developerDiscount: figure(2, 'rulebook', 'Developer'),
  contractIncome: figure([0, 1, 3, 5, 6, 7, 8, 9, 10], 'reconstructed', 'the same tile of the board game pays 5'),
}
