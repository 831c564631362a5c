// English: the lessons of Spinning Jenny.
import type { JennyStories } from '../lessons/stories.ts'

export const enJennyLessons: JennyStories = {
  'first-factory': {
    title: 'Your first factory',
    about: 'Found it, set a price, raise some money, play a turn.',
    scenes: {
      welcome: {
        story:
          'Derbyshire, 1760. You have fifteen shares in a company that owns nothing yet. Two factories will be yours before the first decade begins. Red across the table has the same plan.',
      },
      found: {
        story:
          'People must eat, so let us begin with food. A founded factory gets workers for its first two rows at once.',
        goal: 'Found a food factory.',
        hint: 'Choose food in the dark bar below, or on the empty food mat.',
        done: 'Four workers stand at their places: three goods in every production.',
      },
      price: {
        story:
          'Now the price. The factory is worth 8 to its customers; what you ask is taken off. At £5 its appeal is 3, at £7 only 1. Nobody ever sells more than their appeal.',
        goal: 'Set a price that leaves an appeal of 3, and end your turn.',
        hint: 'Click £5 on the price scale of the food mat, then End turn.',
        done: 'Appeal 3 for three goods: just right. Red asks £6 for food and founds clothes as well.',
      },
      second: {
        story:
          'Your second factory. Cutlery is a good neighbour: another good, another moment of the decade, and Red is not there.',
        goal: 'Found another factory, set its price and end your turn.',
        hint: 'Found cutlery and ask £8: that leaves an appeal of 2.',
        done: 'Two factories. Now they have to be paid for.',
      },
      capital: {
        story:
          'You get £20 and may sell shares at £10 each. Shares are what counts in the end, but an empty purse builds nothing. Most players keep about ten.',
        goal: 'Sell shares until you have at least £40, and end your turn.',
        hint: 'Sell five shares: that makes £70, before the factories are paid.',
        done: 'The factories are paid, the 1770s begin, and food is the active good.',
      },
      forecast: {
        story:
          'While you think, the forecast shows what production would bring if nobody changed anything: who sells how many, what it earns, what it costs.',
        goal: 'How many goods would you sell?',
        hint: 'The forecast has a line for each company; yours is the blue one.',
        done: 'All three. Red is dearer, has an appeal of 2 and sells only two.',
      },
      turn: {
        story:
          'A turn: put a marker on a space of the administration chart, pay for the space, do what the marker says. Hire a few hands for cutlery, which comes up later; then end the turn and watch the sale.',
        goal: 'Hire at least one worker, and see your first sale.',
        hint: 'Workers, £2, then hire for cutlery in row 3. End turn leaves the rest as it is.',
        done: 'Three food at £5, the highest appeal and the most sold: your shares climb four spaces.',
      },
      end: {
        story:
          'That is the heart of it: make goods, be liked more than the others, watch your shares rise. Play on from here, or see next how a sale really goes.',
      },
    },
  },
  sale: {
    title: 'A sale, call by call',
    about: 'Who is served first, who goes without, and why.',
    scenes: {
      customers: {
        story:
          'Every worker who left the job market has a wage and wants things. The numbers laid free in a column say how many people want that good today.',
        goal: 'How many customers does food have?',
        hint: 'The row of totals under the job market, first column.',
        done: 'Seven customers, and two factories that want them.',
      },
      appeal: {
        story:
          'Customers like what is good and cheap. The sum stands on each factory: base + quality + distribution − price.',
        goal: 'What is the appeal of your food?',
        hint: '8 + 0 + 0 − 5.',
        done: '3. Red has 3 as well, the importer 1.',
      },
      calls: {
        story:
          'The sale goes by calls. The first call goes to the highest appeal; each further call reaches one space lower. Whoever is reached sells one good in every call, so appeal 3 means three calls. Within a call the higher appeal comes first; among equals the importer last, then the better quality first.',
      },
      quality: {
        story: 'Let us get ahead of Red. Better quality lasts for ever. With your coloured marker a step costs £6.',
        goal: 'Raise the quality of your food.',
        hint: 'Quality on the £6 space, then food.',
        done: 'Appeal 4, and you would be called alone at first.',
      },
      price: {
        story:
          'But you only make three goods. A fourth call would find your shelves empty, so the lead may be turned into money: after quality you may adjust the price.',
        goal: 'Ask £6 or more, and keep an appeal of 3.',
        hint: '£6 on the price scale of food.',
        done: 'The same appeal as before, and a pound more for each good.',
      },
      limit: {
        story: 'Three things limit what you sell: your goods, your appeal, and the customers left.',
        goal: 'How many will you sell?',
        hint: 'You make 3, appeal 3, and seven customers for Red, you and the importer.',
        done: 'Three, whatever Red does: there are customers enough for both of you.',
      },
      sell: {
        story: 'End your turn. Red has its own ideas and spends money on distribution.',
        goal: 'End your turn and sell three food at £6.',
        hint: 'The button End turn, at the right of the bar.',
        done: '3 × £6 = £18.',
      },
      film: {
        story:
          'The film shows it again: calls 5 and 4 went to Red alone, call 3 to both of you, call 2 to you alone, since Red had nothing left. You can step through it, skip it, or play it again.',
      },
      value: {
        story:
          'Then the share value moves: one space for one good sold, two spaces for two or more. The highest appeal and the most sold bring one more each, if nobody is equal.',
        goal: 'On which space is your share value now?',
        hint: 'The blue disc on the share track; it began on 10.',
        done: '12. Red has 13, for the highest appeal.',
      },
      end: {
        story:
          'Being liked best is worth a space each time, being the only one at the top. Twelve sales in a game: small leads add up. Next: where the customers come from.',
      },
    },
  },
  workers: {
    title: 'Workers, demand, wages',
    about: 'Hire hands and they become customers. Hire too many and everybody pays.',
    scenes: {
      market: {
        story:
          'The job market is the clockwork of this game. Each worker who is hired leaves a space free, row by row. The free numbers are the demand for the goods; the row reached says what a worker costs.',
      },
      wage: {
        story:
          'The lit band at the right of the market is the wage everybody pays for every worker in a factory that produces.',
        goal: 'What does a worker cost now?',
        hint: 'The lit band says it.',
        done: '£2: hands are cheap. Not for long.',
      },
      hire: {
        story:
          'A row makes goods only when all its places are filled. Your food has two rows running; the third needs two workers. Hiring itself is free, the marker costs its space.',
        goal: 'Make four food, and see the demand for food reach 8.',
        hint: 'Workers for £2, then twice hire for food, row 3.',
        done: 'One more good, and two more families with money in their pockets.',
      },
      dearer: {
        story: 'You may hire as many as you like in one action. Look what happens to the wage if you get greedy.',
        goal: 'Go on hiring until the wage is £3.',
        hint: 'Three for cutlery, row 3, and one for food, row 4.',
        done: 'There: £3 for every worker of everybody. And that single one in row 4 makes nothing.',
      },
      back: {
        story: 'Nothing is final until you end your turn. Take the last one back.',
        goal: 'Bring the wage back to £2.',
        hint: 'Step back, at the right of the bar.',
        done: 'Five hired, wage £2.',
      },
      sell: {
        story: 'Now end the turn. But Red may hire too, and the market does not ask who was first.',
        goal: 'End your turn and see the sale.',
        hint: 'End turn.',
        done: 'Red hired two: the wage went to £3 after all, and you paid £18 for six food workers.',
      },
      paid: {
        story:
          'You made four food, but an appeal of 3 sells three. What is left over is stored, up to five goods in all, on the last spaces of the price scales.',
        goal: 'How many food have you stored?',
        hint: 'Made four, sold three.',
        done: 'One. It can be sold in a later sale, when you are called and have nothing else.',
      },
      end: {
        story:
          'In each economy phase some fired workers go back to the market: demand falls a little and wages may follow. Who hires feeds the market for all; who fires, or buys machines, starves it. That comes next.',
      },
    },
  },
  machines: {
    title: 'Machines',
    about: 'They cost £1 and never strike. But they buy nothing.',
    scenes: {
      cost: {
        story: 'Your food: four workers at £2, three goods at £5. The forecast knows what is left.',
        goal: 'What would food earn you, after wages?',
        hint: '3 × £5 − 4 × £2.',
        done: '£7. Wages eat half of it.',
      },
      buy: {
        story:
          'A machine takes the place of a worker and costs £1 in every production. You own the light grey machinery marker: on the £6 space it buys two machines. One place in each row stays for a human being.',
        goal: 'Put two machines into your food factory.',
        hint: 'Light grey machinery, £6, then food row 1 and food row 2.',
        done: 'Two hands less, the same three goods.',
      },
      cheaper: {
        story: 'Two workers at £2, two machines at £1.',
        goal: 'And what would food earn now?',
        hint: '15 − 4 − 2.',
        done: '£9, in every decade to come, and the more so when wages rise.',
      },
      marker: {
        story:
          'Machinery, workers and stock exchange let you take a special marker afterwards: grey ones do their action better than your own. They are yours for the whole game.',
        goal: 'Take a light marker.',
        hint: 'Any of them on the mat of special markers; light grey distribution is a fine one.',
        done: 'Another action in your box.',
      },
      sell: {
        story: 'End the turn. Red has read the same newspapers.',
        goal: 'End your turn and see the sale.',
        hint: 'End turn.',
        done: 'Paid £6 instead of £8. But three workers have lost their places today, two of yours and one of Red’s.',
      },
      customers: {
        story:
          'Fired workers wait beside the board, and in each economy phase some of them go back to the job market. Every space they fill was a customer.',
        goal: 'How many customers does clothes have now? It had six.',
        hint: 'The totals under the job market, second column.',
        done: 'Five. Nobody’s machines spoil only the owner’s market.',
      },
      end: {
        story:
          'That is the dilemma everybody shares: machines make you rich, and everybody’s machines make the market poor. Be early, and let others hire.',
      },
    },
  },
  appeal: {
    title: 'Quality and distribution',
    about: 'One lasts, one fades; both let you ask a better price.',
    scenes: {
      sum: {
        story:
          'Appeal is a sum you can read on every mat. Base and quality last. Distribution is carts, shops and sweet talk: cheap, and it fades by one each time the factory sells.',
      },
      distribution: {
        story:
          'Food is about to be sold. Your distribution marker is worth what you pay for its space, up to £4: the first step of a factory costs £1, the second £2.',
        goal: 'Raise the distribution of food by two.',
        hint: 'Distribution for £4, then food twice.',
        done: 'Two steps for £3; the last pound may still adjust a price.',
      },
      ahead: {
        story: 'Red stands at 3.',
        goal: 'What is the appeal of your food now?',
        hint: '8 + 0 + 2 − 5.',
        done: '5. More than you can use with three goods.',
      },
      price: {
        story: 'So turn appeal into money. After distribution the price of the factory may be adjusted.',
        goal: 'Ask £7 for food, and keep an appeal of 3.',
        hint: 'Done with distribution, then £7 on the price scale.',
        done: '£2 more for every good: the £4 come back with interest.',
      },
      sell: {
        story: 'End your turn.',
        goal: 'Sell three food at £7.',
        hint: 'End turn.',
        done: '£21 instead of £15.',
      },
      faded: {
        story: 'And now look at the mat again.',
        goal: 'How much distribution has your food left?',
        hint: 'It fades by one with every production of the factory.',
        done: '1. If appeal would fall below 0, the price would have to go down, and the share value with it.',
      },
      quality: {
        story:
          'Cutlery is next but one, and quality never fades. A step costs £6 with your coloured marker, £4 with a light one.',
        goal: 'Raise the quality of cutlery and end your turn.',
        hint: 'Quality on the £6 space, then cutlery.',
        done: 'Appeal 3 for cutlery, for good.',
      },
      end: {
        story:
          'Quality early, distribution just before the sale. When both of you are equally liked, the better quality is served first.',
      },
    },
  },
  shares: {
    title: 'Shares and the end',
    about: 'The last two cycles of a game: what counts, and how to make it count.',
    scenes: {
      counts: {
        story:
          'The 1790s, two cycles to go. At the end only one thing counts: your shares times their value. Cash is worth nothing, so it has to become shares in time.',
      },
      worth: {
        story: 'You hold 15 shares at £21, Red 12 at £21, but Red has more than £90 in cash.',
        goal: 'What is your portfolio worth now?',
        hint: '15 × £21.',
        done: '£315. Red has £252 and can buy four more.',
      },
      prepare: {
        story:
          'Cutlery comes now, and nobody else makes it: only the importer stands at 3. Four goods sold at the head of the market would bring four spaces. You make three, and one lies in store.',
        goal: 'Ask £9 for cutlery with an appeal of 4, and end your turn.',
        hint: 'Light grey quality for £6, cutlery, then £9 on the price scale.',
        done: 'You are called first, before the importer.',
      },
      stored: {
        story: 'Your three goods are gone and you are called once more. The store may help out.',
        goal: 'Sell the stored one and be the one who sold most.',
        hint: 'Sell one from store, then End turn.',
        done: 'Four sold against three of the importer: four spaces up.',
      },
      value: {
        story: 'The higher the track, the more spaces to the pound: three of them up here.',
        goal: 'What is one of your shares worth now?',
        hint: 'The number under your disc on the share track.',
        done: '£23. On 15 shares that is £30 more.',
      },
      last: {
        story:
          'The last cycle, lamps. There is a stock exchange for everybody at the very end, so no need to spend this turn on one. Eight lamp workers at £3 are dear, though, two of them only because the factory is obsolete.',
        goal: 'Do what you think right and sell your lamps.',
        hint: 'Light grey machinery for £8: two machines for lamps. Then End turn.',
        done: 'Three lamps at £10, and three spaces more.',
      },
      final: {
        story:
          'The final stock exchange. Red has just bought four shares. Loans, had you any, would have to be paid back first: whoever still owes is not ranked.',
        goal: 'Own sixteen shares.',
        hint: 'Buy one share, then End turn.',
        done: '16 × £24 = £384.',
      },
      end: {
        story:
          'You win with £384 against £336. Red had the money, you had the value: half the art is the right moment to change the one into the other. Now play a whole game of your own.',
      },
    },
  },
}
