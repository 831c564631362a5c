// The card game's aim and set-up in English.
import type { ChapterText } from '../../../rules/plan.ts'

export const cardSetUp: ChapterText<'card-set-up'> = {
  title: 'Aim and set-up',
  sections: {
    'CG-game': [
      'What it is about',
      'One to four players run factories for food, clothes, cutlery and lamps through three decades of four rounds. In each round one good is active. At the end your shares count: their number times their value.',
      'A round has an action phase, in which everyone has one turn, a production phase for the active good, and a preparation of the next round.',
      'Everyone has the same set: a player board, four factories, eight worker cards (two for each factory), four offices, three quality cards, two distribution cards, two small storehouses, one shipping card and one machine token.',
    ],
    'CG-setup': [
      'Players',
      'Everyone starts with £50, 10 shares at a value of 10, all six developments on their first step, and two ships ready.',
      'Two factories stand open, on side I, each with its first worker card (side I) and its office turned to price. Their tokens lie on spot 4: appeal 0.',
      'Beside them everyone starts with one development:',
      '- Two players: food and cutlery with a Foreman; clothes and lamps with a Workshop.',
      '- Three players: food and clothes with a step of distribution; clothes and cutlery with a Workshop; food and cutlery with a Foreman.',
      '- Four players: clothes and lamps with a step of distribution; food and cutlery with a Foreman; food and lamps with a step of machinery; clothes and cutlery with a Workshop.',
      'The rest waits in the reserve.',
    ],
    'CG-market': [
      'Market board',
      'Each good has a track on which appeal and demand share one scale. Side A serves up to three players, side B four. Demand starts at −1 for food and clothes and 0 for cutlery and lamps; on side B at −3 and −2. Wages start at £2, food is active.',
      'A low demand marker is good for sellers: you sell the difference between your appeal and it ({CG-2.a}).',
      'With two players a neutral third one has markers on 3 for food and clothes and on 2 for cutlery and lamps.',
      '[ruling] Laying out the neutral markers moves no demand. Demand and wages stop at the ends of their tracks.',
    ],
    'CG-supply': [
      'Development cards',
      'The supply depends on the number of players:',
      '- Two or more: 2 Patents, 2 Engineers, 1 Big Storehouse, 1 Entrepreneur, 1 Extra Shift, 2 Workshops, 2 Foremen.',
      '- Three or more, in addition: 1 Patent, 1 Engineer, 1 Big Storehouse, 1 Extra Shift, and the Patrons for clothes and food and for cutlery and food.',
      '- Four, in addition: the Patrons for lamps and cutlery, cutlery and clothes, lamps and food, and 2 Inventors.',
      'Cards that players start with come from this supply.',
    ],
  },
}
