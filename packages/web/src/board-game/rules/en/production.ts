// The production phase in English — III and IV.
import type { ChapterText } from '../../../rules/plan.ts'

export const production: ChapterText<'production'> = {
  title: 'Production phase',
  sections: {
    III: [
      'No player can decline',
      'When everyone has had a turn, all factories of the active good produce, sell and are paid for, even at a loss. Other factories rest and cost nothing.',
    ],
    'III.1': [
      'Production and sale',
      'A row produces when all its spaces are filled with workers or machines. What the rows make, from the first to the fourth: level I 1, 2, 1, 0; level II 1, 2, 2, 1; level III 2, 2, 2, 2; level IV 2, 3, 3, 2.',
      'There are as many customers as the demand of the good ({job-market}). They are served by calls: the first call goes to the highest appeal, the next one to that space and one below, and so on down to 1. In each call everyone reached sells one good. So no player sells more than their appeal.',
      'The importer takes part like a player: its position is both its appeal and how much it can sell.',
      'Within one call the order is: higher appeal first; among equals the importer last; then the higher quality (base and quality together). True equals sell together, if need be beyond the demand; they are asked about stored goods from the start player on.',
      'Own output must be sold as long as there are customers. When it is used up and you are called again, you may sell stored goods, one by one; who says no once is not asked again in this sale.',
      'The sale ends when no customer or no seller is left. Each good sold brings your price.',
      '> Demand for clothes is 7. Appeals: Marion 4 (makes 3), Harold 3 (makes 3), importer 3. Call 4: Marion. Call 3: Marion, Harold, importer. Call 2: Marion, Harold, importer. All 7 are served: Marion sold 3, Harold 2, the importer 2. At £7 Marion gets £21.',
      '[ruling] The importer goes on selling up to its position even when all players are sold out, as the 2014 text says. That matters for the bonus for most goods sold.',
      '[WF] In the sale you may be asked about {tile extra shifts} (first call after your output is gone) and {tile school} (switch off the last staffed row before its goods are needed). After the sale, before shipping and storing, you may be asked about {tile extra shifts}, {tile school} and the {tile patron of food} and its like.',
    ],
    'III.2': [
      'Share value rises',
      'Who sold one good goes up one space; who sold two or more goes up two.',
      '- Highest appeal: one more space for the single player ahead of all others and of the importer, if at least one good was sold.',
      '- Most goods sold: one more space for the single player ahead of all others and of the importer.',
      'So four spaces at most. In a tie no one gets that bonus.',
      '> Marion sold 3 with the single highest appeal: 2 + 1 + 1 = 4 spaces. Harold sold 2: two spaces.',
      '[WF] Goods sold to a patron count. {tile charisma} wins ties among players, never against the importer.',
    ],
    'III.3': [
      'Wages, machines, fading distribution',
      'Pay the wage for every worker and £1 for every machine of the factory, also in rows that made nothing.',
      '> Three workers at £2 and one machine cost £7.',
      'Then distribution of the factory falls by one. If that would bring appeal below 0, the price goes down by £1 as well, and your share value one space back.',
      '[WF] {tile foreman}: up to four workers £2 cheaper, but at least £1 each. {tile workshop}: all machines together £1. A row switched off by the {tile school} costs nothing; the workers of obsolescence are still paid.',
      '> Six workers at £4 and three machines cost £27; with a Foreman £19; with a Workshop as well £17.',
    ],
    'III.4': [
      'Shipping the active good',
      '[WF] You may now fulfil your contract for the active good, completely, with goods just made or stored. The capacities of both your ships count together, wherever they lie; using them is free.',
      'Each good brings the base quality of the factory. Each ship used costs one space of share value. The marker returns to you.',
      '> A contract for 6 clothes with ships of 2 and 4: clothes I brings 6 × £9 = £54, and the indicator goes two spaces back.',
      'A contract for the active good that is not fulfilled climbs one space of its track. On the last space (10, with two players 4) it stays and costs two spaces of share value.',
      '[ruling] As few ships as can carry it are used. A contract climbs even if you have no factory for its good. Fresh goods go before stored ones.',
      '{tile agent in the colonies}: one good more or fewer. {tile office}: £5.',
    ],
    'III.5': [
      'Storing what is left',
      '[SJ] Up to five goods in all may be stored, on the last spaces of the price scales, to the right of the price. Where goods lie no price can stand. If there is more than room, you choose what to give up.',
      '[WF] Goods can only be stored in spaces of the large warehouse that a worker opens, or in a {tile small warehouse} (five goods on the price scales). The rest is lost. No worker is hired or moved now.',
      '> Two food and one clothes are stored, three lamps are left over: one of the six has to go.',
      '[ruling] What has room is stored without asking. Goods count as lying in the large warehouse first. If a good loses its space, it moves to a free space of the price scale, if there is one.',
    ],
    IV: [
      'End of the cycle',
      'After the first three cycles of a decade the start player marker moves one seat to the left. After the fourth comes the end of the round ({6.0}).',
      '[WF] The owner of {tile charisma} may give it back to name the start player.',
    ],
  },
}
