// The card game alone, in English.
import type { ChapterText } from '../../../rules/plan.ts'

export const cardSolo: ChapterText<'card-solo'> = {
  title: 'Solo',
  sections: {
    'CG-solo-1': [
      'Set-up',
      '[solo] You play against two automata. Set up as for three players; each opponent has 12 shares at a value of 12 and no money.',
      'Of the 17 development cards 15 are laid out in three rows of five. A disc lies on the first card of each row, one for each opponent and one neutral. A card under a disc cannot be taken.',
      'The bag holds eight markers: three for each opponent, two neutral ones.',
    ],
    'CG-solo-2': [
      'First factories',
      'Choose your first factory. Then the opponents’ markers are shuffled onto the four tracks, one each: on 4 for food and clothes (demand up by 2), on 3 for cutlery and lamps (demand up by 1). Then choose your second factory.',
      'As a variant both of your factories are drawn.',
      '[ruling] Only the demand named here moves, no wages. Your development at the start is a step of the board.',
    ],
    'CG-solo-3.1': [
      'A round',
      'You have your turn first. Then one marker is drawn from the bag:',
      '- Its opponent is on the track of the active good: the marker goes up two spaces and moves demand as usual.',
      '- Its opponent is not: it builds. Demand for all goods falls by one and wages go up one step; its marker goes to 3 (food, clothes) or 2 (cutlery, lamps), and then up as many spaces as the number of the decade, moving demand by the arrows.',
      '- It is neutral: nothing more.',
      'Each opponent that was not drawn gains a share. Then the disc of that colour walks over the cards, as many as there are markers on the active track. Empty places are skipped, and so is a card under another disc.',
      'A card you give up goes back to the first empty place from the top left. It does so before you take the new one, so never to the place you take from.',
      '[ruling] With the {card entrepreneur} you may let the opponents go first in the next round.',
    ],
    'CG-solo-3.2': [
      'Production of the opponents',
      'An opponent with the active good sells as many as its appeal is above the demand. With two or more its value goes up by 1, otherwise it gains a share. It has no costs.',
      '[ruling] Opponents stand in the way of your bonus for appeal but never gain it. Without the active good nothing happens to them. They end at 30 shares and a value of 30.',
    ],
    'CG-solo-3.3': ['End of a decade', 'All markers go back into the bag.'],
    'CG-solo-4': [
      'Result and titles',
      'You win if your score is above both opponents’, and you may come second or third. There are fifteen titles to reach: Magnate (500 or more), Patriot (no export), Hard worker (neither Patent nor Engineer), Hero of the proletariat (no automation), Gentleman or Lady (no step of stock exchange, no Broker), Specialist (only the two first factories), Generalist (four factories), Full employment (four factories with two worker cards each), Director (25 to 29 shares), Chairman (30 shares), Financier (value 25 to 29), Baron of the exchange (value 30), Upstart (starts with no money after buying five shares), Nouveau riche (£200 at the end), Captain (five exports).',
      'As a variant the winner chooses two titles reached, the second one; a record book keeps them.',
      '[ruling] The titles for shares and value count before the final scoring. Nouveau riche counts money after stored goods are sold and before shares are bought. A tie goes to you. Taking a Patent or Engineer counts as using it.',
    ],
  },
}
