// English: the lessons of Water Frame.
import type { WaterStories } from '../lessons/stories.ts'

export const enWaterLessons: WaterStories = {
  warehouse: {
    title: 'Warehouse and contracts',
    about: 'What nobody buys needs a roof, and somebody overseas may want it.',
    scenes: {
      welcome: {
        story:
          'Water Frame is the whole game: five decades, and a harbour. Your factories are the same, but your prices are high: you mean to sell abroad. Food £7, clothes £8, a small ship at the pier.',
      },
      left: {
        story: 'At £7 your food has an appeal of 1. You make three.',
        goal: 'How many will the home market take?',
        hint: 'Nobody sells more than their appeal; the forecast agrees.',
        done: 'One. And in Water Frame what is left is lost, unless somebody keeps it.',
      },
      column: {
        story:
          'The large warehouse opens by workers at its edge: one at a column opens five spaces for that good, one at a row opens a space for each good. They are hired with the workers marker.',
        goal: 'Open a place for food.',
        hint: 'Workers for £2, then a worker at the food column.',
        done: 'Room for five food.',
      },
      store: {
        story: 'End the turn and let the sale go by.',
        goal: 'Have food in your warehouse.',
        hint: 'End turn.',
        done: 'One sold, two in store.',
      },
      contract: {
        story:
          'A contract is your word to the East India Company: so many of a good, in one piece. It is free, made with the stock exchange marker, and can be raised but never lowered.',
        goal: 'Take a contract for two food.',
        hint: 'Stock exchange for £4, sell nothing, buy nothing, then the contract for 2 food.',
        done: 'Two in store, two promised: all it takes now is the ship.',
      },
      wages: {
        story:
          'Warehouse workers and crews are not paid in production but once in a decade, in the event phase; only then may they be let go. Your small ship of two sails without a crew.',
        goal: 'How many people of your harbour must be paid?',
        hint: 'Count the workers at the edge of the warehouse.',
        done: 'One, at the wage of that day.',
      },
      end: {
        story:
          'A contract that is not fulfilled when its good is produced climbs to the next larger number: a promise grows. How ships carry it away is the next lesson.',
      },
    },
  },
  ships: {
    title: 'Ships, both ways',
    about: 'Ship what was just made, or send the ship itself.',
    scenes: {
      pier: {
        story:
          'Abroad nobody asks for your price: each good brings the base quality of its factory. Food £8, clothes £9, more at higher levels. Your ship carries two. Let us try both ways.',
      },
      contract: {
        story: 'The first way: together with the production. Food is made in this cycle, so promise some now.',
        goal: 'Take a contract for just two food, and end your turn.',
        hint: 'Stock exchange for £2, no shares, the contract for 2 food, End turn.',
        done: 'One food was sold at home, two are left, and your ship waits.',
      },
      production: {
        story:
          'In the production phase all your ships count together and cost nothing but the risk: one space of share value for each ship used.',
        goal: 'Ship the two food, and end your turn.',
        hint: 'Ship 2 food, then End turn.',
        done: '£16 for two goods that would have been lost.',
      },
      store: {
        story: 'The second way needs a store: clothes are made now, shipped later.',
        goal: 'Have two clothes in your warehouse.',
        hint: 'Workers for £4, a worker at the clothes column, End turn.',
        done: 'One sold, two stored.',
      },
      again: {
        story:
          'A new promise. The stock exchange marker already lies on the chart: using it again in the same place costs £2 more.',
        goal: 'Take a contract for two clothes, and end your turn.',
        hint: 'Stock exchange again, sell and buy nothing, the contract for 2 clothes, End turn.',
        done: 'Now send the ship itself.',
      },
      action: {
        story:
          'A ship is an action marker too. The space must cost at least what the ship carries. It takes stored goods of one or several contracts, each completely.',
        goal: 'Ship the two clothes with your ship.',
        hint: 'The ship on any free space of £2 or more, then 2 clothes.',
        done: '£18, and once more one space for the risk.',
      },
      end: {
        story:
          'After a ship’s action you may take a special marker: a larger ship, for instance. Two piers, capacities up to ten, crews to be paid: trade becomes an industry of its own.',
      },
    },
  },
  tiles: {
    title: 'Tiles and events',
    about: 'Helpers to take, and news that touches everybody.',
    scenes: {
      supply: {
        story:
          'Development tiles are special markers as well: whoever may take a special marker may take a tile instead, up to four. Each bends a rule, and says which.',
      },
      take: {
        story:
          'You sell only one food at £7. A Patron of food buys one more after the sale, whatever your appeal says.',
        goal: 'Take the Patron of food.',
        hint: 'Machinery for £4, one machine for food, then the Patron of food.',
        done: 'A friend in the right place.',
      },
      sale: {
        story: 'End the turn; the sale comes first.',
        goal: 'See the sale of food.',
        hint: 'End turn.',
        done: 'One sold, and the question whether the Patron shall buy.',
      },
      use: {
        story: 'Some tiles work by themselves, some are asked about, some are given back for their effect.',
        goal: 'Let the Patron buy, and end your turn.',
        hint: 'Use Patron of food, then End turn.',
        done: 'Two food sold instead of one: £7 more and one more space of share value.',
      },
      economy: {
        story:
          'Each good has economy markers. One is turned up before its cycle: how far the importer comes nearer, and how many fired workers return. What was turned is shown; what is left can be guessed.',
      },
      events: {
        story:
          'At the end of each decade comes the event phase: warehouse workers and crews are paid, then the event of the decade is carried out. In this first set-up you can read all of them beforehand, so plan for them.',
      },
      own: {
        story: 'A Patron stays with you and can be asked again in every sale of food.',
        goal: 'How many tiles do you own?',
        hint: 'Look at your tiles.',
        done: 'One. A fifth would have to replace another.',
      },
      end: {
        story:
          'Foreman, Workshop, School, Inventor, Broker … each is worth a plan. The components page lists them all. Now you know the whole game: play on.',
      },
    },
  },
}
